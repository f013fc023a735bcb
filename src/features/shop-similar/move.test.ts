import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slideForKey } from './move.ts'

const walk = { current: 1, count: 3, direction: 'ltr' } as const

describe('keys in the slider', () => {
  it.each([
    ['ArrowRight', 'ltr', 2],
    ['ArrowLeft', 'ltr', 0],
    ['ArrowRight', 'rtl', 0],
    ['ArrowLeft', 'rtl', 2],
    ['Home', 'ltr', 0],
    ['End', 'rtl', 2],
    ['Tab', 'ltr', null],
    ['Enter', 'ltr', null],
    ['toString', 'ltr', null],
  ] as const)('[BA-03] %s in %s leads to %s', (key, direction, slide) => {
    expect(slideForKey(key, { ...walk, direction })).toBe(slide)
  })

  it('never lead out of the list, and nowhere without a focused slide', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End')
    const directions = fc.constantFrom('ltr', 'rtl')
    fc.assert(
      fc.property(
        keys,
        directions,
        fc.nat(20),
        fc.integer({ min: -1, max: 20 }),
        (key, direction, count, at) => {
          const current = Math.min(at, count - 1)
          const slide = slideForKey(key, { current, count, direction })
          if (slide !== null) expect(slide >= 0 && slide < count && current >= 0).toBe(true)
          if (current < 0) expect(slide).toBeNull()
        },
      ),
    )
  })
})
