import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import {
  type ItemsOffer,
  isWholeOrder,
  itemsOffer,
  refundOfChosen,
  stillOffered,
} from './cancel-items-offer.ts'

type Parts = Partial<v.InferInput<typeof Order>>

const placed = '2026-11-20T10:00:00Z'
const link = { webLink: null, appCallback: null }
const shirts = sampleLine({
  id: 'shirts',
  lineItemTransaction: { quantity: 3, lineItemChargedPrice: 90, lineItemTaxes: 9, lineItemFees: 1.01 },
})
const shoes = sampleLine({ id: 'shoes', lineItemTransaction: { quantity: 1, lineItemChargedPrice: 50 } })

const offerOf = (parts: Parts = {}, orderItems = [shirts, shoes]): ItemsOffer =>
  itemsOffer(
    sampleOrder({
      currency: 'USD',
      transaction: { orderDate: placed, orderTotal: 158 },
      payment: [{ paymentType: 'CREDIT_CARD' }],
      group: [{ orderItems, actions: { cancelItems: link } }],
      ...parts,
    }),
    'us',
    Date.parse(placed) + 60_000,
  )
const pieces = (lineId: string, quantity: number) => ({ lineId, quantity })

describe('what an order offers to be cancelled by the piece', () => {
  test('[BY-15] is each line that is left, with what its pieces give back', () => {
    const offer = offerOf()
    expect([offer.refusal, offer.lines.map(({ id, quantity }) => [id, quantity])]).toEqual([
      null,
      [
        ['shirts', 3],
        ['shoes', 1],
      ],
    ])
    expect([1, 2, 3].map((quantity) => refundOfChosen(offer, [pieces('shirts', quantity)]))).toEqual([
      3334, 6667, 10_001,
    ])
  })

  test('[BY-15] lacks what is cancelled, and is nothing once something is on its way', () => {
    const gone = sampleLine({ id: 'gone', lineItemStatus: { status: 'Cancelled' } })
    const sent = sampleLine({ id: 'sent', lineItemStatus: { status: 'Shipped' } })
    expect(offerOf({}, [shirts, gone]).lines.map(({ id }) => id)).toEqual(['shirts'])
    expect(offerOf({}, [shirts, sent])).toMatchObject({ refusal: 'notStoppable', lines: [] })
  })

  test('[BY-16] shares the cents of a line by what was ordered of it, so that they come to the whole', () => {
    const ordered = { quantity: 3, lineItemChargedPrice: 100 }
    const rest = sampleLine({
      id: 'shirts',
      lineItemTransaction: { quantity: 2, lineItemChargedPrice: 66.67 },
      orderedTransaction: ordered,
    })
    const whole = offerOf({}, [sampleLine({ id: 'shirts', lineItemTransaction: ordered }), shoes])
    const left = offerOf({}, [rest, shoes])
    const [first, second, both] = [
      refundOfChosen(whole, [pieces('shirts', 1)]),
      refundOfChosen(left, [pieces('shirts', 1)]),
      refundOfChosen(left, [pieces('shirts', 2)]),
    ]
    expect([first, second, both, first + both]).toEqual([3333, 3334, 6667, 10_000])
  })

  test('[BY-16] of all that is left gives back all that is left of the total, shipping included', () => {
    const all = [pieces('shirts', 3), pieces('shoes', 1)]
    const refund = { amount: 33.34, recordedAt: placed }
    expect([
      isWholeOrder(offerOf(), all),
      isWholeOrder(offerOf(), [pieces('shirts', 3)]),
      refundOfChosen(offerOf(), all),
      refundOfChosen(offerOf({ cancelRefund: refund }), all),
    ]).toEqual([true, false, 15_800, 12_466])
  })

  test('of an order whose total nobody tells gives back what the pieces came to, all of them as well', () => {
    const offer = offerOf({ transaction: { orderDate: placed } })
    expect([offer.orderTotal, refundOfChosen(offer, [pieces('shoes', 1)])]).toEqual([null, 5000])
    expect(refundOfChosen(offer, [pieces('shirts', 3), pieces('shoes', 1)])).toBe(15_001)
  })

  test('[BY-15] gives nothing back of what is paid at the door, or of what is not there', () => {
    const atTheDoor = offerOf({ payment: [{ paymentType: 'COD' }] })
    expect([
      refundOfChosen(atTheDoor, [pieces('shoes', 1)]),
      refundOfChosen(offerOf(), [pieces('another', 1)]),
      refundOfChosen(offerOf(), []),
    ]).toEqual([0, 0, 0])
  })

  test('[BY-16] keeps of a choice what is still offered', () => {
    const chosen = [pieces('shirts', 3), pieces('shoes', 1)]
    const fewer = sampleLine({ id: 'shirts', lineItemTransaction: { quantity: 2 } })
    expect(stillOffered(offerOf(), chosen)).toEqual(chosen)
    expect(stillOffered(offerOf({}, [fewer]), chosen)).toEqual([pieces('shirts', 2)])
  })
})
