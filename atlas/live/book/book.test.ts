import { describe, expect, test } from 'vitest'
import { entryOf } from './book.ts'
import { answerIn, delayIn } from './event-names.ts'
import { isListener, nameOf } from './names.ts'
import { shortPlain } from './short-plain.ts'
import { lasting, sinceBegun } from './times.ts'

describe('what is known of charts', () => {
  test('is found by the id of a machine, once', () => {
    const entry = entryOf('cancellation')
    expect([entry?.flow.id, entry?.model?.flow, entryOf('cancellation') === entry]).toEqual([
      'cancellation',
      'cancellation',
      true,
    ])
    expect([entryOf('somethingElse'), entryOf(null)]).toEqual([null, null])
  })

  test('gives actors their names, and tells listeners from calls', () => {
    expect(nameOf({ machine: 'orderDetail', id: 'x:1', src: null })).toBe('Order detail')
    expect(nameOf({ machine: null, id: 'fetchOrder', src: 'fetchOrder' })).toBe('fetchOrder')
    expect(isListener('cancellation', { id: 'watchPage', src: 'watchPage' })).toBe(true)
    expect(isListener('cancellation', { id: 'attempt', src: 'attempt' })).toBe(false)
  })
})

describe('names that XState gives events', () => {
  test('are read as answers and delays', () => {
    expect(answerIn('xstate.done.actor.attempt')).toEqual({ ended: 'done', actor: 'attempt' })
    expect(answerIn('xstate.error.actor.a.b')).toEqual({ ended: 'error', actor: 'a.b' })
    expect(answerIn('cancellation.ask')).toBeNull()
    expect(delayIn('xstate.after.windowLeft.cancellation.window.open')).toBe('windowLeft')
    expect(delayIn('xstate.after.500.flow.waiting')).toBe('500 ms')
    expect(delayIn('tick')).toBeNull()
  })
})

describe('times', () => {
  test.each([
    [40, '40 ms'],
    [1_234, '1.2 s'],
    [59_960, '1 min'],
    [1_198_000, '19 min 58 s'],
    [3_600_000, '1 h'],
    [90_000_000, '1 d 1 h'],
  ])('%d ms last %s', (ms, words) => {
    expect(lasting(ms)).toBe(words)
  })

  test('are counted from when the page began', () => {
    expect([sinceBegun(2_577, 1_000), sinceBegun(900, 1_000)]).toEqual(['+1,577 ms', '+0 ms'])
  })
})

describe('a value on one line', () => {
  test('is short, and says what JSON has no word for', () => {
    expect(shortPlain({ kind: 'done', value: null, list: [1, { a: 'b' }] })).toBe(
      'kind: “done”, value: null, list: [1, { a: “b” }]',
    )
    expect(shortPlain({ inner: { deep: true }, actor: { $: 'actor', id: 'x' }, pin: { $: 'secret' } })).toBe(
      'inner: { deep: true }, actor: actor x, pin: hidden',
    )
    expect(shortPlain('x'.repeat(100), 10)).toBe(`“${'x'.repeat(9)}…`)
  })
})
