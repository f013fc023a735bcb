import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describedCountries } from '../../domain/countries/profile-of.ts'

/**
 * Digits of a number with its calling code, without `+` (ITU-T E.164): `44 07700 900188`, with the zero that people dial at
 * home, is 447700900188. Digits that no country's plan knows stay as they are.
 */
export const internationalDigits = (written: string): string => {
  const digits = written.replaceAll(/\D/g, '')
  return parsePhoneNumberFromString(`+${digits}`)?.number.slice(1) ?? digits
}

/**
 * Digits of a number that a text can reach, by the plan of its country, where the shop has that country; `null` for others: whoever
 * can have texts sent could else have them sent to where they cost most.
 *
 * @param written with `+` and the calling code.
 */
export const reachablePhone = (written: string): string | null => {
  const found = parsePhoneNumberFromString(written)
  const country = found?.country?.toLowerCase()
  const isOurs = country !== undefined && describedCountries.includes(country)
  return found?.isValid() && isOurs ? found.number.slice(1) : null
}
