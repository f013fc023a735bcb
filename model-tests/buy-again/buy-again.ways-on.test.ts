import { describe, expect, test } from 'vitest'
import { buyAgainMachine } from '../../machines/buy-again/buy-again.machine.ts'
import { selectBuyAgainView } from '../../machines/buy-again/buy-again.selectors.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

const link = 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1'
const input = { skuId: 'sku-1', country: 'us', link, pendingKey: null }
const item = { price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 }

const start = (pendingKey: string | null = null) => {
  const journey = startJourney({ machine: buyAgainMachine, input: () => ({ ...input, pendingKey }) })
  return {
    ...journey,
    see: () => [selectBuyAgainView(journey.snapshot()), journey.snapshot().status, journey.emitted],
    item: () => journey.snapshot().context.item,
    presses: () => journey.send({ type: 'buyAgain.press' }),
  }
}
const asked = (pendingKey: string | null) => [
  { target: { skuId: 'sku-1', country: 'us' }, request: {}, pendingKey },
]

describe('buy again: ways on', () => {
  test('nothing is added before the button is pressed', () => {
    const again = start()
    expect(again.snapshot().hasTag('idle')).toBe(true)
    expect([again.see(), again.asked('attempt'), again.snapshot().context]).toEqual([
      ['idle', 'active', []],
      [],
      { ...input, item: null },
    ])
  })

  test('the piece in the bag is kept and told, and there is nothing to press any more', async () => {
    const again = start()
    again.presses()
    expect([again.see(), again.item(), again.asked('attempt')]).toEqual([
      ['adding', 'active', []],
      null,
      asked(null),
    ])
    await again.answer('attempt', doneAs(item))
    expect([again.see(), again.item()]).toEqual([['added', 'done', [{ type: 'item.added', item }]], item])
  })

  test.each([
    ['a refusal', refusedAs('no_items'), 'unavailable', [{ type: 'page.left', link }]],
    ['an outcome that nobody knows', notConfirmed, 'unconfirmed', []],
    ['the page’s own code broken', null, 'unconfirmed', []],
  ])('after %s nothing is kept', async (_, end, view, facts) => {
    const again = start('key-0')
    expect([again.see(), again.asked('attempt')]).toEqual([['adding', 'active', []], asked('key-0')])
    await (end === null ? again.breaks('attempt', defect) : again.answer('attempt', end))
    expect([again.see(), again.item()]).toEqual([[view, 'done', facts], null])
  })
})
