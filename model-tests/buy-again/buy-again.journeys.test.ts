import { describe, expect, test } from 'vitest'
import { selectAttempt, selectAttemptView } from '../../machines/attempt/attempt.selectors.ts'
import { buyAgainMachine } from '../../machines/buy-again/buy-again.machine.ts'
import { selectBuyAgainView } from '../../machines/buy-again/buy-again.selectors.ts'
import type { BuyAgainInput } from '../../machines/buy-again/buy-again.types.ts'
import { done } from '../../services/http/outcome.ts'
import { lost, neverArrived, refused } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { realAttempt } from '../samples/real-attempt.ts'

const link = 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1'
const item = { price: 140, msrp: 140, currency: 'USD', totalItemCount: 1 }
const added = done(item)
const target = { skuId: 'sku-1', country: 'us' }

const start = (changes: Partial<BuyAgainInput> = {}) => {
  const keys = ['key-1', 'key-2']
  const journey = startJourney({
    machine: buyAgainMachine,
    input: () => ({ ...target, link, pendingKey: null, ...changes }),
    keep: (call) => ({ attempt: realAttempt(call) }),
  })
  const view = () => {
    const shown = selectBuyAgainView(journey.snapshot())
    const attempt = selectAttempt(journey.snapshot())?.getSnapshot()
    return shown === 'adding' && selectAttemptView(attempt) === 'checking' ? 'checking' : shown
  }
  return {
    ...journey,
    view,
    presses: async () => {
      journey.send({ type: 'buyAgain.press' })
      await journey.answer('claimKey', { key: keys.shift(), isPending: false })
    },
  }
}

describe('buy again: pinned journeys', () => {
  test('[BA-01] one press adds one by its sku, and says so with the count of the bag', async () => {
    const again = start()
    await again.presses()
    expect([again.view(), again.asked('send')]).toEqual(['adding', [{ target, request: {}, key: 'key-1' }]])
    await again.answer('send', added)
    expect([again.view(), again.emitted]).toEqual(['added', [{ type: 'item.added', item }]])
  })

  test('[BA-01] a double click adds one', async () => {
    const again = start()
    await again.presses()
    again.send({ type: 'buyAgain.press' })
    await again.answer('send', added)
    expect([again.asked('send').length, again.view()]).toEqual([1, 'added'])
  })

  test.each(['request_failed', 'no_pricing_info', 'no_items'])(
    '[BA-01] %s: the browser goes to the order URL',
    async (code) => {
      const again = start()
      await again.presses()
      await again.answer('send', refused(code))
      expect([again.view(), again.emitted]).toEqual(['unavailable', [{ type: 'page.left', link }]])
    },
  )

  test('[BA-01] a lost answer is looked up by its key; what never arrived is sent with the same key', async () => {
    const again = start()
    await again.presses()
    await again.answer('send', lost)
    expect([again.view(), again.isPending('send')]).toEqual(['checking', false])
    await again.pass(1_000)
    await again.answer('readOutcome', neverArrived)
    expect(again.asked('send')).toEqual(
      Array.from({ length: 2 }, () => ({ target, request: {}, key: 'key-1' })),
    )
    await again.answer('send', added)
    expect(again.view()).toBe('added')
  })

  test('without a network nobody is sent away: it is looked up until an answer comes', async () => {
    const again = start()
    await again.presses()
    await again.answer('send', lost)
    for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000]) {
      await again.pass(wait)
      await again.answer('readOutcome', lost)
    }
    expect([again.view(), again.asked('send').length]).toEqual(['checking', 1])
    await again.pass(15_000)
    await again.answer('readOutcome', added)
    expect(again.view()).toBe('added')
  })

  test('an attempt from before a reload is looked up with its own key, and not made again', async () => {
    const again = start({ pendingKey: 'key-of-before' })
    expect(again.asked('readOutcome')).toEqual([{ target, key: 'key-of-before' }])
    await again.answer('readOutcome', added)
    expect([again.view(), again.asked('send')]).toEqual(['added', []])
  })

  test('where nobody can say what happened, the shopper is not sent away', async () => {
    const again = start({ pendingKey: 'key-of-before' })
    await again.answer('readOutcome', { kind: 'unconfirmed', report: null })
    expect([again.view(), again.emitted]).toEqual(['unconfirmed', []])
  })
})
