import { describe, expect, test } from 'vitest'
import {
  hasMore,
  selectHistoryDialog,
  selectHistoryItems,
} from '../../machines/order-history/order-history.selectors.ts'
import { partnerOrdersMachine } from '../../machines/partner-orders/partner-orders.machine.ts'
import { refusalOf } from '../../machines/partner-orders/partner-orders.rules.ts'
import { selectPartnerOrdersView } from '../../machines/partner-orders/partner-orders.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startJourney } from '../samples/journey.ts'

const given = samplePage(['P00000001'], null)

const start = ({ isMember = true, isEnabled = true, isGiven = false } = {}) => {
  const journey = startJourney({
    machine: partnerOrdersMachine,
    input: () => ({
      kind: 'partner' as const,
      country: 'gb',
      language: 'en',
      refusal: refusalOf({ isMember, isEnabled }),
      firstPage: isGiven ? given : null,
    }),
    listeners: ['watchNetwork'],
  })
  const shown = () => selectHistoryItems(journey.snapshot()).map(({ orderNumber }) => orderNumber)
  const view = () => selectPartnerOrdersView(journey.snapshot())
  return { ...journey, shown, view }
}

describe('partner orders: pinned journeys', () => {
  test.each([
    ['switched off for a member', { isEnabled: false }, 'toOwnOrders'],
    ['without a token', { isMember: false }, 'toGuestLookup'],
    ['switched off and without a token', { isMember: false, isEnabled: false }, 'toGuestLookup'],
    ['switched off, with orders that came along', { isEnabled: false, isGiven: true }, 'toOwnOrders'],
  ])('[PA-01] %s: nothing is asked, and another page takes over', (_, who, view) => {
    const page = start(who)
    expect([page.view(), page.snapshot().status, page.asked('listOrders')]).toEqual([view, 'done', []])
  })

  test('[PA-03] asks for partner orders, and for more from where the last page ended', async () => {
    const page = start()
    expect(page.view()).toBe('skeleton')
    await page.answer('listOrders', succeeded(samplePage(['P00000001', 'P00000002'], 'after-2')))
    expect([page.view(), hasMore(page.snapshot())]).toEqual(['list', true])
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', succeeded(samplePage(['P00000003'], null)))
    expect(page.shown()).toEqual(['P00000001', 'P00000002', 'P00000003'])
    expect(hasMore(page.snapshot())).toBe(false)
    expect(page.asked('listOrders')).toEqual([
      { kind: 'partner', country: 'gb', language: 'en', cursor: null },
      { kind: 'partner', country: 'gb', language: 'en', cursor: 'after-2' },
    ])
  })

  test('[PA-03] a list that came with its orders asks for none', () => {
    const page = start({ isGiven: true })
    expect([page.view(), page.shown(), page.asked('listOrders')]).toEqual(['list', ['P00000001'], []])
  })

  test('[PA-03] without partner orders it says so', async () => {
    const page = start()
    await page.answer('listOrders', succeeded(samplePage([], null)))
    expect(page.view()).toBe('empty')
  })

  test('a page that failed is told about, and can be loaded again', async () => {
    const page = start()
    await page.answer('listOrders', failed({ kind: 'network' }))
    expect(selectHistoryDialog(page.snapshot())).toBe('firstPageFailed')
    page.send({ type: 'error.dismiss' })
    page.send({ type: 'history.reload' })
    await page.answer('listOrders', failed({ kind: 'unauthorized' }))
    expect([page.view(), page.snapshot().status]).toEqual(['leaving', 'done'])
    expect(page.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'service-order-summary-failure',
        devMessage: 'partner orders: network',
      },
      { type: 'session.rejected' },
    ])
  })

  test('who may see them is who is signed in where they are switched on', () => {
    expect([
      refusalOf({ isMember: true, isEnabled: true }),
      refusalOf({ isMember: true, isEnabled: false }),
      refusalOf({ isMember: false, isEnabled: true }),
      refusalOf({ isMember: false, isEnabled: false }),
    ]).toEqual([null, 'switchedOff', 'guest', 'guest'])
  })

  test('the network that comes back ends an outage', async () => {
    const page = start()
    await page.answer('listOrders', failed({ kind: 'network' }))
    page.send({ type: 'network.back' })
    expect([page.view(), page.asked('listOrders').length]).toEqual(['skeleton', 2])
  })
})
