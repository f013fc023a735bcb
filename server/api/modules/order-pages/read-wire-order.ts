import type * as v from 'valibot'
import type { Order } from '../../../../contract/orders/order.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { readWithdrawals } from '../acknowledgements/withdrawal-facts.ts'
import { readBankRefund } from '../bank-refunds/bank-refund-facts.ts'
import { wireExchange } from '../exchange-goods/exchange-wire.ts'
import { findExchangeOfReturn } from '../exchange-goods/exchanges.repository.ts'
import { wireOrder } from '../orders/order-wire.ts'
import type { GroupWithLines } from '../orders/orders.repository.ts'
import { isOnHold } from '../orders/row-standing.ts'
import { findHeldPayment } from '../payments/payments.repository.ts'
import { readStorePickup } from '../pickups/pickups.usecases.ts'
import { readReturnedBy } from '../returns/captures.repository.ts'
import { findRefunds } from '../returns/refunds.repository.ts'
import { storeOfReturn } from '../stores/return-store.ts'

export type ReadOptions = {
  readonly now: Date
  /** Of the texts. */
  readonly language: Catalog
  readonly settings: AppDeps['settings']
}

/** An order as the wire carries it, with all that other tables know of it. */
export const readWireOrder = async (
  db: Database,
  order: OrderRow,
  groups: readonly GroupWithLines[],
  { now, language, settings }: ReadOptions,
): Promise<v.InferInput<typeof Order>> => {
  const refund = (await findRefunds(db, [order.orderNumber])).get(order.orderNumber)
  const storePickup = await readStorePickup(
    db,
    order,
    groups.flatMap(({ lines }) => lines),
  )
  const returnStore = await storeOfReturn(db, order)
  const returnedBy = await readReturnedBy(db, order)
  const exchange =
    order.orderType === 'RETURN_ORDER' ? await findExchangeOfReturn(db, order.orderNumber) : null
  const bankRefund = await readBankRefund(db, order, settings)
  const withdrawals = await readWithdrawals(db, order)
  const heldPayment = isOnHold(order) ? await findHeldPayment(db, order.orderNumber) : null
  return wireOrder(order, groups, {
    now,
    language,
    refund,
    returnedBy,
    exchange: wireExchange(exchange, language),
    bankRefund,
    storePickup,
    returnStore,
    heldPayment,
    withdrawals,
  })
}
