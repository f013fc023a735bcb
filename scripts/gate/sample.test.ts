import { expect, test } from 'vitest'
import { isWholeRun, sampleOf } from '../../e2e/support/whole-run.ts'

const all = Array.from({ length: 24 }, (_, index) => index)

test('the gate takes as many as asked for, from the first on, at even distances; a whole run takes all', () => {
  expect(sampleOf(all, 6)).toEqual(isWholeRun ? all : [0, 4, 8, 12, 16, 20])
  expect(new Set(sampleOf(all, 17)).size).toBe(isWholeRun ? 24 : 17)
})

test('no more are taken than there are', () => {
  expect(sampleOf(all, 24)).toEqual(all)
  expect(sampleOf(all, 100)).toEqual(all)
})
