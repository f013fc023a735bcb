import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderType, orderTypes } from '../../contract/orders/order-types.ts'
import {
  type OrderChange,
  type OrderStanding,
  refusalOf,
  type StandingFacts,
  standingOf,
  standingRefusal,
} from './standing.ts'

const changes = [
  'cancel',
  'pay',
  'return',
  'switchMethod',
  'cancelReturn',
  'pickup',
  'changeDelivery',
] as const satisfies readonly OrderChange[]
const standings: fc.Arbitrary<OrderStanding> = fc.record({
  orderType: fc.constantFrom<OrderType>(...orderTypes),
  cancellation: fc.constantFrom('none' as const, 'pending' as const, 'done' as const),
  isPaymentDue: fc.boolean(),
})

describe('what an order with a standing job admits', () => {
  test('[CA-03] [CA-08] nothing from the moment a cancellation is accepted, and nothing once it succeeded', () => {
    fc.assert(
      fc.property(standings, fc.constantFrom(...changes), (standing, change) => {
        const refusal = standingRefusal(change, standing)
        if (standing.cancellation !== 'none') expect(refusal).not.toBe(null)
        if (refusal !== null) return
        expect(standing.cancellation).toBe('none')
        expect(standing.orderType).toBe(
          change === 'switchMethod' || change === 'cancelReturn' ? 'RETURN_ORDER' : 'SALES_ORDER',
        )
        if (change === 'pay') expect(standing.isPaymentDue).toBe(true)
      }),
    )
  })

  test('a cancellation changes what is admitted, never what another change would find without it', () => {
    const sale = { orderType: 'SALES_ORDER', isPaymentDue: true } as const
    const admitted = (standing: OrderStanding) =>
      changes.map((change) => [change, standingRefusal(change, standing)])
    expect(Object.fromEntries(admitted({ ...sale, cancellation: 'none' }))).toEqual({
      cancel: null,
      changeDelivery: null,
      pay: null,
      return: null,
      switchMethod: 'otherType',
      cancelReturn: 'otherType',
      pickup: null,
    })
    expect(Object.fromEntries(admitted({ ...sale, cancellation: 'pending' }))).toEqual({
      cancel: 'cancellationPending',
      changeDelivery: 'cancellationPending',
      pay: 'cancellationPending',
      return: 'cancellationPending',
      switchMethod: 'otherType',
      cancelReturn: 'otherType',
      pickup: 'cancellationPending',
    })
    expect(Object.fromEntries(admitted({ ...sale, cancellation: 'done', isPaymentDue: false }))).toEqual({
      cancel: 'cancelled',
      changeDelivery: 'cancelled',
      pay: 'cancelled',
      return: 'cancelled',
      switchMethod: 'otherType',
      cancelReturn: 'otherType',
      pickup: 'cancelled',
    })
    expect(standingRefusal('pay', { ...sale, cancellation: 'none', isPaymentDue: false })).toBe('nothingDue')
    expect(
      Object.fromEntries(admitted({ orderType: 'RETURN_ORDER', cancellation: 'none', isPaymentDue: false })),
    ).toEqual({
      cancel: 'otherType',
      changeDelivery: 'otherType',
      pay: 'otherType',
      return: 'otherType',
      switchMethod: null,
      cancelReturn: null,
      pickup: 'otherType',
    })
  })

  test('is read from the order: cancelled when every line is, waiting while a form, a code or the shop waits', () => {
    const line = (status: string) => ({ lineItemStatus: { status }, lineItemStatusVariant: null })
    const order = (changed: Partial<StandingFacts>): StandingFacts => ({
      orderType: 'SALES_ORDER',
      pendingModification: null,
      paymentHoldFlag: false,
      deferredPaymentData: null,
      group: [{ orderItems: [line('Ordered')] }, { orderItems: [line('Cancelled')] }],
      ...changed,
    })
    const plain = { orderType: 'SALES_ORDER', cancellation: 'none', isPaymentDue: false }
    const cancelled = [{ orderItems: [line('Cancelled')] }]
    expect([
      standingOf(order({})),
      standingOf(order({ group: cancelled })),
      standingOf(order({ group: [] })),
      standingOf(order({ pendingModification: { type: 'CANCEL_ORDER' } })),
      standingOf(order({ paymentHoldFlag: true })),
      standingOf(
        order({
          deferredPaymentData: { form: { action: '/pay', method: 'POST', fields: [] }, qrCodeURL: null },
        }),
      ),
      standingOf(order({ deferredPaymentData: { form: null, qrCodeURL: 'https://pay.example' } })),
    ]).toEqual([
      plain,
      { ...plain, cancellation: 'done' },
      plain,
      { ...plain, cancellation: 'pending' },
      { ...plain, isPaymentDue: true },
      { ...plain, isPaymentDue: true },
      { ...plain, isPaymentDue: true },
    ])
    expect(refusalOf('pay', order({ paymentHoldFlag: true, group: cancelled }))).toBe('cancelled')
  })
})
