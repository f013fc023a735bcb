import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesOf } from './stage-dates.ts'
import { type Stage, stages } from './stages.ts'
import { lineSteps } from './testing/line-steps.ts'

const now = new Date('2026-11-20T12:00:00Z')
const stage = fc.constantFrom(...(Object.keys(stages) as Stage[]))
const minutesAgo = fc.integer({ min: 15, max: 3 * 366 * 1440 })

describe('dates of a line', () => {
  it('lie behind now and in the order of the steps, however fresh the order is', () => {
    fc.assert(
      fc.property(stage, minutesAgo, fc.boolean(), fc.boolean(), (at, age, asRange, isReturnOrder) => {
        const placedAt = new Date(now.getTime() - age * 60_000)
        const dates = datesOf({ stage: at, placedAt, now, asRange, isReturnOrder })
        const times = [dates.ordered, ...lineSteps.map((step) => dates[step])].flatMap((text) =>
          text ? [Date.parse(text)] : [],
        )
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.every((time) => time < now.getTime())).toBe(true)
        const expected = dates.estimatedDeliveryDate
        if (expected) expect(Date.parse(expected)).toBeGreaterThan(now.getTime())
      }),
    )
  })

  it('of a parcel that arrived tell when', () => {
    const placedAt = new Date('2026-11-10T08:00:00Z')
    expect(datesOf({ stage: 'delivered', placedAt, now, asRange: false })).toEqual({
      ordered: '2026-11-10T08:00:00.000Z',
      shipped: '2026-11-11T10:00:00.000Z',
      delivered: '2026-11-13T13:00:00.000Z',
    })
  })

  it('of what was bought in a store are those of the order', () => {
    const placedAt = new Date('2026-11-10T08:00:00Z')
    const bought = '2026-11-10T08:00:00.000Z'
    expect(datesOf({ stage: 'pickedUp', placedAt, now, asRange: false, isInStore: true })).toEqual({
      ordered: bought,
      pickedUp: bought,
    })
  })

  it('of a return order begin with the return', () => {
    const placedAt = new Date('2026-11-10T08:00:00Z')
    expect(datesOf({ stage: 'returnInProcess', placedAt, now, asRange: false, isReturnOrder: true })).toEqual(
      {
        ordered: '2026-11-10T08:00:00.000Z',
        returnCreated: '2026-11-10T08:00:00.000Z',
        returnInProcess: '2026-11-13T06:00:00.000Z',
      },
    )
  })

  it('of what is to come are a day, or two', () => {
    const placedAt = new Date('2026-11-20T11:00:00Z')
    expect(datesOf({ stage: 'ordered', placedAt, now, asRange: true })).toEqual({
      ordered: '2026-11-20T11:00:00.000Z',
      estimatedDeliveryDate: '2026-11-24',
      arriveDateRange: { from: '2026-11-24', to: '2026-11-26' },
    })
  })
})
