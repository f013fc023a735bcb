import { expect, it } from 'vitest'
import { usual } from '../countries/usual.ts'
import { dateSpans } from '../pickup/store-days.ts'
import { transitDays } from '../refunds/refund-timing.ts'
import { storedMethodMs } from '../return-methods/stored-return-methods.ts'
import { returnWindowEnd } from '../returns/return-window.ts'
import { minutesOfDays, msOfDays } from './durations.ts'

const placed = '2026-11-01T00:00:00.000Z'

it('[A-39] 1, 2, 7, 10, 30, 45 and 60 days are the minutes of the specification', () => {
  expect([1, 2, 7, 10, 30, 45, 60].map(minutesOfDays)).toEqual([
    1440, 2880, 10_080, 14_400, 43_200, 64_800, 86_400,
  ])
})

it('[A-39] each has its use, but for 45 days, which no rule names (docs/decisions/0043)', () => {
  const allDay = { startTime: '00:00', duration: 'PT24H' }
  const pickupHours = { regularHours: { sunday: [allDay] }, specialHours: [] }
  const [day] = dateSpans({ pickupHours, operationHours: [] }, '2026-11-01') ?? []
  const { refund } = usual.returns
  expect({
    storeOpenAllDay: day?.to,
    refundUsually: refund.usual,
    refundAllowed: refund.allowDays,
    parcelOnItsWay: transitDays,
    viewReturns: usual.orders.viewReturnsDays,
    storedMethod: storedMethodMs,
    returnWindow: (returnWindowEnd({ orderDate: placed, country: null }) ?? 0) - Date.parse(placed),
  }).toEqual({
    storeOpenAllDay: minutesOfDays(1),
    refundUsually: { count: 2, unit: 'businessDays' },
    refundAllowed: 7,
    parcelOnItsWay: 10,
    viewReturns: 30,
    storedMethod: msOfDays(60),
    returnWindow: msOfDays(60),
  })
})
