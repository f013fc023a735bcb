import type { Visitor } from '../../contract/session/session.ts'
import type { GuestCodeInput } from '../../machines/guest-code/guest-code.types.ts'
import { walkTime } from './samples.ts'

const minuteMs = 60_000

export const samplePass = 'p'.repeat(43)

/** Whoever has come in by a code. */
export const guestWithPass: Visitor = {
  email: 'lina@example.com',
  phone: null,
  visitorId: 'visitor-1',
  visit: 'visit-1',
  pass: samplePass,
}

/** A guest in the Netherlands before an empty field for an email address. */
export const sampleCodeInput = (now: () => number): GuestCodeInput => ({
  form: { contact: 'email', email: '', phone: '' },
  canUsePhone: false,
  callingCode: '31',
  visitor: null,
  firstPage: null,
  country: 'nl',
  language: 'en',
  now,
  newId: () => 'id-1',
  newPass: () => samplePass,
})

/** What the host answers who asks for a code at `walkTime`. */
export const sampleSent = {
  expiresAt: new Date(walkTime + 10 * minuteMs).toISOString(),
  nextAt: new Date(walkTime + minuteMs).toISOString(),
}

/** When a pass ends that was given at `walkTime`. */
export const sampleUntil = new Date(walkTime + 60 * minuteMs).toISOString()
