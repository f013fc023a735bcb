import { describe, expect, it } from 'vitest'
import { type ItemDates, noItemDates } from '../../../../contract/orders/order-item.ts'
import { itemTimeline, timelineSteps } from './item-timeline.ts'

const dates = (some: Partial<ItemDates>): ItemDates => ({ ...noItemDates, ...some })
const shown = { enableEdd: true }

describe('item timeline', () => {
  it('[OD-17] carries every date of a line, oldest first', () => {
    const all = dates(
      Object.fromEntries(timelineSteps.map((step, index) => [step, `2026-11-${10 + index}T08:00:00Z`])),
    )
    expect(itemTimeline(all, shown)).toEqual(
      timelineSteps.map((step, index) => ({
        step,
        state: 'done',
        at: `2026-11-${10 + index}T08:00:00Z`,
        place: null,
      })),
    )
  })

  it('[OD-17] ends with the delivery to come', () => {
    const shipped = dates({
      ordered: '2026-11-17T08:00:00Z',
      shipped: '2026-11-18T08:00:00Z',
      arriveDateRange: { from: '2026-11-24', to: '2026-11-25' },
      estimatedDeliveryDate: '2026-11-25',
    })
    const happened = [
      { step: 'ordered', state: 'done', at: '2026-11-17T08:00:00Z', place: null },
      { step: 'shipped', state: 'now', at: '2026-11-18T08:00:00Z', place: null },
    ]
    expect(itemTimeline(shipped, shown)).toEqual([
      ...happened,
      { step: 'delivered', state: 'future', from: '2026-11-24', to: '2026-11-25' },
    ])
    expect(itemTimeline(shipped, { enableEdd: false })).toEqual(happened)
  })

  it.each(['delivered', 'cancelled', 'pickedUp', 'returnCreated', 'readyForPickup'] as const)(
    'awaits no delivery once %s',
    (step) => {
      const entries = itemTimeline(
        dates({ [step]: '2026-11-18T08:00:00Z', estimatedDeliveryDate: '2026-11-25' }),
        shown,
      )
      expect(entries.map((entry) => entry.step)).toEqual([step])
    },
  )

  it('tells what the carrier has recorded between the steps of the line, and that it was delivered once', () => {
    const events = [
      { at: '2026-11-18T11:00:00Z', step: 'ACCEPTED', place: 'Portland' },
      { at: '2026-11-20T06:00:00Z', step: 'OUT_FOR_DELIVERY', place: 'Fernhollow' },
      { at: '2026-11-20T12:00:00Z', step: 'DELIVERED', place: 'Fernhollow' },
    ] as const
    const told = (some: Partial<ItemDates>) =>
      itemTimeline(dates({ shipped: '2026-11-18T08:00:00Z', ...some }), { ...shown, events }).map((entry) =>
        entry.state === 'future' ? entry.step : `${entry.step} ${entry.state} ${entry.place}`,
      )
    const onTheWay = ['shipped done null', 'accepted done Portland', 'outForDelivery done Fernhollow']
    expect(told({ delivered: '2026-11-20T12:00:00Z' })).toEqual([...onTheWay, 'delivered done Fernhollow'])
    expect(told({ estimatedDeliveryDate: '2026-11-21' })).toEqual([...onTheWay, 'delivered done Fernhollow'])
    expect(
      itemTimeline(dates({ shipped: '2026-11-18T08:00:00Z', estimatedDeliveryDate: '2026-11-21' }), {
        ...shown,
        events: events.slice(0, 1),
      }).map(({ step, state }) => `${step} ${state}`),
    ).toEqual(['shipped done', 'accepted now', 'delivered future'])
  })

  it('is empty without dates', () => {
    expect(itemTimeline(noItemDates, shown)).toEqual([])
  })
})
