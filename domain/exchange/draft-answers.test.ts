import { describe, expect, test } from 'vitest'
import { asMinor, zeroMinor } from '../format/money.ts'
import { agreedOf, type DraftSums } from './draft-answers.ts'
import { addSums } from './exchange-sums.ts'

const nothing: DraftSums = { ...addSums([]), bonus: zeroMinor }

describe('what a shopper agrees to', () => {
  test('[BY-03] is what is charged, held, refunded since it is cheaper, and credited with its bonus', () => {
    const sums = {
      ...nothing,
      charge: asMinor(150),
      hold: asMinor(2_000),
      refund: asMinor(9_000),
      cheaper: asMinor(450),
      credit: asMinor(1_000),
      bonus: asMinor(100),
    }
    expect(agreedOf(sums, 'USD')).toEqual({ charge: 1.5, hold: 20, refund: 4.5, credit: 11 })
  })

  test.each(['charge', 'hold', 'cheaper', 'credit'] as const)('[BY-03] is sent for a %s alone', (name) => {
    expect(agreedOf({ ...nothing, [name]: asMinor(100) }, 'USD')).toBeDefined()
  })

  test('is nothing where all of it is money, or exchanged for what costs the same', () => {
    const all = { ...nothing, refund: asMinor(9_000), exchanged: asMinor(1_000), value: asMinor(1_000) }
    expect(agreedOf(all, 'USD')).toBeUndefined()
  })
})
