import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { selectHistoryItems } from '../../machines/order-history/order-history.selectors.ts'
import type { ListOrdersInput } from '../../machines/order-history/order-history.types.ts'
import { createPartnerOrdersMachine } from '../../machines/partner-orders/partner-orders.actors.ts'
import { selectPartnerOrdersView } from '../../machines/partner-orders/partner-orders.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { heldTime } from '../samples/fake-host.ts'
import { samplePage } from '../samples/history-samples.ts'

const browser = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('window', browser)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('partner orders are asked for, and once more when the browser is online again', async () => {
  const asked: ListOrdersInput[] = []
  const left = [failed({ kind: 'network' }), succeeded(samplePage(['P00000001'], null))]
  const machine = createPartnerOrdersMachine({
    orders: createPrefetch(async (input) => {
      asked.push(input)
      return left.shift() ?? failed({ kind: 'timeout' })
    }),
  })
  const { clock, pass } = heldTime()
  const page = createActor(machine, {
    input: { kind: 'partner', country: 'gb', language: 'en', refusal: null },
    clock,
  }).start()
  await pass(0)
  expect(selectPartnerOrdersView(page.getSnapshot())).toBe('unloaded')
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  const question = { kind: 'partner', country: 'gb', language: 'en', cursor: null }
  expect(asked).toEqual([question, question])
  expect([
    selectPartnerOrdersView(page.getSnapshot()),
    selectHistoryItems(page.getSnapshot()).map(({ orderNumber }) => orderNumber),
  ]).toEqual(['list', ['P00000001']])
})
