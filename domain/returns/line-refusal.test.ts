import { describe, expect, it } from 'vitest'
import { lineRefusal } from './line-refusal.ts'

const line = {
  status: 'delivered',
  isCustomDesign: false,
  isBarredByHost: false,
  isReturnable: true,
  returnableQuantity: 1,
}

describe('[RI-04] why no piece of a line can be returned', () => {
  it.each([
    ['nothing is against it', {}, null],
    ['cancelled', { status: ' Cancelled ' }, 'cancelled'],
    ['cancelled in part only', { status: 'partially cancelled' }, null],
    ['whose cancellation was asked for', { status: 'cancelled pending' }, null],
    ['barred by the host', { isBarredByHost: true }, 'host'],
    ['not marked as returnable', { isReturnable: false }, 'notReturnable'],
    ['barred and not marked', { isBarredByHost: true, isReturnable: false }, 'host'],
    ['cancelled and barred', { status: 'cancelled', isBarredByHost: true }, 'cancelled'],
    ['of which nothing is left', { returnableQuantity: 0 }, 'nothingLeft'],
  ] as const)('%s', (_, parts, refusal) => {
    expect(lineRefusal({ ...line, ...parts }, 'us')).toBe(refusal)
  })

  it('custom designs by their country, before all else', () => {
    const custom = { ...line, isCustomDesign: true, status: 'cancelled' }
    expect([lineRefusal(custom, 'cn'), lineRefusal(custom, 'us')]).toEqual(['customDesign', 'cancelled'])
  })
})
