import { expect, test } from 'vitest'
import { dropOldKeys, keyLifeMs } from './kept-keys.ts'

test('[RS-04] keys of attempts are gone after 60 days, those of other flows stay', () => {
  const kept = new Map([
    ['k.young', '1000'],
    ['k.old', '999'],
    ['k.unknown', 'no time'],
    ['other.old', '0'],
  ])
  const place = {
    length: kept.size,
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
  }
  const timeOf = (value: string) => (/^\d+$/.test(value) ? Number(value) : null)
  dropOldKeys(place, 'k.', { timeOf, now: 1_000 })
  expect([...kept.keys()]).toEqual(['k.young', 'k.old', 'other.old'])
  dropOldKeys(place, 'k.', { timeOf, now: keyLifeMs + 1_000 })
  expect([...kept.keys()]).toEqual(['k.young', 'other.old'])
})
