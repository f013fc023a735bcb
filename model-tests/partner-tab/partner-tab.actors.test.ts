import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createPartnerTabMachine } from '../../machines/partner-tab/partner-tab.actors.ts'
import { isPartnerTabShown } from '../../machines/partner-tab/partner-tab.selectors.ts'
import { answers, heldTime, hostThat } from '../samples/fake-host.ts'
import { samplePage } from '../samples/history-samples.ts'

const consent = 'GET /l7r/user/{upmId}/consent/v1'
const orders = 'GET /orders/history/v1'

test('the member’s consents are asked for, and then the first page of partner orders', async () => {
  const { http, asked } = hostThat({
    [consent]: [answers(200, { consents: [{ purpose: 'PARTNER_ORDERS', granted: true }] })],
    [orders]: [answers(200, samplePage(['P00000001'], null))],
  })
  const { clock, pass } = heldTime()
  const tab = createActor(createPartnerTabMachine({ http }), {
    input: { isEnabled: true, upmId: 'upm-1', country: 'gb', language: 'en' },
    clock,
  }).start()
  await pass(0)
  expect(asked).toEqual([
    { request: consent, params: { upmId: 'upm-1' } },
    {
      request: orders,
      query: {
        sort: 'orderSubmitDateDesc',
        country: 'GB',
        language: 'en',
        giftcards: 'true',
        filter: 'type(PARTNER_SALES_ORDER)',
        cursor: null,
      },
    },
  ])
  expect(isPartnerTabShown(tab.getSnapshot())).toBe(true)
})
