import { maxAddressLine } from '../../contract/orders/address.ts'
import { maxContactLength } from '../../contract/wire/primitives.ts'
import { asLine } from '../../contract/wire/text.ts'
import { callingCodeOf, nationalNumber } from '../guests/phone.ts'

/** A line or a name as requests take it, however it was typed or pasted; `null` where there is none. */
export const givenLine = (text: string | null | undefined): string | null =>
  asLine(text ?? '', maxAddressLine) || null

export const givenEmail = (text: string | null | undefined): string | null =>
  asLine(text ?? '', maxContactLength) || null

/** The digits of a phone within its country (two letters, lower case); what is no number stays as it was typed. */
export const givenPhone = (text: string | null | undefined, country: string): string | null => {
  const typed = asLine(text ?? '', maxContactLength)
  const number = nationalNumber(typed, callingCodeOf(country))
  return (/^\d+$/.test(number) ? number : typed) || null
}
