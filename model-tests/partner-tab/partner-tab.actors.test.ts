import { expect, test } from 'vitest'
import { createPartnerTabMachine } from '../../machines/partner-tab/partner-tab.actors.ts'
import { isPartnerTabShown } from '../../machines/partner-tab/partner-tab.selectors.ts'
import { samplePage } from '../samples/history-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'

test('the member’s consents are asked for, and then the first page of partner orders', async () => {
  const { http, asked } = startHost([
    answers({ consents: [{ purpose: 'PARTNER_ORDERS', granted: true }] }),
    answers(samplePage(['P00000001'], null)),
  ])
  const tab = running(createPartnerTabMachine({ http }), {
    isEnabled: true,
    upmId: 'upm-1',
    country: 'gb',
    language: 'en',
  })
  await tab.pass(0)
  expect(asked).toEqual([
    { call: 'GET /api/l7r/user/upm-1/consent/v1' },
    {
      call: 'GET /api/orders/history/v1',
      query: {
        sort: 'orderSubmitDateDesc',
        country: 'GB',
        language: 'en',
        giftcards: 'true',
        filter: 'type(PARTNER_SALES_ORDER)',
      },
    },
  ])
  expect(isPartnerTabShown(tab.snapshot())).toBe(true)
})
