import { expect, test } from 'vitest'
import { nextPollMs } from './poll-interval.ts'

const start = new Date('2026-11-20T12:00:00.000Z')
const after = (ms: number) => new Date(start.getTime() + ms)

test.each([
  [400, 0, 400],
  [400, 800, 400],
  [400, 1200, 600],
  [400, 5000, 1000],
  [400, -60_000, 400],
  [3000, 60_000, 3000],
])('a job of a system that takes %d ms is polled again, after %d ms, in %d ms', (usual, age, next) => {
  expect(nextPollMs(usual, start, after(age))).toBe(next)
})

test('[JO-01] twenty polls outlast the slowest job that the sandbox plays three times', () => {
  let age = 0
  for (let poll = 0; poll < 20; poll += 1) age += nextPollMs(400, start, after(age))
  expect(age).toBeGreaterThan(15_000)
})
