import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { type OrderType, orderTypes } from '../../contract/orders/order-types.ts'
import { returnCancelRefusal, returnCancelRefusalOf } from './return-cancellation.ts'
import {
  isBeforeHandOver,
  isRefunding,
  nextReturnStatuses,
  rawReturnStatusNames,
  returnStageOf,
} from './return-life.ts'

const line = (status: string, lineItemStatusVariant: string | null = null) => ({
  lineItemStatus: { status },
  lineItemStatusVariant,
})
const standing = { orderType: 'RETURN_ORDER', cancellation: 'none', isPaymentDue: false } as const
const refusalOf = (statuses: readonly string[], isRefunded = false) =>
  returnCancelRefusal({
    standing,
    lines: statuses.map((status) => line(status)),
    isRefunded,
    isSentFor: false,
  })

describe('taking a return back', () => {
  test('[BY-13] [BY-14] is possible in just those raw statuses in which nothing was handed over and no money has come back', () => {
    expect(rawReturnStatusNames.filter((name) => refusalOf([name]) === null)).toEqual([
      'return request created',
      'created',
      'not authorized',
      'authorized',
      'return created',
      'return received',
    ])
  })

  test.each([
    ['In Transit', 'handedOver'],
    ['returned at store', 'handedOver'],
    ['Return Denied', 'handedOver'],
    ['early refund', 'refunded'],
    ['Return Processed', 'refunded'],
  ] as const)('[BY-14] of one that is %s is refused as %s', (status, refusal) => {
    expect(refusalOf([status])).toBe(refusal)
  })

  test('[BY-14] is refused once one line of it travels, or a refund of it is recorded', () => {
    expect([
      refusalOf(['Authorized', 'In Transit']),
      refusalOf(['Authorized'], true),
      returnCancelRefusal({
        standing,
        lines: [line('Teleported', 'RETURN_IN_PROCESS')],
        isRefunded: false,
        isSentFor: false,
      }),
    ]).toEqual(['handedOver', 'refunded', 'handedOver'])
  })

  test('is no matter of a sale, and was done where it was done', () => {
    const asked = { lines: [line('Authorized')], isRefunded: false, isSentFor: false }
    expect([
      returnCancelRefusal({ ...asked, standing: { ...standing, orderType: 'SALES_ORDER' } }),
      returnCancelRefusal({ ...asked, standing: { ...standing, cancellation: 'done' } }),
      returnCancelRefusal({ ...asked, isRefunded: true, standing: { ...standing, cancellation: 'done' } }),
    ]).toEqual(['otherType', 'cancelled', 'cancelled'])
  })

  test('[BY-05] [BY-13] is answered alike by the order of the wire', () => {
    const order = (status: string, refund: Order['refund'] = null, exchange: Order['exchange'] = null) => ({
      orderType: 'RETURN_ORDER' as const,
      pendingModification: null,
      paymentHoldFlag: false,
      deferredPaymentData: null,
      refund,
      exchange,
      group: [{ orderItems: [line(status)] }],
    })
    const exchangeOf = (...states: ('reserved' | 'sent')[]): Order['exchange'] => ({
      lines: states.map((state, index) => ({
        lineId: `line-${index}`,
        answer: 'exchange',
        title: 'Court shoe',
        color: null,
        size: '9',
        quantity: 1,
        send: state === 'sent' ? 'atOnce' : 'afterArrival',
        state,
      })),
      exchanged: 110,
      charged: 0,
      chargeReturned: 0,
      hold: null,
      storeCredit: null,
    })
    const refund = { amount: 5, recordedAt: '2026-11-20T12:00:00.000Z' }
    expect([
      returnCancelRefusalOf(order('Authorized')),
      returnCancelRefusalOf(order('Authorized', refund)),
      returnCancelRefusalOf(order('Cancelled')),
      returnCancelRefusalOf(order('In Transit')),
      returnCancelRefusalOf(order('Authorized', null, exchangeOf('reserved'))),
      returnCancelRefusalOf(order('Authorized', null, exchangeOf('reserved', 'sent'))),
    ]).toEqual([null, 'refunded', 'cancelled', 'handedOver', null, 'handedOver'])
  })

  test('never stops a return that a carrier, a store or the bank has begun with', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...rawReturnStatusNames), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<OrderType>(...orderTypes),
        (statuses, isRefunded, isSentFor, orderType) => {
          const refusal = returnCancelRefusal({
            standing: { ...standing, orderType },
            lines: statuses.map((status) => line(status)),
            isRefunded,
            isSentFor,
          })
          const isStill = statuses.every((raw) => isBeforeHandOver(returnStageOf(raw)) && !isRefunding(raw))
          expect(refusal === null).toBe(isStill && !isRefunded && !isSentFor && orderType === 'RETURN_ORDER')
          if (refusal === null)
            for (const raw of statuses)
              expect(nextReturnStatuses(raw, { isStoreReturn: false })).toContain('cancelled')
        },
      ),
    )
  })
})
