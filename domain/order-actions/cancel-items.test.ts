import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asMinor, type Minor, sumMinor } from '../format/money.ts'
import { cancelledAmount } from '../refunds/cancel-refund.ts'
import { shareOfPieces } from '../refunds/refund.ts'
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
  test('[BY-15] are all that is left of it, and none once any of it has left the warehouse', () => {
    const [one, two] = [line('1', 1), line('2', 3)]
    expect(stoppableLines([one, cancelled, two])).toEqual([one, two])
    expect(stoppableLines([one, shipped])).toEqual([])
  })

  test('[BY-16] are refused with what is wrong, each at its place', () => {
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

  test('[BY-16] are the whole order where nothing of it would be left', () => {
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

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(asMinor)
  const parts = ['charged', 'taxes', 'fees'] as const
  const order = fc.record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 6 }), charged: amount, taxes: amount, fees: amount }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: amount,
    /** Off the whole order, and on none of its lines. */
    discount: amount,
  })
  type Line = { quantity: number } & Record<(typeof parts)[number], Minor>

  /** Cancels pieces by chance until none is left, as the host does it; of each step what the page told and what the host gives back. */
  const cancelledByChance = (lines: readonly Line[], orderTotal: Minor | null, chance: Iterator<number>) => {
    const next = () => chance.next().value ?? 0
    const left = lines.map((line) => ({ ...line }))
    const gone: Minor[] = []
    const sumOf = (line: Line) => sumMinor(parts.map((name) => line[name]))
    const givenBackNow = () =>
      cancelledAmount({
        ...paid,
        orderTotal,
        lines: [
          ...gone.map((of) => ({ isCancelled: true, amount: of })),
          ...left
            .filter(({ quantity }) => quantity > 0)
            .map((line) => ({ isCancelled: false, amount: sumOf(line) })),
        ],
      })
    const steps: { readonly told: Minor; readonly given: Minor }[] = []
    while (left.some(({ quantity }) => quantity > 0)) {
      const givenBack = givenBackNow()
      const chosen = left.flatMap((line, index) => {
        const quantity = next() % (line.quantity + 1)
        const whole = lines[index] as Line
        const part = (name: (typeof parts)[number]) => ({
          ordered: { quantity: whole.quantity, amount: whole[name] },
          left: { quantity: line.quantity, amount: line[name] },
        })
        const money = { charged: part('charged'), taxes: part('taxes'), fees: part('fees') }
        return quantity === 0 ? [] : [{ line, quantity, money }]
      })
      const isAll = left.every(
        (line) => line.quantity === (chosen.find((one) => one.line === line)?.quantity ?? 0),
      )
      const told = piecesRefund({ ...paid, chosen, isAll, orderTotal, givenBack })
      for (const { line, quantity, money } of chosen) {
        const taken = parts.map((name) => shareOfPieces(money[name], quantity))
        for (const [index, name] of parts.entries()) line[name] = asMinor(line[name] - (taken[index] ?? 0))
        line.quantity -= quantity
        gone.push(sumMinor(taken))
      }
      steps.push({ told, given: asMinor(givenBackNow() - givenBack) })
    }
    return steps
  }

  test('[BY-16] comes to the order’s total and no more, in whatever order and split its pieces are cancelled, and the host gives back what the page told', () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), ({ lines, shipping, discount }, chance) => {
        const ofLines = lines.flatMap((line) => parts.map((name) => line[name]))
        const orderTotal = asMinor(Math.max(0, sumMinor([shipping, ...ofLines]) - discount))
        let sum = 0
        for (const { told, given } of cancelledByChance(lines, orderTotal, chance)) {
          expect(told).toBe(given)
          expect(told).toBeGreaterThanOrEqual(0)
          sum += told
          expect(sum).toBeLessThanOrEqual(orderTotal)
        }
        expect(sum).toBe(orderTotal)
      }),
    )
  })

  test('[BY-16] of an order whose total is not known is what its pieces came to, together all of them', () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.nat()), ({ lines }, chance) => {
        const steps = cancelledByChance(lines, null, chance)
        expect(steps.map(({ told }) => told)).toEqual(steps.map(({ given }) => given))
        expect(sumMinor(steps.map(({ told }) => told))).toBe(
          sumMinor(lines.flatMap((line) => parts.map((name) => line[name]))),
        )
      }),
    )
  })

  test('[BY-15] is nothing where nothing was charged, or nothing is chosen', () => {
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
      piecesRefund({ ...paid, ...asked, givenBack: asMinor(700) }),
      piecesRefund({ ...paid, ...asked, orderTotal: null }),
    ]).toEqual([500, 0, 0, 600, 200, 500])
  })
})

const none = { ordered: { quantity: 1, amount: asMinor(0) }, left: { quantity: 1, amount: asMinor(0) } }
