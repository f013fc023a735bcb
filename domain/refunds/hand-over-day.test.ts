import { describe, expect, it } from 'vitest'
import { lastHandOverDay } from './refund-timing.ts'

const asked = { requestedAt: '2026-11-18T23:30:00Z', timeZone: 'America/New_York' }

describe('last day to hand a parcel in', () => {
  it.each([
    ['two weeks after the day of the request, where the shopper is', '2026-11-20T12:00:00Z', '2026-12-02'],
    ['that day itself, to its last minute', '2026-12-03T04:59:00Z', '2026-12-02'],
    ['no day once it has passed', '2026-12-03T05:00:00Z', null],
  ])('%s', (_, now, day) => {
    expect(lastHandOverDay({ ...asked, now: Date.parse(now) })).toBe(day)
  })

  it.each([null, 'soon'])('no day where the request is at %s', (requestedAt) => {
    expect(lastHandOverDay({ ...asked, requestedAt, now: 0 })).toBeNull()
  })
})
