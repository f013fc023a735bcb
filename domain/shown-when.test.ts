import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from './countries/profile-of.ts'
import { showsViewReturns } from './order-actions/view-returns.ts'
import { canWriteReview } from './shop/reviews.ts'
import { simpleStatuses } from './status/simple-status.ts'
import { mayTrackLine, showsTracking } from './tracking/track-shipment.ts'

const noTrackCountries = describedCountries.filter((code) => !profileOf(code).returns.hasTracking)

describe('tracking', () => {
  const asked = {
    hasTrackingLink: true,
    statuses: ['shipped'],
    isReturnDetail: false,
    country: 'us',
  } as const
  const trackable = ['delivered', 'shipped', 'returnCompleted', 'returnCreated', 'returnInProcess']

  it.each([false, true])('[BA-04] shows for its statuses, on the return page: %s', (isReturnDetail) => {
    expect(
      simpleStatuses.filter((status) => showsTracking({ ...asked, isReturnDetail, statuses: [status] })),
    ).toEqual(simpleStatuses.filter((status) => trackable.includes(status)))
  })

  it('[BA-04] needs a link, and one such status among any others', () => {
    expect(showsTracking({ ...asked, hasTrackingLink: false })).toBe(false)
    expect(showsTracking({ ...asked, statuses: ['cancelled', 'shipped'] })).toBe(true)
    expect(showsTracking({ ...asked, statuses: [] })).toBe(false)
  })

  it('[BA-04] never shows on return details of no-track countries, but on their orders', () => {
    expect(noTrackCountries).toEqual(['cn', 'jp', 'kr'])
    for (const country of noTrackCountries) {
      expect(showsTracking({ ...asked, country, isReturnDetail: true })).toBe(false)
      expect(showsTracking({ ...asked, country })).toBe(true)
    }
    expect(showsTracking({ ...asked, country: null, isReturnDetail: true })).toBe(true)
  })

  it('[BA-04] of a line goes by its own status, and never on return details of no-track countries', () => {
    const line = (status: string) => ({ lineItemStatus: { status }, lineItemStatusVariant: null })
    const sales = { orderType: 'SALES_ORDER', isReturnDetail: false, country: 'kr' } as const
    expect(mayTrackLine(line('Shipped'), sales)).toBe(true)
    expect(mayTrackLine(line('Preparing Shipment'), sales)).toBe(false)
    const back = { orderType: 'RETURN_ORDER', isReturnDetail: true } as const
    expect(mayTrackLine(line('In Transit'), { ...back, country: 'us' })).toBe(true)
    for (const country of noTrackCountries)
      expect(mayTrackLine(line('In Transit'), { ...back, country })).toBe(false)
  })
})

describe('view returns', () => {
  const orderDate = '2026-11-01T10:00:00Z'
  const now = Date.parse(orderDate)
  const asked = { statuses: ['returnCreated'], orderDate, now, country: 'us', disableReturns: false } as const

  it('[RI-08] shows only with a return created or in process', () => {
    expect(
      simpleStatuses.filter((status) => showsViewReturns({ ...asked, statuses: ['delivered', status] })),
    ).toEqual(['returnCreated', 'returnInProcess'])
  })

  it('[RI-08] shows within 30 days of the order date, and not with disableReturns', () => {
    const viewReturnsMs = 2_592_000_000
    expect(showsViewReturns({ ...asked, now: now + viewReturnsMs })).toBe(true)
    expect(showsViewReturns({ ...asked, now: now + viewReturnsMs + 1 })).toBe(false)
    expect(showsViewReturns({ ...asked, orderDate: null })).toBe(false)
    expect(showsViewReturns({ ...asked, disableReturns: true })).toBe(false)
  })
})

describe('reviews', () => {
  it.each([
    [{ enableWriteReview: 'true', flag: true, isMember: true }, true],
    [{ enableWriteReview: true, flag: true, isMember: true }, true],
    [{ enableWriteReview: 'false', flag: true, isMember: true }, false],
    [{ enableWriteReview: '1', flag: true, isMember: true }, false],
    [{ enableWriteReview: undefined, flag: true, isMember: true }, false],
    [{ enableWriteReview: 'true', flag: true, isMember: false }, false],
    [{ enableWriteReview: 'true', flag: false, isMember: true }, false],
  ])('[OD-10] with %o can be written: %s', (input, can) => {
    expect(canWriteReview(input)).toBe(can)
  })
})
