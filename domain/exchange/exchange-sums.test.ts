import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineAnswer } from '../../contract/orders/line-answer.ts'
import { asMinor } from '../format/money.ts'
import { addSums, bonusFor, creditBonus, lineSums, sumsToAgree } from './exchange-sums.ts'

const amount = (max: number) => fc.integer({ min: 0, max }).map(asMinor)
const answer: fc.Arbitrary<LineAnswer> = fc.oneof(
  fc.constant<LineAnswer>({ kind: 'money' }),
  fc.constant<LineAnswer>({ kind: 'storeCredit' }),
  fc
    .constantFrom('atOnce' as const, 'afterArrival' as const)
    .map((send): LineAnswer => ({ kind: 'exchange', skuId: 'sku-1', send })),
)
const anyLine = fc
  .record({
    subtotal: amount(1_000_000),
    tax: amount(200_000),
    pieces: fc.integer({ min: 1, max: 10 }),
    price: fc.option(amount(500_000)),
    answer,
  })
  .map(({ subtotal, tax, ...line }) => ({
    ...line,
    paid: { subtotal, tax, total: asMinor(subtotal + tax) },
  }))

describe('what an exchange comes to', () => {
  test('[BY-03] adds up, for any items and answers: nothing of what was paid is lost, and nothing counts twice', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const sums = addSums(lines.map(lineSums))
        const paid = lines.reduce((all, line) => all + line.paid.total, 0)
        expect(sums.exchanged + sums.refund + sums.credit).toBe(paid)
        expect(sums.exchanged + sums.charge).toBe(sums.value)
        expect(sums.hold).toBeLessThanOrEqual(sums.exchanged)
      }),
    )
  })

  test('[BY-03][BY-04] leaves who keeps everything with what it costs, and who sends it back with the value of what came', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        fc.pre(line.answer.kind === 'exchange')
        const { value, charge, refund, hold } = lineSums(line)
        const [sentBack, kept] = [line.paid.total + charge - refund, line.paid.total + charge + hold]
        expect(sentBack).toBe(value)
        if (line.answer.kind === 'exchange' && line.answer.send === 'atOnce') {
          expect(kept).toBe(line.paid.total + value)
        }
      }),
    )
  })

  test('[BY-03] costs nothing in the color that was bought, whatever was paid', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { charge, refund } = lineSums({
          ...line,
          price: null,
          answer: { kind: 'exchange', skuId: 'sku-1', send: 'afterArrival' },
        })
        expect([charge, refund]).toEqual([0, 0])
      }),
    )
  })

  test('[BY-03] taxes another color as the item was taxed', () => {
    const paid = { subtotal: asMinor(10_000), tax: asMinor(725), total: asMinor(10_725) }
    const exchange = { kind: 'exchange', skuId: 'sku-1', send: 'afterArrival' } as const
    const dearer = lineSums({ paid, pieces: 1, price: asMinor(12_000), answer: exchange })
    expect([dearer.value, dearer.charge, dearer.refund]).toEqual([12_870, 2_145, 0])
    const cheaper = lineSums({ paid, pieces: 2, price: asMinor(4_000), answer: exchange })
    expect([cheaper.value, cheaper.charge, cheaper.refund]).toEqual([8_580, 0, 2_145])
  })

  test('[BY-03] is agreed to by what is charged, held, refunded since it is cheaper, and credited with its bonus', () => {
    const paid = { subtotal: asMinor(10_000), tax: asMinor(725), total: asMinor(10_725) }
    const exchange = { kind: 'exchange', skuId: 'sku-1', send: 'atOnce' } as const
    const line = { paid, pieces: 1, price: null }
    const sums = addSums([
      lineSums({ ...line, answer: { kind: 'money' } }),
      lineSums({ ...line, answer: { kind: 'storeCredit' } }),
      lineSums({ ...line, price: asMinor(12_000), answer: exchange }),
      lineSums({ ...line, price: asMinor(8_000), answer: exchange }),
    ])
    expect(sumsToAgree(sums, asMinor(100))).toEqual({
      charge: 2_145,
      hold: 19_305,
      refund: 2_145,
      credit: 10_825,
    })
    expect(sums.refund).toBe(12_870)
  })

  test('[BY-06] gives a bonus by the terms of the country, and none where it has none', () => {
    expect(['us', 'cn'].map((country) => bonusFor(country, asMinor(10_000)))).toEqual([1_000, 0])
  })

  test('[BY-06] gives the bonus once for all items, up to the cap', () => {
    const terms = { percent: 10, cap: asMinor(5_000) }
    expect([0, 99, 49_999, 50_000, 1_000_000].map((credit) => creditBonus(asMinor(credit), terms))).toEqual([
      0, 9, 4_999, 5_000, 5_000,
    ])
  })
})
