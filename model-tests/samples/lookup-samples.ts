import type { LookupForm } from '../../domain/guests/guest-lookup.ts'
import type { GuestLookupInput } from '../../machines/guest-lookup/guest-lookup.types.ts'

/** A guest in the US before an empty form that asks for an email address. */
export const sampleLookupInput = (now: () => number): GuestLookupInput => ({
  form: { orderNumber: '', email: '', phone: '', contact: 'email', hasAgreed: false },
  needsTerms: false,
  callingCode: '1',
  canUsePhone: false,
  submitsItself: false,
  signsInAtOnce: false,
  openingFailure: null,
  country: 'us',
  language: 'en',
  now,
  newId: () => 'id-1',
})

export const filledLookup: LookupForm = {
  orderNumber: 'C00000001',
  email: 'lina@example.com',
  phone: '',
  contact: 'email',
  hasAgreed: false,
}
