import { describe, expect, test } from 'vitest'
import { createBuyAgainMachine } from '../../machines/buy-again/buy-again.actors.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

const link = 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1'
const bag = {
  payload: {
    data: {
      items: [{ skuId: 'sku-1', quantity: 1, priceInfo: { price: 112, msrp: 140 } }],
      currency: 'USD',
      totals: { quantity: 3 },
    },
  },
}
const item = { price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 }

const start = (pendingKey: string | null, replies: readonly HostAnswer[] = []) => {
  const { http, asked } = startHost(replies)
  const { keys, claimed, settled } = startKeys()
  const added: unknown[] = []
  const shop = {
    addToCart: async (request: unknown) => {
      added.push(request)
      return bag
    },
  }
  const again = running(createBuyAgainMachine({ http, keys, shop }), {
    skuId: 'sku-1',
    country: 'us',
    link,
    pendingKey,
  })
  return { ...again, asked, claimed, settled, added }
}

openPage()

describe('buy again: its calls', () => {
  test('the on-page shop object adds one piece, with the key of this attempt', async () => {
    const again = start(null)
    again.actor.send({ type: 'buyAgain.press' })
    await again.until(({ status }) => status === 'done')
    expect([again.added, again.asked]).toEqual([
      [{ skuId: 'sku-1', quantity: 1, idempotencyKey: 'key-1' }],
      [],
    ])
    expect(again.emitted).toEqual([{ type: 'item.added', item }])
    const subject = { call: 'addToCart', object: 'us.sku-1' }
    expect(again.claimed).toEqual([{ ...subject, since: null }])
    expect(again.settled).toEqual([{ ...subject, key: 'key-1', end: 'done' }])
  })

  test('an attempt from before a reload is looked up at the host, and not made again', async () => {
    const again = start('key-0', [answers({ call: 'addToCart', status: 200, body: bag })])
    await again.until(({ status }) => status === 'done')
    expect([again.added, again.asked]).toEqual([[], [{ call: 'GET /api/idempotency/v1/key-0' }]])
    expect(again.emitted).toEqual([{ type: 'item.added', item }])
  })
})
