import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asMinor, sumMinor } from '../format/money.ts'
import { piecesFaults, piecesRefund, takesAll } from './cancel-items.ts'
import { stoppableLines } from './stoppable-lines.ts'

const line = (id: string, quantity: number, status = 'Ordered', variant: string | null = 'ORDERED') => ({
  id,
  quantity,
  lineItemStatus: { status },
  lineItemStatusVariant: variant,
})
const cancelled = line('c', 1, 'Cancelled', 'CANCELLED')
const shipped = line('s', 1, 'Shipped', 'SHIPPED')

describe('pieces of an order that can be stopped', () => {
  test('are all that is left of it, and none once any of it has left the warehouse', () => {
    const [one, two] = [line('1', 1), line('2', 3)]
    expect(stoppableLines([one, cancelled, two])).toEqual([one, two])
    expect(stoppableLines([one, shipped])).toEqual([])
  })

  test('are refused with what is wrong, each at its place', () => {
    const lines = [line('1', 1), line('2', 3), cancelled]
    const asked = [
      { lineId: '2', quantity: 3 },
      { lineId: '2', quantity: 1 },
      { lineId: '1', quantity: 2 },
      { lineId: 'c', quantity: 1 },
      { lineId: 'x', quantity: 1 },
    ]
    expect(piecesFaults(lines, asked)).toEqual([
      { index: 1, fault: 'namedTwice' },
      { index: 2, fault: 'tooMany' },
      { index: 3, fault: 'notStoppable' },
      { index: 4, fault: 'unknownLine' },
    ])
    expect(piecesFaults([...lines, shipped], [{ lineId: '1', quantity: 1 }])).toEqual([
      { index: 0, fault: 'notStoppable' },
    ])
  })

  test('are the whole order where nothing of it would be left', () => {
    const lines = [line('1', 1), line('2', 3), cancelled]
    const of = (one: number, two: number) =>
      [
        { lineId: '1', quantity: one },
        { lineId: '2', quantity: two },
      ].filter(({ quantity }) => quantity > 0)
    expect([
      takesAll(lines, of(1, 3)),
      takesAll(lines, of(1, 2)),
      takesAll(lines, of(0, 3)),
      takesAll([cancelled], []),
    ]).toEqual([true, false, false, false])
  })
})

describe('the refund of cancelled pieces', () => {
  const paid = { isPaymentDue: false, paymentTypes: ['CREDIT_CARD'] as const }

  test('adds up to the order’s total, in whatever parts its pieces are cancelled', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(asMinor)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 6 }),
            charged: amount,
            taxes: amount,
            fees: amount,
          }),
          { minLength: 1, maxLength: 4 },
        ),
        amount,
        fc.infiniteStream(fc.nat()),
        (lines, shipping, choice) => {
          const orderTotal = sumMinor([
            shipping,
            ...lines.flatMap(({ charged, taxes, fees }) => [charged, taxes, fees]),
          ])
          const left = lines.map((of) => ({ ...of }))
          let givenBack = asMinor(0)
          while (left.some(({ quantity }) => quantity > 0)) {
            const there = left.filter(({ quantity }) => quantity > 0)
            const at = there[(choice.next().value ?? 0) % there.length] as (typeof left)[number]
            const index = left.indexOf(at)
            const whole = lines[index] as (typeof lines)[number]
            const quantity = 1 + ((choice.next().value ?? 0) % at.quantity)
            const part = (name: 'charged' | 'taxes' | 'fees') => ({
              ordered: { quantity: whole.quantity, amount: whole[name] },
              left: { quantity: at.quantity, amount: at[name] },
            })
            const money = { charged: part('charged'), taxes: part('taxes'), fees: part('fees') }
            const isAll = there.length === 1 && quantity === at.quantity
            const refund = piecesRefund({
              ...paid,
              chosen: [{ money, quantity }],
              isAll,
              orderTotal,
              givenBack,
            })
            expect(refund).toBeGreaterThanOrEqual(0)
            for (const name of ['charged', 'taxes', 'fees'] as const) {
              const alone = piecesRefund({
                ...paid,
                chosen: [{ money: { charged: part(name), taxes: none, fees: none }, quantity }],
                isAll: false,
                orderTotal,
                givenBack,
              })
              at[name] = asMinor(at[name] - alone)
            }
            at.quantity -= quantity
            givenBack = asMinor(givenBack + refund)
          }
          expect(givenBack).toBe(orderTotal)
        },
      ),
    )
  })

  test('is nothing where nothing was charged, or nothing is chosen', () => {
    const money = {
      charged: {
        ordered: { quantity: 1, amount: asMinor(500) },
        left: { quantity: 1, amount: asMinor(500) },
      },
      taxes: none,
      fees: none,
    }
    const asked = {
      chosen: [{ money, quantity: 1 }],
      isAll: false,
      orderTotal: asMinor(900),
      givenBack: asMinor(0),
    }
    expect([
      piecesRefund({ ...paid, ...asked }),
      piecesRefund({ ...paid, ...asked, isPaymentDue: true }),
      piecesRefund({ ...paid, ...asked, chosen: [] }),
      piecesRefund({ ...paid, ...asked, isAll: true, givenBack: asMinor(300) }),
    ]).toEqual([500, 0, 0, 600])
  })
})

const none = { ordered: { quantity: 1, amount: asMinor(0) }, left: { quantity: 1, amount: asMinor(0) } }
