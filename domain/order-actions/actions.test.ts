import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { isInStore } from '../orders/in-store.ts'
import { canStartReturn, returnableItems } from '../returns/return-items.ts'
import { lineStatusesOf } from '../status/simple-status.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import { type QuickAction, quickActions, quickActionsByNeed, shownQuickActions } from './actions.ts'

type Parts = Partial<v.InferInput<typeof Order>>
const placed = '2026-11-20T10:00:00Z'
const minutes = 60_000
const returnableLine = sampleLine({
  lineItemStatus: { status: 'delivered' },
  returnableFlag: true,
  lineItemTransaction: { returnableQuantity: 1 },
})
const returningLine = sampleLine({ id: 'line-2', lineItemStatus: { status: 'return created' } })
const allActions = {
  cancel: { webLink: null },
  trackShipment: { webLink: 'https://www.ups.com/track?num=1Z' },
  viewReturn: { returnOrderId: 'R0123456' },
}
const full: Parts = {
  transaction: { orderDate: placed },
  group: [{ orderItems: [returnableLine, returningLine], actions: allActions }],
}
const shown = (
  parts: Parts = {},
  question: {
    country?: string
    now?: number
    flags?: Partial<Record<'disableReturns' | 'useQuickActionCta', boolean>>
  } = {},
): readonly QuickAction[] => {
  const order = sampleOrder({ ...full, ...parts })
  const flags = { disableReturns: false, useQuickActionCta: true, ...question.flags }
  const now = question.now ?? Date.parse(placed) + 5 * minutes
  const country = question.country ?? 'us'
  const canReturn = canStartReturn(order, { country, now, disableReturns: flags.disableReturns })
  return shownQuickActions({ order, flags, now, recentlyCancelled: false, country, canReturn })
}
const without = (...actions: QuickAction[]) => quickActions.filter((action) => !actions.includes(action))
const group = (parts: NonNullable<Parts['group']>[number]): Parts => ({ group: [parts] })

describe('quick actions', () => {
  it('[OD-02] are cancel, track, view returns, return and get help', () => {
    expect(shown()).toEqual(['cancel', 'track', 'viewReturns', 'return', 'getHelp'])
  })

  it.each<[string, Parts, Parameters<typeof shown>[1], QuickAction[]]>([
    ['past the cancel window', {}, { now: Date.parse(placed) + 30 * minutes }, ['cancel']],
    [
      'while a cancellation is pending',
      { pendingModification: { type: 'CANCEL_ORDER' } },
      {},
      ['cancel', 'return'],
    ],
    ['placed in a store', { orderClassification: 'STORE' }, {}, ['cancel', 'track']],
    ['with returns disabled', {}, { flags: { disableReturns: true } }, ['viewReturns', 'return']],
    [
      'with useQuickActionCta off',
      {},
      { flags: { useQuickActionCta: false } },
      ['track', 'viewReturns', 'return'],
    ],
    [
      'more than 30 days old',
      {},
      { now: Date.parse(placed) + 30 * 24 * 60 * minutes + 1 },
      ['cancel', 'viewReturns'],
    ],
    [
      'without a return to look at',
      group({ orderItems: [returnableLine, returningLine], actions: { ...allActions, viewReturn: null } }),
      {},
      ['viewReturns'],
    ],
    [
      'with no line returned',
      group({ orderItems: [returnableLine], actions: allActions }),
      {},
      ['viewReturns'],
    ],
    ['with no line returnable', group({ orderItems: [returningLine], actions: allActions }), {}, ['return']],
    [
      'without a tracking link',
      group({ orderItems: [returnableLine, returningLine], actions: { ...allActions, trackShipment: null } }),
      {},
      ['track'],
    ],
    [
      'as a return in a no-track country',
      { orderType: 'RETURN_ORDER' },
      { country: 'kr' },
      ['cancel', 'track', 'return'],
    ],
    [
      'as a return that is still with the shopper',
      { orderType: 'RETURN_ORDER' },
      {},
      ['cancel', 'track', 'return'],
    ],
    [
      'as a return on its way',
      {
        orderType: 'RETURN_ORDER',
        ...group({
          orderItems: [{ ...returningLine, lineItemStatus: { status: 'In Transit' } }],
          actions: allActions,
        }),
      },
      {},
      ['cancel', 'return'],
    ],
    ['empty', { group: [] }, {}, ['cancel', 'track', 'viewReturns', 'return']],
  ])('[OD-02] of an order %s', (_, parts, question, missing) => {
    expect(shown(parts, question)).toEqual(without(...missing))
  })

  it('[OD-02] track an order by a link of one of its packages', () => {
    const shipments = [{ shipmentNumber: 'S1', packages: [{ trackingUrl: 'https://www.ups.com/1Z' }] }]
    const parts = group({ orderItems: [returnableLine], actions: { cancel: {} }, shipments })
    expect(shown(parts)).toEqual(['cancel', 'track', 'return', 'getHelp'])
  })
})

