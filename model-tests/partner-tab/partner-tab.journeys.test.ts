import { describe, expect, test } from 'vitest'
import { partnerTabMachine } from '../../machines/partner-tab/partner-tab.machine.ts'
import { isPartnerTabShown } from '../../machines/partner-tab/partner-tab.selectors.ts'
import type { PartnerTabInput } from '../../machines/partner-tab/partner-tab.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startJourney } from '../samples/journey.ts'

const consent = { purpose: 'PARTNER_ORDERS', partnerName: null, granted: true, grantedAt: null }
const start = (changes: Partial<PartnerTabInput> = {}) => {
  const journey = startJourney({
    machine: partnerTabMachine,
    input: () => ({ isEnabled: true, upmId: 'upm-1', country: 'gb', language: 'en', ...changes }),
  })
  return { ...journey, isShown: () => isPartnerTabShown(journey.snapshot()) }
}

describe('partner tab: pinned journeys', () => {
  test('[HI-02] shows when consent exists and partner orders come back, and not before', async () => {
    const tab = start()
    expect(tab.isShown()).toBe(false)
    await tab.answer('getConsent', succeeded([consent]))
    expect(tab.isShown()).toBe(false)
    await tab.answer('listPartnerOrders', succeeded(samplePage(['P00000001'], null)))
    expect(tab.isShown()).toBe(true)
    expect(tab.asked('getConsent')).toEqual([{ upmId: 'upm-1' }])
    expect(tab.asked('listPartnerOrders')).toEqual([
      { kind: 'partner', country: 'gb', language: 'en', cursor: null },
    ])
  })

  test.each([
    ['without consent', succeeded([])],
    ['with a consent to something else', succeeded([{ ...consent, purpose: 'MARKETING' }])],
    ['with a consent that was taken back', succeeded([{ ...consent, granted: false }])],
    ['when consents do not come', failed({ kind: 'network' })],
  ])('[HI-02][SE-04] stays hidden %s, and partner orders are not asked for', async (_, answer) => {
    const tab = start()
    await tab.answer('getConsent', answer)
    expect([tab.isShown(), tab.asked('listPartnerOrders')]).toEqual([false, []])
  })

  test('[SE-04] a failure counts as an empty list', async () => {
    const tab = start()
    await tab.answer('getConsent', failed({ kind: 'unparsable', status: 200 }))
    expect(tab.snapshot().context.consents).toEqual([])
  })

  test.each([
    ['no partner orders', succeeded(samplePage([], null))],
    ['no answer', failed({ kind: 'timeout' })],
  ])('[HI-02] stays hidden with %s', async (_, answer) => {
    const tab = start()
    await tab.answer('getConsent', succeeded([consent]))
    await tab.answer('listPartnerOrders', answer)
    expect(tab.isShown()).toBe(false)
  })

  test('[ER-01 A-36] partner orders that do not come are reported; that there are none is not', async () => {
    const report = { type: 'error.reported', code: 'service-order-summary-failure' }
    const tab = start()
    await tab.answer('getConsent', succeeded([consent]))
    await tab.answer('listPartnerOrders', failed({ kind: 'timeout' }))
    expect(tab.emitted).toEqual([{ ...report, devMessage: 'partner orders: timeout' }])
    const broken = start()
    await broken.answer('getConsent', succeeded([consent]))
    await broken.breaks('listPartnerOrders', new Error('broken'))
    expect(broken.emitted).toEqual([{ ...report, devMessage: 'partner orders: defect' }])
    const none = start()
    await none.answer('getConsent', succeeded([consent]))
    await none.answer('listPartnerOrders', succeeded(samplePage([], null)))
    expect(none.emitted).toEqual([])
  })

  test.each([
    ['the flag off', { isEnabled: false }],
    ['a guest', { upmId: null }],
  ])('[SE-04] with %s nothing is fetched, and consents are cleared', (_, changes) => {
    const tab = start(changes)
    expect([tab.asked('getConsent'), tab.snapshot().context.consents, tab.isShown()]).toEqual([[], [], false])
  })

  test('knows of no consents before they come, keeps all of them, and one of them is enough', async () => {
    const tab = start()
    expect(tab.snapshot().context.consents).toEqual([])
    const consents = [{ ...consent, purpose: 'MARKETING' }, { ...consent, granted: false }, consent]
    await tab.answer('getConsent', succeeded(consents))
    expect(tab.snapshot().context.consents).toEqual(consents)
    expect(tab.asked('listPartnerOrders')).toHaveLength(1)
  })

  test('consents to something else are kept, and the tab stays away', async () => {
    const tab = start()
    await tab.answer('getConsent', succeeded([{ ...consent, granted: false }]))
    expect([tab.snapshot().context.consents, tab.snapshot().value]).toEqual([
      [{ ...consent, granted: false }],
      { hidden: 'decided' },
    ])
  })

  test('a defect while consents are looked up counts as none, and is not told as missing orders', async () => {
    const tab = start()
    await tab.breaks('getConsent', new Error('broken'))
    expect([tab.isShown(), tab.snapshot().context.consents, tab.emitted]).toEqual([false, [], []])
    expect(tab.asked('listPartnerOrders')).toEqual([])
  })

  test.each([
    ['no orders', succeeded(samplePage([], null))],
    ['a failure', failed({ kind: 'network' })],
    ['a defect', null],
  ])('is decided for the page with %s: nothing is asked any more', async (_, answer) => {
    const tab = start()
    await tab.answer('getConsent', succeeded([consent]))
    await (answer === null
      ? tab.breaks('listPartnerOrders', new Error('broken'))
      : tab.answer('listPartnerOrders', answer))
    expect([tab.snapshot().value, tab.isPending('listPartnerOrders')]).toEqual([{ hidden: 'decided' }, false])
  })

  test('is decided for the page where consents break', async () => {
    const tab = start()
    await tab.breaks('getConsent', new Error('broken'))
    expect([tab.snapshot().value, tab.isPending('getConsent')]).toEqual([{ hidden: 'decided' }, false])
  })
})
