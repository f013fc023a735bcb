import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOfLine, visualRuns } from './visual-runs.ts'

describe('a line from left to right on paper', () => {
  it('leaves a left-to-right line alone', () => {
    expect(visualRuns('Fernhollow, OR 97299', 'ltr')).toEqual(['Fernhollow, OR 97299'])
  })

  it('turns the order of a right-to-left line round, numbers stay as they are', () => {
    expect(visualRuns('فيلا 24، شارع', 'rtl')).toEqual(['، شارع', '24', 'فيلا '])
  })

  it('mirrors brackets of right-to-left text', () => {
    expect(visualRuns('شارع (الدور 2)', 'rtl')).toEqual(['(', '2', 'شارع )الدور '])
  })

  it('keeps a name of another script together', () => {
    expect(visualRuns('سلّم إلى UPS Store اليوم', 'rtl')).toEqual([' اليوم', 'UPS Store', 'سلّم إلى '])
  })

  it('loses no character', () => {
    const letters = fc.array(fc.constantFrom('a', 'B', '7', ' ', '(', ')', '-', 'ع', 'م', 'ة', '،', '٣'))
    const sorted = (text: string) => [...text.replaceAll(')', '(')].toSorted().join('')
    fc.assert(
      fc.property(letters, fc.constantFrom('ltr' as const, 'rtl' as const), (parts, direction) => {
        const line = parts.join('')
        expect(sorted(visualRuns(line, direction).join(''))).toBe(sorted(line))
      }),
    )
  })

  it('is read in the direction of its first letter', () => {
    expect(['1 Return Way', '24 شارع', '97299'].map((line) => directionOfLine(line, 'rtl'))).toEqual([
      'ltr',
      'rtl',
      'rtl',
    ])
  })
})
