import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OrderGroup } from '../../../contract/orders/order.ts'
import type { ItemDates } from '../../../contract/orders/order-item.ts'
import { groupAnswer } from './group-answer.ts'

const group = (...dates: (Partial<ItemDates> & { eddTranslated?: string })[]) =>
  v.parse(OrderGroup, {
    orderItems: dates.map(({ eddTranslated, ...itemDates }, index) => ({
      id: `line-${index}`,
      product: { title: 'Tempo Glide 3' },
      lineItemStatus: { status: 'shipped' },
      lineItemTransaction: {},
      itemDates,
      eddTranslated,
    })),
  })

const shown = { enableEdd: true }

describe('group answer', () => {
  it.each(['ordered', 'preparingShipment', 'shipped'] as const)('%s tells the day it arrives', (status) => {
    expect(groupAnswer(group({ estimatedDeliveryDate: '2026-11-24' }), status, shown)).toEqual({
      kind: 'arrives',
      day: '2026-11-24',
    })
  })

  it('a range of days outranks the estimate, and one of a single day is that day', () => {
    const range = { from: '2026-11-24', to: '2026-11-26' }
    expect(
      groupAnswer(group({ arriveDateRange: range, estimatedDeliveryDate: '2026-11-30' }), 'shipped', shown),
    ).toEqual({ kind: 'arrivesBetween', ...range })
    expect(
      groupAnswer(group({ arriveDateRange: { from: '2026-11-24', to: '2026-11-24' } }), 'shipped', shown),
    ).toEqual({ kind: 'arrives', day: '2026-11-24' })
  })

  it('lines that arrive on other days are between the first and the last of these', () => {
    const range = { from: '2026-11-27', to: '2026-11-29' }
    const lines = group({ estimatedDeliveryDate: '2026-11-28' }, {}, { arriveDateRange: range })
    expect(groupAnswer(lines, 'shipped', shown)).toEqual({ kind: 'arrivesBetween', ...range })
    const days = group({ estimatedDeliveryDate: '2026-11-30' }, { estimatedDeliveryDate: '2026-11-27' })
    expect(groupAnswer(days, 'ordered', shown)).toEqual({
      kind: 'arrivesBetween',
      from: '2026-11-27',
      to: '2026-11-30',
    })
  })

  it('takes the sentence of the host where there is no date', () => {
    expect(groupAnswer(group({ eddTranslated: 'Arrives next week' }), 'shipped', shown)).toEqual({
      kind: 'sentence',
      text: 'Arrives next week',
    })
  })

  it('[SE-06] tells no estimate with enableEdd off', () => {
    expect(
      groupAnswer(group({ estimatedDeliveryDate: '2026-11-24' }), 'shipped', { enableEdd: false }),
    ).toEqual({ kind: 'status' })
  })

  it('tells the last of the days on which it happened', () => {
    const delivered = group({ delivered: '2026-11-19T14:10:00Z' }, { delivered: '2026-11-20T09:00:00Z' })
    expect(groupAnswer(delivered, 'delivered', { enableEdd: false })).toEqual({
      kind: 'happened',
      what: 'delivered',
      at: '2026-11-20T09:00:00Z',
    })
  })

  it('falls back to the status', () => {
    expect(groupAnswer(group({}), 'delivered', shown)).toEqual({ kind: 'status' })
    expect(groupAnswer(group({ estimatedDeliveryDate: '2026-11-24' }), 'cancelled', shown)).toEqual({
      kind: 'status',
    })
  })
})
