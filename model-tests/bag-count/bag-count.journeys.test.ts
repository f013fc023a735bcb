import { describe, expect, test } from 'vitest'
import { createBagCountMachine } from '../../machines/bag-count/bag-count.actors.ts'
import { bagCountMachine } from '../../machines/bag-count/bag-count.machine.ts'
import { selectPieces } from '../../machines/bag-count/bag-count.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { defect } from '../samples/samples.ts'

const start = () => {
  const journey = startJourney({ machine: bagCountMachine, input: () => undefined })
  return { ...journey, pieces: () => selectPieces(journey.snapshot()) }
}

describe('bag count: pinned journeys', () => {
  test('[BA-02] tells what the shop counts, and nothing before', async () => {
    const bag = start()
    expect(bag.pieces()).toBeNull()
    await bag.answer('countBag', succeeded(2))
    expect(bag.pieces()).toBe(2)
  })

  test('[BA-02] an addition outranks a count that is still under way', async () => {
    const bag = start()
    bag.send({ type: 'bag.changed', pieces: 3 })
    expect([bag.pieces(), bag.isPending('countBag')]).toEqual([3, false])
  })

  test('a recount keeps the last number until the new one is there', async () => {
    const bag = start()
    await bag.answer('countBag', succeeded(2))
    bag.send({ type: 'bag.recount' })
    expect(bag.pieces()).toBe(2)
    await bag.answer('countBag', succeeded(0))
    expect(bag.pieces()).toBe(0)
  })

  test('a count that does not come leaves no number, and no error', async () => {
    const bag = start()
    await bag.answer('countBag', succeeded(2))
    bag.send({ type: 'bag.recount' })
    await bag.answer('countBag', failed({ kind: 'timeout' }))
    expect([bag.pieces(), bag.emitted]).toEqual([null, []])
  })

  test('a count that breaks leaves no number, and is made again when asked for', async () => {
    const bag = start()
    bag.send({ type: 'bag.changed', pieces: 3 })
    bag.send({ type: 'bag.recount' })
    await bag.breaks('countBag', defect)
    expect([bag.pieces(), bag.isPending('countBag')]).toEqual([null, false])
    bag.send({ type: 'bag.recount' })
    await bag.answer('countBag', succeeded(4))
    expect(bag.pieces()).toBe(4)
    bag.send({ type: 'bag.recount' })
    bag.send({ type: 'bag.recount' })
    expect([bag.pieces(), bag.asked('countBag').length]).toEqual([4, 5])
  })

  test('the shop’s own word counts where nobody knew', async () => {
    const bag = start()
    await bag.answer('countBag', failed({ kind: 'network' }))
    bag.send({ type: 'bag.changed', pieces: 1 })
    expect([bag.pieces(), bag.asked('countBag')]).toEqual([1, [undefined]])
  })

  test('the bag of the page’s country is counted', async () => {
    const cart = { items: [], currency: 'GBP', totals: { quantity: 7 } }
    const { http, asked } = startHost([answers({ payload: { data: cart } })])
    const bag = running(createBagCountMachine({ http, country: 'gb' }), undefined)
    await bag.pass(0)
    expect([asked, selectPieces(bag.snapshot())]).toEqual([
      [{ call: 'GET /api/cart/v1', query: { country: 'gb' } }],
      7,
    ])
  })
})
