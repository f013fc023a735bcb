import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Digits of a number with its calling code, without `+` (ITU-T E.164): `44 07700 900188`, with the zero that people dial at
 * home, is 447700900188. Digits that no country's plan knows stay as they are.
 */
export const internationalDigits = (written: string): string => {
  const digits = written.replaceAll(/\D/g, '')
  return parsePhoneNumberFromString(`+${digits}`)?.number.slice(1) ?? digits
}
