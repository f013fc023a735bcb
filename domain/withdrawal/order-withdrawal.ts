import type { Order } from '../../contract/orders/order.ts'
import type { OrderItem } from '../../contract/orders/order-item.ts'
import { isCustomized } from '../orders/customized.ts'
import { orderCountry } from '../orders/order-country.ts'
import { simpleStatusOfLine } from '../status/simple-status.ts'
import { type WithdrawalFacts, type WithdrawalStanding, withdrawalStanding } from './withdrawal.ts'

export type WithdrawalPlace = {
  /** Country of the page, two letters. */
  readonly country: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** What is sent in exchange is no purchase of its own: its period is that of what it was sent for (BY-05). */
const isBought = ({ replacementFor }: OrderItem): boolean => replacementFor === null

/** What an order of the wire says about withdrawing from it. */
export const withdrawalFactsOf = (order: Order, { country, now }: WithdrawalPlace): WithdrawalFacts => ({
  orderType: order.orderType,
  orderClassification: order.orderClassification,
  lines: order.group.flatMap(({ orderItems }) =>
    orderItems.filter(isBought).map((line) => ({
      id: line.id,
      status: simpleStatusOfLine(line, 'SALES_ORDER'),
      quantity: line.lineItemTransaction.quantity,
      isCustomDesign: isCustomized(line),
      receivedAt: line.itemDates.delivered ?? line.itemDates.pickedUp ?? null,
    })),
  ),
  withdrawn: order.withdrawals.flatMap(({ lines }) => lines),
  country: orderCountry(order, country),
  now,
})

/** Whether an order of the wire can be withdrawn from. */
export const standingOfOrder = (order: Order, place: WithdrawalPlace): WithdrawalStanding =>
  withdrawalStanding(withdrawalFactsOf(order, place))
