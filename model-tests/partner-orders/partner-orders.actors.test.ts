import { expect, test } from 'vitest'
import { selectHistoryItems } from '../../machines/order-history/order-history.selectors.ts'
import type { ListOrdersInput } from '../../machines/order-history/order-history.types.ts'
import { createPartnerOrdersMachine } from '../../machines/partner-orders/partner-orders.actors.ts'
import { selectPartnerOrdersView } from '../../machines/partner-orders/partner-orders.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { running } from '../samples/running.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

test('partner orders are asked for, and once more when the browser is online again', async () => {
  const asked: ListOrdersInput[] = []
  const left = [failed({ kind: 'network' }), succeeded(samplePage(['P00000001'], null))]
  const machine = createPartnerOrdersMachine({
    orders: createPrefetch(async (input) => {
      asked.push(input)
      return left.shift() ?? failed({ kind: 'timeout' })
    }),
  })
  const page = running(machine, { kind: 'partner', country: 'gb', language: 'en', refusal: null })
  await page.pass(0)
  expect(selectPartnerOrdersView(page.snapshot())).toBe('unloaded')
  window.dispatchEvent(new Event('online'))
  await page.pass(0)
  const question = { kind: 'partner', country: 'gb', language: 'en', cursor: null }
  expect(asked).toEqual([question, question])
  expect([
    selectPartnerOrdersView(page.snapshot()),
    selectHistoryItems(page.snapshot()).map(({ orderNumber }) => orderNumber),
  ]).toEqual(['list', ['P00000001']])
})
