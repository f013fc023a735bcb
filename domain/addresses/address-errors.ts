import { maxAddressLine } from '../../contract/orders/address.ts'
import { maxContactLength } from '../../contract/wire/primitives.ts'
import { isEmail, isPhone } from '../guests/guest-lookup.ts'
import { callingCodeOf } from '../guests/phone.ts'
import { fieldsOf } from './address-layout.ts'
import type { AddressDraft, AddressError, AddressField, AddressFieldName } from './address-layout.types.ts'
import type { AddressRules } from './address-rules.types.ts'
import { isPostalCode } from './postal-codes.ts'
import { regionCalled } from './regions.ts'

type Code = AddressError['code']
type Check = (text: string, rules: AddressRules) => Code | null

const checks: Readonly<Partial<Record<AddressFieldName, Check>>> = {
  code: (text, { postalCode }) => (isPostalCode(text, postalCode) ? null : 'postalCode'),
  province: (text, { regions }) =>
    regions === null || regionCalled(regions, text) !== null ? null : 'region',
  phone: (text, { country }) => (isPhone(text, callingCodeOf(country)) ? null : 'phone'),
  email: (text) => (isEmail(text) ? null : 'email'),
}

const contacts: readonly AddressFieldName[] = ['phone', 'email']

/** Characters that a field may have, as requests carry them. */
const longest = (name: AddressFieldName): number =>
  contacts.includes(name) ? maxContactLength : maxAddressLine

const errorOf = (
  { name, isRequired }: AddressField,
  draft: AddressDraft,
  rules: AddressRules,
): Code | null => {
  const value = draft[name]
  if (typeof value === 'boolean') return null
  const text = value?.trim() ?? ''
  if (text === '') return isRequired ? 'required' : null
  return text.length > longest(name) ? 'tooLong' : (checks[name]?.(text, rules) ?? null)
}

/**
 * What is wrong with an address by the rules of its country, one thing a field, in the order of the form (returns.md §6). E-mail
 * and phone are optional, and have to be right where they are given.
 */
export const addressErrors = (draft: AddressDraft, rules: AddressRules): readonly AddressError[] =>
  fieldsOf(rules.layout).flatMap((field) => {
    const code = errorOf(field, draft, rules)
    return code === null ? [] : { field: field.name, code }
  })
