import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LookupField, LookupGap } from '../../../domain/guests/guest-lookup.ts'

/** Ids of the fields: the summary of errors links to them. */
export const fieldIds: Readonly<Record<LookupField, string>> = {
  orderNumber: 'lookup-order-number',
  email: 'lookup-email',
  phone: 'lookup-phone',
}

export const fieldLabels: Readonly<Record<LookupField, MessageDescriptor>> = {
  orderNumber: msg`Order number`,
  email: msg`Email address`,
  phone: msg`Phone number`,
}

/** What is wrong with a field and how to put it right (GL-08). */
export const fieldErrors: Readonly<Record<LookupField, MessageDescriptor>> = {
  orderNumber: msg`Enter a valid order number: 4 to 32 letters and numbers.`,
  email: msg`Enter a valid email address, such as name@example.com.`,
  phone: msg`Enter a valid phone number: 3 to 16 digits, nothing else.`,
}

/** Parts of the sentence “Still needed: …”. */
export const gapNames: Readonly<Record<LookupGap, MessageDescriptor>> = {
  orderNumber: msg({
    message: 'order number',
    comment: 'Part of “Still needed: order number and e-mail address.”',
  }),
  email: msg({
    message: 'email address',
    comment: 'Part of “Still needed: order number and e-mail address.”',
  }),
  phone: msg({ message: 'phone number', comment: 'Part of “Still needed: order number and phone number.”' }),
  terms: msg({
    message: 'your consent to the terms',
    comment: 'Part of “Still needed: order number and your consent to the terms.”',
  }),
}
