import { guestCodeDigits } from '../../contract/session/guest-code.ts'
import type { Visitor } from '../../contract/session/session.ts'
import type { GuestContact } from '../../domain/guests/guest-filter.ts'
import { isEmail, isPhone } from '../../domain/guests/guest-lookup.ts'
import { wirePhone } from '../../domain/guests/phone.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { GuestOrders } from '../../services/session/guest-code.ts'
import type { GuestCodeContext, GuestCodeInput } from './guest-code.types.ts'

/** Where a 429 names no time. */
const usualWaitMs = 60_000

type Typed = Pick<GuestCodeContext, 'form' | 'callingCode'>

/** The contact as calls carry it. */
export const contactOf = ({ form, callingCode }: Typed): GuestContact => ({
  email: form.contact === 'email' ? form.email.trim() : null,
  phone: form.contact === 'phone' ? wirePhone(form.phone, callingCode) : null,
})

export const isContactRight = ({ form, callingCode }: Typed): boolean =>
  form.contact === 'email' ? isEmail(form.email.trim()) : isPhone(form.phone, callingCode)

/** The digits of what was typed or pasted, whatever stands among them, as far as a code goes (BY-24). */
export const digitsOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\D/g, '')
    .slice(0, guestCodeDigits)

/** Digits of every script stand in runs of ten that begin at a zero. */
const asciiDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  if (point < 0x80) return digit
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}

export const isWhole = (code: string): boolean => code.length === guestCodeDigits

export const isLimited = (result: CallResult<unknown>): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.status === 429

export const isRefusedAs = (result: CallResult<unknown>, code: string): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === code

/** Whether nobody asked: the guest is known no more. */
export const isNobodys = (result: CallResult<unknown>): boolean =>
  !result.ok && result.failure.kind === 'unauthorized'

export const waitMsOf = (result: CallResult<unknown>): number =>
  !result.ok && result.failure.kind === 'problem' ? (result.failure.retryAfterMs ?? usualWaitMs) : usualWaitMs

/** Whom a code is tried as, for the calls that follow where it is right. */
export const visitorOf = (
  context: Pick<GuestCodeContext, 'form' | 'callingCode' | 'newPass' | 'newId'>,
): Visitor & { readonly pass: string } => ({
  ...contactOf(context),
  visitorId: context.newId(),
  visit: context.newId(),
  pass: context.newPass(),
})

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
  showsFault: false,
  refusals: 0,
  requestKey: '',
  tryKey: '',
  code: '',
  nextAt: null,
  triesLeft: null,
  retryAt: null,
  orderItems: [],
  firstOfMore: null,
  next: null,
  until: null,
  ...(firstPage && listOf(firstPage)),
})
