import { createHash, timingSafeEqual } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { orderNumberSpellings } from '../../../../domain/guests/order-number.ts'
import { internationalDigits } from '../../../common/phones.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { type Caller, emailContact, type GuestContact, phoneContact } from '../../http/caller.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether what was sent is what is known, without telling by its time how much was right; hashes make both sides equally
 * long. Where nothing is known the same comparison is made, and nothing that could be sent matches.
 */
export const sameSecret = (known: string | null | undefined, sent: string): boolean => {
  const isSame = timingSafeEqual(hashOf(known ?? ''), hashOf(sent))
  return isSame && Boolean(known?.trim())
}

/** Is read where an order has no phone, so that every answer takes the same work; it is compared with nothing. */
const [sampleCode, sampleNumber] = ['1', '5005550006']

type Ownership = Pick<OrderRow, 'upmId' | 'contactEmail' | 'phoneCountryCode' | 'phoneNumber'>

const contactMatches = (order: Ownership | undefined, contact: GuestContact): boolean => {
  const national = order?.phoneNumber?.trim() || null
  const whole = internationalDigits(`${order?.phoneCountryCode ?? sampleCode}${national ?? sampleNumber}`)
  const international = national === null ? null : whole
  const sent = contact.kind === 'email' ? contact.email : contact.digits
  const sentWhole = contact.kind === 'email' ? contact.email : internationalDigits(contact.digits)
  const matches = [
    sameSecret(order?.contactEmail, sent),
    sameSecret(national, sent),
    sameSecret(international, sentWhole),
  ]
  return contact.kind === 'email' ? matches[0] === true : matches[1] === true || matches[2] === true
}

/** Whether the caller may see and change the order: its member, or a guest who knows its contact (SE-02). */
export const mayAccess = (order: Ownership | undefined, caller: Caller): boolean => {
  if (caller.kind === 'member') return sameSecret(order?.upmId, caller.upmId)
  return caller.kind === 'guest' && contactMatches(order, caller.contact)
}

/** Contacts that a request body names beside the filter; all of them must be the order's own. */
export type BodyContact = { readonly email?: string | null; readonly phone?: string | null }

const isLeftOut = (contact: string | null | undefined): contact is null | undefined =>
  contact === null || contact === undefined

export const bodyContactMatches = (order: Ownership, { email, phone }: BodyContact): boolean =>
  (isLeftOut(email) || contactMatches(order, emailContact(email))) &&
  (isLeftOut(phone) || contactMatches(order, phoneContact(phone)))

/** The one answer for an unknown order, somebody else's order and a wrong contact. */
export const orderNotFound = () => problem('order_not_found')

/** The caller's order, or `undefined`. `lock` holds its row until the transaction ends. */
export const findOwnOrder = async (
  db: Database,
  caller: Caller,
  orderNumber: string,
  { lock = false } = {},
): Promise<OrderRow | undefined> => {
  const query = db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  const [order] = lock ? await query.for('update') : await query
  return mayAccess(order, caller) ? order : undefined
}

/**
 * The caller's order by a number that a guest has typed, or `undefined`. Each spelling is compared whether there is such an order or
 * not, so that every answer takes the same work. Members come by links, whose numbers are right.
 */
export const findTypedOrder = async (
  db: Database,
  caller: Caller,
  orderNumber: string,
): Promise<OrderRow | undefined> => {
  const spellings = caller.kind === 'guest' ? orderNumberSpellings(orderNumber) : [orderNumber]
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [...spellings]))
  const found = spellings.map((spelling) => rows.find((row) => row.orderNumber === spelling))
  return found.filter((order) => mayAccess(order, caller))[0]
}
