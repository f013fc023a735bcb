import { expect, it } from 'vitest'
import { balanced, textRoom, textWidth, wrap } from './measure.ts'

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

it('breaks so that no line is left with a word alone, in no more lines', () => {
  const text =
    'The product over the page, which does not scroll beneath it: view the bag, check out, or close it.'
  const [greedy, even] = [wrap(text, 'text', 200), balanced(text, 'text', 200)]
  expect(greedy.at(-1)).toBe('it.')
  expect(even).toHaveLength(greedy.length)
  expect(even.join(' ')).toBe(text)
  expect(textRoom(even.at(-1) ?? '', 'text')).toBeGreaterThan(100)
  expect(balanced('Back to the order.', 'text', 200)).toEqual(['Back to the order.'])
})
