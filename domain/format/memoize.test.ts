import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('what was made once is given again', () => {
  const make = vi.fn((country: string, language?: string) => ({ country, language }))
  const get = memoize(make)
  expect(get('PL', 'pl')).toBe(get('PL', 'pl'))
  expect(get('PL')).toEqual({ country: 'PL', language: undefined })
  expect(make.mock.calls).toEqual([['PL', 'pl'], ['PL']])
})

test('of more than 500 that are asked for, the oldest are made anew', () => {
  const make = vi.fn((name: string) => ({ name }))
  const get = memoize(make)
  const names = Array.from({ length: 501 }, (_, at) => `zone ${at}`)
  for (const name of names) get(name)
  get('zone 500')
  get('zone 1')
  expect(make).toHaveBeenCalledTimes(501)
  get('zone 0')
  expect(make).toHaveBeenCalledTimes(502)
})
