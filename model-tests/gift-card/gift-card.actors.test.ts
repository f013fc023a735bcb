import { expect, test } from 'vitest'
import { createGiftCardMachine } from '../../machines/gift-card/gift-card.actors.ts'
import { selectGiftCardView } from '../../machines/gift-card/gift-card.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'

test('the balance is asked for with number, PIN and currency, for the country of the page', async () => {
  const { http, asked } = startHost([answers({ balance: 65.5 })])
  const card = running(createGiftCardMachine({ http, country: 'ca' }), { currency: 'CAD', now: () => 7 })
  card.actor.send({ type: 'number.change', value: '6006 0049 1277 3501 820' })
  card.actor.send({ type: 'pin.change', value: '482913' })
  card.actor.send({ type: 'check.submit' })
  const { context } = await card.until((snapshot) => selectGiftCardView(snapshot) === 'balance')
  expect([context.balance, context.checkedAt]).toEqual([65.5, 7])
  expect(asked).toEqual([
    {
      call: 'POST /api/payment/giftcard_balance/v1',
      query: { country: 'ca' },
      body: { accountNumber: '6006004912773501820', pin: '482913', currency: 'CAD' },
    },
  ])
})
