import { expect, it } from 'vitest'
import { textRoom, textWidth, wrap } from './measure.ts'

it('measures monospace by its pitch and other faces by their letters, rounded up to a tenth', () => {
  expect(textWidth('order', 'code')).toBe(36.2)
  expect(textWidth('ill', 'text')).toBeLessThan(textWidth('MMM', 'text') / 2)
  expect(textWidth('a', 'text') + textWidth('b', 'text')).toBeCloseTo(textWidth('ab', 'text'), 0)
})

it('counts a letter that the fonts lack as the widest', () => {
  expect(textWidth('漢', 'text')).toBe(textWidth('W', 'text'))
})

it('breaks at spaces so that no line is wider than the limit, and keeps a longer word whole', () => {
  const text = 'The order is on its way: lines in the shape of the page.'
  const lines = wrap(text, 'text', 120)
  expect(lines.join(' ')).toBe(text)
  expect(lines.every((line) => textRoom(line, 'text') <= 120)).toBe(true)
  expect(wrap('one antidisestablishmentarianism two', 'text', 60)).toEqual([
    'one',
    'antidisestablishmentarianism',
    'two',
  ])
})

it('leaves room for the widest font that a viewer falls back to', () => {
  expect(textRoom('filling', 'name')).toBeGreaterThan(1.1 * textWidth('filling', 'name'))
  expect(textRoom('moment.', 'text')).toBeGreaterThanOrEqual(textWidth('moment.', 'text'))
  expect(textRoom('order.changed', 'code')).toBe(textWidth('order.changed', 'code'))
})
