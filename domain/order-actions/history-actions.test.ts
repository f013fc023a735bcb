import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { HistoryItem } from '../../contract/orders/orders.ts'
import { sampleHistoryItem, sampleLine } from '../testing/samples.ts'
import { type HistoryQuestion, historyActions } from './history-actions.ts'

type Parts = Partial<v.InferInput<typeof HistoryItem>>

const orderDate = '2026-11-20T10:00:00Z'
const question: HistoryQuestion = {
  origin: 'https://shop.test',
  allowedHosts: ['www.ups.com'],
  place: { country: 'gb', locale: 'en' },
  country: 'us',
  now: Date.parse(orderDate) + 5 * 60_000,
  recentlyCancelled: false,
  flags: { disableReturns: false, enableDeferredPayment: true, emeaPaperless: false },
}
const links = {
  trackShipment: { webLink: 'https://www.ups.com/track?num=1Z' },
  return: { webLink: '/orders/sales/C0123456/return?selected=00123' },
  viewReturn: { webLink: '/orders/returns/R0123456' },
  cancel: { webLink: '/orders/sales/C0123456?modal=cancel' },
  buyItAgain: { webLink: '/t/tempo' },
  getHelp: { webLink: '/help' },
}
/** A line with every link that a host can name: what it offers follows from how it stands. */
const line = (status: string, parts: Parts = {}): HistoryItem =>
  sampleHistoryItem({
    orderDate,
    lineItemStatus: { status },
    lineItemTransaction: { orderDate, returnableQuantity: 1 },
    actions: links,
    ...parts,
  })
const returnLine = (status: string, returnMethod: string | null = 'upsDropoff'): HistoryItem =>
  line(status, { orderType: 'RETURN_ORDER', returnMethod })
const offered = (lines: readonly HistoryItem[], more: Partial<HistoryQuestion> = {}) =>
  historyActions(lines, { ...question, ...more }).map(({ main, others }) => [
    ...(main === null ? [] : [`${main.tone} ${main.action.name}`]),
    ...others.map(({ name }) => name),
  ])
const unpaid = { isPaymentPending: true }
const late = { now: Date.parse(orderDate) + 31 * 60_000 }
const usual = ['buyItAgain', 'getHelp']

