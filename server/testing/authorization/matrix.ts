import type { Row } from './matrix.types.ts'
import { giftRows } from './rows/gift-rows.ts'
import { guestCodeRows } from './rows/guest-code-rows.ts'
import { memberRows } from './rows/member-rows.ts'
import { notificationRows } from './rows/notification-rows.ts'
import { orderRows } from './rows/order-rows.ts'
import { paymentRows } from './rows/payment-rows.ts'
import { pickupRows } from './rows/pickup-rows.ts'
import { returnRows } from './rows/return-rows.ts'
import { sandboxRows } from './rows/sandbox-rows.ts'
import { shopRows } from './rows/shop-rows.ts'

/** Who may do what: every call about every kind of object that it takes, by every caller. */
export const matrix: Readonly<Record<string, readonly Row[]>> = {
  Orders: orderRows,
  'Guests’ codes': guestCodeRows,
  'What is told of orders': notificationRows,
  Returns: returnRows,
  Gifts: giftRows,
  Payments: paymentRows,
  Pickup: pickupRows,
  Members: memberRows,
  Shop: shopRows,
  Sandbox: sandboxRows,
}
