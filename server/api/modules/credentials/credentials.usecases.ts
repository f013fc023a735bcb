import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type Caller, emailContact, phoneContact } from '../../http/caller.ts'
import { findOwnOrder, orderNotFound, sameSecret } from '../orders/order-access.ts'
import { knownCredentials } from './credentials.repository.ts'

export type CredentialQuestion = {
  readonly caller: Caller
  readonly orderNumber: string
  /** An e-mail address, or a phone number with its country's code. */
  readonly credential: string
}

const digitsOf = (text: string): string => {
  const contact = phoneContact(text)
  return contact.kind === 'phone' ? contact.digits : ''
}

/**
 * Whether an account has a contact of the caller's own order; refuses with one and the same answer where none has and for
 * any other contact, so that it tells about nobody but who placed the order (docs/decisions/0020).
 */
export const checkOrderCredential = async (
  db: Database,
  { caller, orderNumber, credential }: CredentialQuestion,
): Promise<void> => {
  const order = await findOwnOrder(db, caller, orderNumber)
  const isEmail = credential.includes('@')
  const asked = emailContact(credential)
  const email = isEmail && asked.kind === 'email' ? asked.email : ''
  const digits = isEmail ? '' : digitsOf(credential)
  const { hasEmail, hasPhone } = await knownCredentials(db, { email, digits })
  if (!order) throw orderNotFound()
  const ownDigits = `${order.phoneCountryCode ?? ''}${order.phoneNumber ?? ''}`
  const isKnown = isEmail
    ? sameSecret(order.contactEmail, email) && hasEmail
    : sameSecret(ownDigits, digits) && hasPhone
  if (!isKnown) throw problem('credential_unknown')
}