describe('what an order leads with', () => {
  it.each<[string[], QuickAction]>([
    [['delivered'], 'return'],
    [['delivered', 'shipped'], 'track'],
    [['delivered', 'return created'], 'viewReturns'],
    [['shipped', 'Return Request Created'], 'viewReturns'],
    [['delivered', 'return in progress'], 'viewReturns'],
    [['delivered', 'returned at store'], 'viewReturns'],
    [['shipped', 'return in progress'], 'track'],
    [['delivered', 'return processed'], 'return'],
  ])('of lines that are %j is %s', (statuses, lead) => {
    const orderItems = statuses.map((status, index) =>
      sampleLine({ id: `line-${index}`, lineItemStatus: { status } }),
    )
    const actions = quickActionsByNeed(sampleOrder({ group: [{ orderItems }] }))
    expect(actions[0]).toBe(lead)
    expect(actions.toSorted()).toEqual(quickActions.toSorted())
  })

  it('is tracking of a return', () => {
    const order = sampleOrder({ orderType: 'RETURN_ORDER', group: [{ orderItems: [returningLine] }] })
    expect(quickActionsByNeed(order)[0]).toBe('track')
  })
})

describe('facts of an order', () => {
  it.each([
    ['returnable', returnableLine, true],
    ['not flagged', sampleLine({ lineItemTransaction: { returnableQuantity: 1 } }), false],
    ['with nothing left', sampleLine({ returnableFlag: true }), false],
  ])('[RI-10] a line %s can start a return: %s', (_, line, can) => {
    const order = sampleOrder({ group: [{ orderItems: [] }, { orderItems: [line] }] })
    expect(canStartReturn(order, { country: 'us', now: Date.parse(placed), disableReturns: false })).toBe(can)
  })

  it('[RI-04 RI-10 A-21] an order of custom designs alone starts no return in China, in the header as in the wizard', () => {
    const custom = { ...returnableLine, product: { ...returnableLine.product, pbid: 'design-1' } }
    const parts = { group: [{ orderItems: [custom] }] }
    const returns = (country: string) => shown(parts, { country }).includes('return')
    expect([returns('cn'), returns('us')]).toEqual([false, true])
    const choices = returnableItems(sampleOrder({ ...full, ...parts }), {
      country: 'cn',
      now: Date.parse(placed),
    })
    expect(choices.map(({ disabled }) => disabled?.why)).toEqual(['customDesign'])
  })

  it('[OD-14] in-store orders are those of classification STORE', () => {
    expect(
      ['CONSUMER', 'STANDARD', 'STORE'].filter((one) => isInStore({ orderClassification: one as 'STORE' })),
    ).toEqual(['STORE'])
  })

  it('list the simple status of every line', () => {
    expect(lineStatusesOf(sampleOrder(full))).toEqual(['delivered', 'returnCreated'])
  })
})
