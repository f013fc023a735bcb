import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestRefundDate, refundTiming } from './refund-timing.ts'

describe('the wait for the money', () => {
  it('[RC-06] two business days, up to a week; two weeks in EMEA; three days in Korea', () => {
    const twoDays = { count: 2, unit: 'businessDays' }
    expect(['us', 'au', null, 'PL', 'kr'].map((country) => refundTiming(country))).toEqual([
      { usual: twoDays, allowDays: 7 },
      { usual: twoDays, allowDays: 7 },
      { usual: twoDays, allowDays: 7 },
      { usual: twoDays, allowDays: 14 },
      { usual: { count: 3, unit: 'days' }, allowDays: 3 },
    ])
  })

  it('[RC-06] ends on a day that is counted where the shopper is', () => {
    const at = (timeZone: string) =>
      latestRefundDate({
        stage: 'arrived',
        since: '2026-11-20T23:30:00Z',
        country: 'us',
        isStoreReturn: false,
        timeZone,
      })
    expect([at('America/New_York'), at('Asia/Tokyo')]).toEqual(['2026-11-27', '2026-11-28'])
  })

  it.each([
    ['requested', false, '2026-12-21'],
    ['requested', true, '2026-12-11'],
    ['underWay', false, '2026-12-07'],
    ['underWay', true, '2026-11-27'],
    ['refunded', false, '2026-11-27'],
  ] as const)(
    '[RC-06] of a return that is %s, in a store: %s, ends at the latest on %s',
    (stage, isStoreReturn, day) => {
      const since = '2026-11-20T10:00:00Z'
      expect(latestRefundDate({ stage, since, country: 'us', isStoreReturn, timeZone: 'UTC' })).toBe(day)
    },
  )

  it('ends on no day where it began at no date', () => {
    const ofNoDate = {
      stage: 'arrived',
      since: 'soon',
      country: 'us',
      isStoreReturn: false,
      timeZone: 'UTC',
    } as const
    expect(latestRefundDate(ofNoDate)).toBeNull()
  })

  it('never grows longer as a return moves on', () => {
    const stages = ['requested', 'underWay', 'arrived'] as const
    fc.assert(
      fc.property(fc.constantFrom('us', 'de', 'kr'), fc.boolean(), (country, isStoreReturn) => {
        const dates = stages.map((stage) =>
          latestRefundDate({ stage, since: '2026-11-20T10:00:00Z', country, isStoreReturn, timeZone: 'UTC' }),
        )
        expect(dates).toEqual(dates.toSorted().toReversed())
      }),
    )
  })
})
