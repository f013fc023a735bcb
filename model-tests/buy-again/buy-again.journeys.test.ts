import { describe, expect, test } from 'vitest'
import { buyAgainMachine } from '../../machines/buy-again/buy-again.machine.ts'
import { selectBuyAgainView } from '../../machines/buy-again/buy-again.selectors.ts'
import type { AddOneResult, BuyAgainInput } from '../../machines/buy-again/buy-again.types.ts'
import { startJourney } from '../lib/journey.ts'

const link = 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1'
const item = { price: 140, msrp: 140, currency: 'USD', totalItemCount: 1 }
const added: AddOneResult = { kind: 'added', item }
const open: AddOneResult = { kind: 'open' }

const start = (changes: Partial<BuyAgainInput> = {}) => {
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const journey = startJourney({
    machine: buyAgainMachine,
    input: () => ({ skuId: 'sku-1', link, storedKey: null, newKey, isOnline: () => true, ...changes }),
  })
  return {
    ...journey,
    press: () => journey.send({ type: 'buyAgain.press' }),
    view: () => selectBuyAgainView(journey.snapshot()),
    keys: () => journey.asked('addOne').map((asked) => (asked as { key: string }).key),
  }
}

describe('buy again: pinned journeys', () => {
  test('[BA-01] one press adds one by its sku, and says so with the count of the bag', async () => {
    const again = start()
    again.press()
    expect([again.view(), again.asked('addOne')]).toEqual(['adding', [{ skuId: 'sku-1', key: 'key-1' }]])
    await again.answer('addOne', added)
    expect([again.view(), again.emitted]).toEqual(['added', [{ type: 'item.added', item }]])
  })

  test('[BA-01] a double click adds one', async () => {
    const again = start()
    again.press()
    again.press()
    await again.answer('addOne', added)
    expect([again.keys(), again.view()]).toEqual([['key-1'], 'added'])
  })

  test.each(['Request Failed', 'No pricing info', 'no items'])(
    '[BA-01] %s: the browser goes to the order URL',
    async (reason) => {
      const again = start()
      again.press()
      await again.answer('addOne', { kind: 'refused', reason })
      expect([again.view(), again.emitted]).toEqual(['unavailable', [{ type: 'page.left', link }]])
    },
  )

  test('[BA-01] a lost answer is asked for again with the same key, and adds one', async () => {
    const again = start()
    again.press()
    await again.answer('addOne', open)
    expect([again.view(), again.isPending('addOne')]).toEqual(['checking', false])
    await again.pass(1_000)
    await again.answer('addOne', open)
    await again.pass(1_999)
    expect(again.isPending('addOne')).toBe(false)
    await again.pass(1)
    await again.answer('addOne', added)
    expect([again.view(), again.keys()]).toEqual(['added', ['key-1', 'key-1', 'key-1']])
  })

  test('after two more tries in vain the shop’s own page takes over', async () => {
    const again = start()
    again.press()
    await again.answer('addOne', open)
    for (const wait of [1_000, 2_000]) {
      await again.pass(wait)
      await again.answer('addOne', open)
    }
    expect([again.view(), again.emitted, again.keys().length]).toEqual([
      'unavailable',
      [{ type: 'page.left', link }],
      3,
    ])
  })

  test('without a network nobody is sent away: it goes on when the network is back', async () => {
    let online = false
    const again = start({ isOnline: () => online })
    again.press()
    await again.answer('addOne', open)
    await again.pass(60_000)
    expect([again.view(), again.keys().length]).toEqual(['checking', 1])
    online = true
    await again.pass(1_000)
    await again.answer('addOne', added)
    expect(again.view()).toBe('added')
  })

  test('an attempt from before a reload is taken up with its own key', async () => {
    const again = start({ storedKey: 'key-of-before' })
    again.press()
    await again.answer('addOne', added)
    expect(again.keys()).toEqual(['key-of-before'])
  })
})
