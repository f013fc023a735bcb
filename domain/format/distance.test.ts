import { expect, test } from 'vitest'
import { shownDistance } from './distance.ts'

test('[RM-06] miles in the US and Great Britain, kilometres elsewhere, and never nought', () => {
  expect([
    shownDistance(0, 'us'),
    shownDistance(1_609, 'gb'),
    shownDistance(16_093.44, 'us'),
    shownDistance(999, 'de'),
    shownDistance(2_500, 'pl'),
  ]).toEqual([
    { unit: 'mile', value: 1, isNearer: true },
    { unit: 'mile', value: 1, isNearer: true },
    { unit: 'mile', value: 10, isNearer: false },
    { unit: 'kilometer', value: 1, isNearer: true },
    { unit: 'kilometer', value: 2.5, isNearer: false },
  ])
})
