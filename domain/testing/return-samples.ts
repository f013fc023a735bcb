import { returnableItems } from '../returns/return-items.ts'
import {
  checkLine,
  chooseQuantity,
  chooseReason,
  untouchedChoice,
  writeComment,
} from '../returns/return-selection.ts'
import { sampleLine, sampleOrder } from './samples.ts'

/** Six days after the sample order was placed; epoch milliseconds. */
export const returnTime = Date.parse('2026-11-20T12:00:00Z')
export const inUs = { country: 'us', now: returnTime }

/** A delivered line that can be sent back whole, at 30 and 2.18 of tax a piece. */
export const returnableShoe = (id: string, quantity = 1, more: Parameters<typeof sampleLine>[0] = {}) =>
  sampleLine({
    id,
    product: { title: 'Tempo Glide 3', gtin: `0001234567${id}` },
    lineItemStatus: { status: 'Delivered' },
    lineItemTransaction: {
      quantity,
      returnableQuantity: quantity,
      lineItemChargedPrice: 30 * quantity,
      lineItemTaxes: 2.18 * quantity,
    },
    returnableFlag: true,
    ...more,
  })

/** A delivered order of these lines. */
export const deliveredOrder = (...lines: ReturnType<typeof sampleLine>[]) =>
  sampleOrder({
    transaction: { orderDate: '2026-11-14T12:00:00Z' },
    group: [{ orderItems: lines }],
    shipFrom: {
      address: { address1: '1180 Larkspur Way', city: 'Fernhollow', state: 'OR', country: 'US' },
      recipient: { firstName: 'Maya', lastName: 'Ortiz' },
      contactInformation: { dayPhoneNumber: '503 555 0100', email: 'maya@example.com' },
    },
  })

/** A return as a shopper has filled it in: two of three pieces with a comment, one with a reason nobody knows, one line left. */
export const filledInReturn = () => {
  const order = deliveredOrder(returnableShoe('11', 3), returnableShoe('12'), returnableShoe('13'))
  const items = returnableItems(order, inUs)
  const choices = items.map((item, index) => {
    const untouched = untouchedChoice(item)
    if (index === 2) return untouched
    const checked = checkLine(untouched, item, true)
    return index === 0
      ? writeComment(chooseQuantity(chooseReason(checked, 'tooBig'), item, 2), ' Heel slips ')
      : chooseReason(checked, 'unheard of')
  })
  return { order, items, choices }
}
