import type { NotificationChannel } from '../../../../contract/notifications/notification.ts'
import { internationalDigits } from '../../../common/phones.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { type Choice, findConfirmedPhone } from './notifications.repository.ts'

/** The order's own phone, digits with the calling code; `null` where it has none. */
export const ownPhoneOf = ({ phoneCountryCode, phoneNumber }: OrderRow): string | null =>
  phoneCountryCode === null || phoneNumber === null
    ? null
    : internationalDigits(`${phoneCountryCode}${phoneNumber}`)

/** Where a mail or text of this kind goes to now (BY-37); `null`: nowhere any more. */
export const recipientOf = async (
  db: Database,
  channel: NotificationChannel,
  { order, choice }: { readonly order: OrderRow; readonly choice: Choice },
): Promise<string | null> => {
  if (channel === 'email') return order.contactEmail
  return choice.phone === 'other' ? findConfirmedPhone(db, order.orderNumber) : ownPhoneOf(order)
}
