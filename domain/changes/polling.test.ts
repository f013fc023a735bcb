import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobStatuses } from '../../contract/wire/job.ts'
import { maxPolls, pollWaitMs } from './polling.ts'

describe('job polling', () => {
  it('[JO-01] knows PENDING, IN_PROGRESS and COMPLETED, and asks 20 times at most', () => {
    expect(jobStatuses).toEqual(['PENDING', 'IN_PROGRESS', 'COMPLETED'])
    expect(maxPolls).toBe(20)
  })

  it.each([
    [1200, 1200],
    [1, 1],
    [null, 500],
    [undefined, 500],
    [0, 500],
    [Number.NaN, 500],
    [-1, 500],
    [1e12, 2 ** 31 - 1],
  ])('[JO-01] waits an eta of %s as %d ms', (eta, wait) => {
    expect(pollWaitMs(eta)).toBe(wait)
  })

  it('waits a time that a timer can hold', () => {
    fc.assert(
      fc.property(fc.double(), (eta) => {
        expect(pollWaitMs(eta)).toBeGreaterThan(0)
        expect(pollWaitMs(eta)).toBeLessThan(2 ** 31)
      }),
    )
  })
})
