import type { Visitor } from '../../contract/session/session.ts'
import type { GuestContact } from '../../domain/guests/guest-filter.ts'
import { isEmail, isPhone } from '../../domain/guests/guest-lookup.ts'
import { wirePhone } from '../../domain/guests/phone.ts'
import type { GuestOrders } from '../../services/session/guest-code.ts'
import { newCodeEntry } from '../code-entry.flow.ts'
import type { GuestCodeContext, GuestCodeInput, RequestCodeInput } from './guest-code.types.ts'

type Typed = Pick<GuestCodeContext, 'form' | 'callingCode'>

/** The contact as calls carry it. */
const contactOf = ({ form, callingCode }: Typed): GuestContact => ({
  email: form.contact === 'email' ? form.email.trim() : null,
  phone: form.contact === 'phone' ? wirePhone(form.phone, callingCode) : null,
})

export const isContactRight = ({ form, callingCode }: Typed): boolean =>
  form.contact === 'email' ? isEmail(form.email.trim()) : isPhone(form.phone, callingCode)

/** What a code is asked for with; sent again by its key it is one code. */
export const requestOf = (
  context: Typed & Pick<GuestCodeContext, 'country' | 'language' | 'requestKey'>,
): RequestCodeInput => ({
  ...contactOf(context),
  country: context.country,
  language: context.language,
  key: context.requestKey,
})

/** Whom a code is tried as, for the calls that follow where it is right. */
export const visitorOf = (
  context: Pick<GuestCodeContext, 'form' | 'callingCode' | 'newPass' | 'newId'>,
): Visitor & { readonly pass: string } => ({
  ...contactOf(context),
  visitorId: context.newId(),
  visit: context.newId(),
  pass: context.newPass(),
})

/** As whom the code on its way is tried. */
export const triedAs = ({ trying }: GuestCodeContext) => {
  if (trying === null) throw new Error('no code is being tried')
  return trying
}

/** A page of orders as the list shows it. */
export const listOf = ({ orderItems, pages, until }: GuestOrders) => ({
  orderItems,
  next: pages.next,
  until: Date.parse(until),
})

export const startOf = ({ visitor, firstPage, ...input }: GuestCodeInput): GuestCodeContext => ({
  ...input,
  visit: visitor?.pass === undefined ? null : visitor.visit,
  trying: null,
  ...newCodeEntry,
  orderItems: [],
  firstOfMore: null,
  next: null,
  until: null,
  ...(firstPage && listOf(firstPage)),
})
