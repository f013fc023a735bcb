import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { internationalDigits } from '../../../common/phones.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { GuestContact } from '../../http/caller.ts'

const isOf = (contact: GuestContact): SQL | undefined => {
  if (contact.kind === 'email') return eq(orders.contactEmail, contact.email)
  const whole = internationalDigits(contact.digits)
  // Some countries keep the zero that people dial at home, some drop it.
  return or(
    sql`(${orders.phoneCountryCode} || ltrim(${orders.phoneNumber}, '0')) = ${whole}`,
    sql`(${orders.phoneCountryCode} || ${orders.phoneNumber}) = ${whole}`,
  )
}

/** Orders that were placed without an account with this contact (BY-22); those of members need their sign-in. */
export const guestOrdersOf = (contact: GuestContact): SQL | undefined =>
  and(isNull(orders.upmId), ne(orders.orderType, 'PARTNER_SALES_ORDER'), isOf(contact))
