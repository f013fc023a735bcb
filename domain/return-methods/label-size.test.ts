import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentsOf } from './label-size.ts'

it('says at most four lines of contents on a label, and counts what it leaves out', () => {
  expect(contentsOf(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 })
  expect(contentsOf(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  fc.assert(
    fc.property(fc.array(fc.nat()), (lines) => {
      const { shown, more } = contentsOf(lines)
      expect(shown.length + more).toBe(lines.length)
      expect(shown.length + Math.min(more, 1)).toBeLessThanOrEqual(4)
    }),
  )
})
