import { createHmac } from 'node:crypto'
import { guestCodeDigits } from '../../../../contract/session/guest-code.ts'
import { internationalDigits } from '../../../common/phones.ts'
import type { GuestContact } from '../../http/caller.ts'

const minuteMs = 60_000

/** How long a code can be tried (BY-21). */
export const codeLifeMs = 10 * minuteMs

/** How long a right code opens the orders of its contact (BY-22). */
export const passLifeMs = 60 * minuteMs

/** How long until another code can be asked for (BY-24). */
export const nextCodeMs = minuteMs

const keyed = (secret: string, ...parts: readonly string[]) =>
  createHmac('sha256', secret).update(['guest-code', ...parts].join('\n'))

/** The code of a request: whoever has the database, and not the host's secret, cannot know it. */
export const codeOf = (secret: string, id: string): string =>
  String(
    Number(keyed(secret, 'code', id).digest().readBigUInt64BE(0) % 10n ** BigInt(guestCodeDigits)),
  ).padStart(guestCodeDigits, '0')

/** A contact as a message is sent to it: an e-mail in lower case, or digits with the calling code. */
export const recipientOf = (contact: GuestContact): string =>
  contact.kind === 'email' ? contact.email : internationalDigits(contact.digits)

/** A contact as it is kept. */
export const contactHash = (secret: string, contact: GuestContact): string =>
  keyed(secret, 'contact', contact.kind, recipientOf(contact)).digest('base64url')

/** A pass as it is kept. */
export const passHash = (secret: string, pass: string): string =>
  keyed(secret, 'pass', pass).digest('base64url')
