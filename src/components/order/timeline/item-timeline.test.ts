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
      timelineSteps.map((step, index) => ({ step, state: 'done', at: `2026-11-${10 + index}T08:00:00Z` })),
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
      { step: 'ordered', state: 'done', at: '2026-11-17T08:00:00Z' },
      { step: 'shipped', state: 'now', at: '2026-11-18T08:00:00Z' },
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

  it('is empty without dates', () => {
    expect(itemTimeline(noItemDates, shown)).toEqual([])
  })
})
