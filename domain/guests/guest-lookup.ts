import { isOrderNumber, typedOrderNumber } from './order-number.ts'
import { nationalNumber } from './phone.ts'

/** Which contact the shopper gives with the order number. */
type ContactKind = 'email' | 'phone'

/** The form as it stands. */
export type LookupForm = {
  readonly orderNumber: string
  readonly email: string
  /** As typed, with or without the country's code. */
  readonly phone: string
  readonly contact: ContactKind
  readonly hasAgreed: boolean
}

/** What differs by country. */
export type LookupRules = {
  /** Terms have to be agreed to (China, GL-05). */
  readonly needsTerms: boolean
  /** Calling code without `+`; `null` where the shopper writes it. */
  readonly callingCode: string | null
}

const lookupFields = ['orderNumber', 'email', 'phone'] as const
export type LookupField = (typeof lookupFields)[number]

/** What the form still lacks before it can be sent (GL-04). */
export type LookupGap = 'orderNumber' | 'email' | 'phone' | 'terms'

const phonePattern = /^\d{3,16}$/

const atom = '[^\\s@<>()\\[\\]\\\\.,;:"]+'
const emailPattern = new RegExp(
  `^(?:${atom}(?:\\.${atom})*|"[^"\\s]+")@(?:\\[\\d{1,3}(?:\\.\\d{1,3}){3}\\]|(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,})$`,
  'u',
)
/** RFC 5321. */
const longestEmail = 254

/** Local part, `@`, then a domain with a top level of at least 2 letters, or an IPv4 address in brackets (orders.md §5). */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)

/** 3 to 16 digits after the country's code (orders.md §5). */
export const isPhone = (typed: string, callingCode: string | null): boolean =>
  phonePattern.test(nationalNumber(typed, callingCode))

const isBlank = (text: string): boolean => text.trim() === ''

/** Why the form cannot be sent yet, in the order of the form; empty when it can (GL-04). */
export const lookupGaps = (form: LookupForm, { needsTerms }: LookupRules): readonly LookupGap[] => [
  ...(typedOrderNumber(form.orderNumber) === '' ? (['orderNumber'] as const) : []),
  ...(isBlank(form[form.contact]) ? [form.contact] : []),
  ...(needsTerms && !form.hasAgreed ? (['terms'] as const) : []),
]

/** Fields that do not match their pattern, in the order of the form (GL-08). */
export const lookupErrors = (form: LookupForm, { callingCode }: LookupRules): readonly LookupField[] => {
  const isContactRight =
    form.contact === 'email' ? isEmail(form.email.trim()) : isPhone(form.phone, callingCode)
  return [
    ...(isOrderNumber(typedOrderNumber(form.orderNumber)) ? [] : (['orderNumber'] as const)),
    ...(isContactRight ? [] : [form.contact]),
  ]
}
