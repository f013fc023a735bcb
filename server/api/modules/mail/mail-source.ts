import { asc, eq, inArray } from 'drizzle-orm'
import type { Store } from '../../../../contract/pickup/store.ts'
import type { Database } from '../../../db/schema.ts'
import { type CancellationJobRow, cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import { type DeliveryChangeRow, deliveryChanges } from '../../../db/tables/delivery-changes.ts'
import type { ExchangeRow } from '../../../db/tables/exchanges.ts'
import type { GiftReturnRow } from '../../../db/tables/gift-returns.ts'
import {
  type NotificationRow,
  notificationChoices,
  notifications,
} from '../../../db/tables/notifications/notifications.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { MailRow } from '../../../db/tables/outgoing-mails.ts'
import type { BankRefundRow } from '../../../db/tables/payments/bank-refunds.ts'
import { type PaymentRow, payments } from '../../../db/tables/payments/payments.ts'
import { type StorePickupRow, storePickups } from '../../../db/tables/pickup/pickups.ts'
import { type StoreRow, stores } from '../../../db/tables/stores.ts'
import type { WithdrawalRow } from '../../../db/tables/withdrawals.ts'
import { findMailedWithdrawals } from '../acknowledgements/withdrawals.repository.ts'
import { findBankRefunds } from '../bank-accounts/bank-refunds.repository.ts'
import { findExchangesOfReturns } from '../exchange-goods/exchanges.repository.ts'
import { findMailedGiftReturns } from '../gift-goods/gift-returns.repository.ts'
import { storesOfReturns } from '../stores/return-store.ts'

/** What a mail is made from. */
export type MailSource = {
  readonly mail: MailRow
  readonly order: OrderRow
  /** As they stand in the order. */
  readonly lines: readonly OrderLineRow[]
  /** The payment that was finished later, where there was one. */
  readonly payment: PaymentRow | null
  /** The change of the delivery that it tells of, where it tells of one. */
  readonly deliveryChange: DeliveryChangeRow | null
  /** The cancellation of some pieces that it tells of, where it tells of one. */
  readonly cancellation: CancellationJobRow | null
  /** The account that a return is refunded to, where one was sent. */
  readonly bankRefund: BankRefundRow | null
  /** The store that a return is brought to, where one was picked. */
  readonly store: Store | null
  /** The statement whose receipt it acknowledges. */
  readonly withdrawal: WithdrawalRow | null
  /** The gift's return that it tells of. */
  readonly giftReturn: GiftReturnRow | null
  /** What the return gives beside money, where it does. */
  readonly exchange: ExchangeRow | null
  /** What happened to the order, where it tells of that, and the zone of who is told. */
  readonly notification: { readonly row: NotificationRow; readonly timeZone: string | null } | null
  readonly pickup: { readonly pickup: StorePickupRow; readonly store: StoreRow | null } | null
}

/** Mails with what they are made from, in the order given; those whose order is gone are left out. */
export const loadMailSources = async (
  db: Database,
  mails: readonly MailRow[],
): Promise<readonly MailSource[]> => {
  const numbers = [...new Set(mails.map(({ orderNumber }) => orderNumber))]
  if (numbers.length === 0) return []
  const orderRows = await db.select().from(orders).where(inArray(orders.orderNumber, numbers))
  const lineRows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderNumber, numbers))
    .orderBy(asc(orderLines.groupPosition), asc(orderLines.lineNumber))
  const paymentRows = await db.select().from(payments).where(inArray(payments.orderNumber, numbers))
  const pickupRows = await db
    .select({ pickup: storePickups, store: stores })
    .from(storePickups)
    .leftJoin(stores, eq(stores.storeId, storePickups.storeId))
    .where(inArray(storePickups.orderNumber, numbers))
  const ids = mails.map(({ id }) => id)
  const changeRows = await db.select().from(deliveryChanges).where(inArray(deliveryChanges.id, ids))
  const cancelRows = await db.select().from(cancellationJobs).where(inArray(cancellationJobs.id, ids))
  const toldRows = await db
    .select({ row: notifications, timeZone: notificationChoices.timeZone })
    .from(notifications)
    .leftJoin(notificationChoices, eq(notificationChoices.orderNumber, notifications.orderNumber))
    .where(inArray(notifications.id, ids))
  const bankRefundOf = await findBankRefunds(db, numbers)
  const storeOf = await storesOfReturns(db, orderRows)
  const withdrawalOf = await findMailedWithdrawals(db, mails)
  const giftReturnOf = await findMailedGiftReturns(db, mails)
  const exchangeOf = await findExchangesOfReturns(db, numbers)
  const linesOf = Map.groupBy(lineRows, ({ orderNumber }) => orderNumber)
  return mails.flatMap((mail) => {
    const isIts = ({ orderNumber }: { readonly orderNumber: string }) => orderNumber === mail.orderNumber
    const order = orderRows.find(isIts)
    if (!order) return []
    return [
      {
        mail,
        order,
        lines: linesOf.get(mail.orderNumber) ?? [],
        store: storeOf.get(order.returnToStore?.storeId ?? '') ?? null,
        bankRefund: bankRefundOf.get(mail.orderNumber) ?? null,
        deliveryChange: changeRows.find(({ id }) => id === mail.id) ?? null,
        cancellation: cancelRows.find(({ id }) => id === mail.id) ?? null,
        payment: paymentRows.find(isIts) ?? null,
        withdrawal: withdrawalOf.get(mail.withdrawalId ?? '') ?? null,
        notification: toldRows.find(({ row }) => row.id === mail.id) ?? null,
        giftReturn: giftReturnOf.get(mail.giftReturnId ?? '') ?? null,
        exchange: exchangeOf.get(mail.orderNumber) ?? null,
        pickup: pickupRows.find(({ pickup }) => isIts(pickup)) ?? null,
      },
    ]
  })
}

/** One mail with what it is made from; `null` where its order is gone. */
export const loadMailSource = async (db: Database, mail: MailRow): Promise<MailSource | null> =>
  (await loadMailSources(db, [mail]))[0] ?? null
