import { describe, expect, it } from 'vitest'
import { profileOf } from '../countries/profile-of.ts'
import { collectByDate } from './collect-by.ts'

describe('how long a store holds an order', () => {
  it('the days of its country after the day it was ready, by the calendar of the store', () => {
    expect(profileOf('us').orders.pickupHoldDays).toBe(7)
    const readyAt = '2026-11-23T05:00:00Z'
    expect(collectByDate({ readyAt, country: 'us', timeZone: 'America/Los_Angeles' })).toBe('2026-11-29')
    expect(collectByDate({ readyAt, country: 'pl', timeZone: 'Europe/Warsaw' })).toBe('2026-11-30')
  })

  it('nothing before it is ready', () => {
    expect(collectByDate({ readyAt: null, country: 'us', timeZone: 'UTC' })).toBe(null)
  })
})