describe('actions of a history line', () => {
  it.each<[string, HistoryItem, Partial<HistoryQuestion>, string[]]>([
    ['just ordered', line('Ordered'), {}, ['line cancel', ...usual]],
    ['ordered a while ago', line('Ordered'), late, usual],
    ['being prepared', line('Preparing Shipment'), {}, ['line cancel', ...usual]],
    ['unpaid', line('Ordered', unpaid), {}, ['black pay', 'cancel', ...usual]],
    ['unpaid, with nothing to go on with', line('Ordered', { ...unpaid, hasWayToPay: false }), late, usual],
    [
      'unpaid, and the time to pay is over',
      line('Ordered', unpaid),
      { now: Date.parse(orderDate) + 72 * 60 * 60_000 },
      ['line buyItAgain', 'getHelp'],
    ],
    [
      'unpaid, past the time that the host says',
      line('Ordered', { ...unpaid, legacyPaymentUrl: '/older', payBy: '2026-11-20T10:40:00Z' }),
      { now: Date.parse(orderDate) + 40 * 60_000 },
      ['line buyItAgain', 'getHelp'],
    ],
    [
      'unpaid, while payments are switched off',
      line('Ordered', unpaid),
      { ...late, flags: { ...question.flags, enableDeferredPayment: false } },
      usual,
    ],
    ['being cancelled', line('Ordered', { isCancellationPending: true }), {}, usual],
    ['cancelled on this page', line('Ordered'), { recentlyCancelled: true }, ['line buyItAgain', 'getHelp']],
    ['cancelled', line('Cancelled'), {}, ['line buyItAgain', 'getHelp']],
    ['shipped', line('Shipped'), late, ['black trackShipment', ...usual]],
    ['ready to be picked up', line('Ready For Pickup'), late, ['black pickupCode', ...usual]],
    ['picked up', line('Picked Up'), late, ['line buyItAgain', 'getHelp']],
    [
      'delivered and returnable',
      line('Delivered', { returnableFlag: true }),
      late,
      ['black return', 'buyItAgain', 'trackShipment', 'getHelp'],
    ],
    [
      'delivered, and not to be returned',
      line('Delivered'),
      late,
      ['line buyItAgain', 'trackShipment', 'getHelp'],
    ],
    [
      'delivered, while returns are switched off',
      line('Delivered', { returnableFlag: true }),
      { ...late, flags: { ...question.flags, disableReturns: true } },
      ['line buyItAgain', 'trackShipment', 'getHelp'],
    ],
    ['to be sent back', line('Return Created'), late, ['black viewReturn', ...usual]],
    ['on its way back', line('Return In Progress'), late, ['line viewReturn', ...usual]],
    ['returned', line('Return Processed'), late, ['line buyItAgain', 'getHelp']],
  ])('[OD-16] of an order %s', (_, item, more, expected) => {
    expect(offered([item], more)).toEqual([expected])
  })

  it.each<[string, HistoryItem, Partial<HistoryQuestion>, string[]]>([
    ['asked for', returnLine('Return Request Created'), {}, usual],
    ['agreed, with a label', returnLine('Authorized'), {}, ['black returnLabel', ...usual]],
    ['agreed, to a store', returnLine('Authorized', 'returnToStore'), {}, ['black returnCode', ...usual]],
    ['agreed, by code', returnLine('Authorized', 'emeaPaperless'), {}, ['black returnCode', ...usual]],
    [
      'agreed, by code where the host says less',
      returnLine('Authorized', 'CARRIER_DROP_OFF'),
      { flags: { ...question.flags, emeaPaperless: true } },
      ['black returnCode', ...usual],
    ],
    ['agreed, and fetched', returnLine('Authorized', 'courierPickup'), {}, usual],
    ['on its way', returnLine('In Transit'), {}, ['black trackShipment', ...usual]],
    [
      'on its way to a no-track country',
      returnLine('In Transit'),
      { country: 'kr' },
      ['black trackShipment', ...usual],
    ],
    ['completed', returnLine('Return Processed'), {}, usual],
    ['denied', returnLine('Return Denied'), {}, usual],
  ])('[OD-16] of a return %s', (_, item, more, expected) => {
    expect(offered([item], more)).toEqual([expected])
  })

  it('what the whole order can do stands once, with the first of its lines that can', () => {
    const lines = (status: string, parts: Parts = {}) =>
      ['1', '2', '3'].map((id) => line(status, { id, actions: { cancel: links.cancel }, ...parts }))
    expect(offered(lines('Ordered', unpaid))).toEqual([['black pay', 'cancel'], [], []])
    expect(offered([line('Picked Up', { actions: {} }), ...lines('Ready For Pickup')], late)).toEqual([
      [],
      ['black pickupCode'],
      [],
      [],
    ])
    expect(offered(lines('Delivered', { returnableFlag: true, actions: links }), late).flat()).toHaveLength(
      12,
    )
  })

  it('leads to the return that is under way, and not to sending more back', () => {
    const delivered = line('Delivered', { returnableFlag: true })
    const leads = (...lines: HistoryItem[]) => offered(lines, late).map(([first]) => first)
    expect(leads(delivered, line('Return Created'))).toEqual(['line return', 'black viewReturn'])
    expect(leads(delivered, line('Return In Progress'))).toEqual(['line return', 'line viewReturn'])
    expect(leads(delivered, line('Return Processed'))).toEqual(['black return', 'line buyItAgain'])
  })

  it('leads within the country and language of the address, and nowhere that nobody listed', () => {
    const linksOf = (item: HistoryItem) =>
      historyActions([item], question).flatMap(({ main, others }) =>
        [...(main ? [main.action] : []), ...others].map((action) =>
          'link' in action ? action.link : action.name,
        ),
      )
    expect(linksOf(line('Ordered', { actions: { cancel: links.cancel } }))).toEqual([
      '/gb/en/orders/sales/C0123456?modal=cancel',
    ])
    const elsewhere = { webLink: 'https://evil.test/' }
    const actions = Object.fromEntries(Object.keys(links).map((name) => [name, elsewhere]))
    const all = ['Ordered', 'Shipped', 'Delivered', 'Return Created'].map((status) =>
      line(status, { returnableFlag: true, actions }),
    )
    expect(all.flatMap(linksOf)).toEqual([])
  })

  it('[OD-16] one is black at most, and never cancelling, buying again or help', () => {
    const statuses = [
      'Ordered',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Ready For Pickup',
      'Return Created',
      'In Transit',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...statuses), fc.boolean(), fc.boolean(), fc.boolean()), {
          maxLength: 5,
        }),
        fc.boolean(),
        (rows, recentlyCancelled) => {
          const lines = rows.map(([status, returnableFlag, isPaymentPending, isReturn], index) =>
            line(status, {
              ...sampleLine({ id: `line-${index}` }),
              lineItemStatus: { status },
              lineItemTransaction: { orderDate, returnableQuantity: 1 },
              actions: links,
              returnableFlag,
              isPaymentPending,
              orderType: isReturn ? 'RETURN_ORDER' : 'SALES_ORDER',
              returnMethod: 'upsDropoff',
            }),
          )
          for (const { main, others } of historyActions(lines, { ...question, recentlyCancelled })) {
            const names = [main?.action.name, ...others.map(({ name }) => name)]
            expect(new Set(names).size).toBe(names.length)
            if (main?.tone === 'black') expect(['cancel', 'buyItAgain', 'getHelp']).not.toContain(names[0])
          }
        },
      ),
    )
  })
})
