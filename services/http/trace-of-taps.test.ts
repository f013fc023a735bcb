import { expect, test } from 'vitest'
import { createTraceOfTaps } from './trace-of-taps.ts'

const parts = (traceparent: string) =>
  /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(traceparent)?.slice(1) ?? []

test('requests of one tap are spans of one trace, and the next tap begins another', () => {
  const taps = createTraceOfTaps()
  const [first, again] = [parts(taps.next()), parts(taps.next())]
  expect(again[0]).toBe(first[0])
  expect(again[1]).not.toBe(first[1])
  taps.begin()
  const [trace] = parts(taps.next())
  expect(trace).toHaveLength(32)
  expect(trace).not.toBe(first[0])
})
