import { describe, expect, test } from 'vitest'
import { bagCountMachine } from '../../machines/bag-count/bag-count.machine.ts'
import { selectPieces } from '../../machines/bag-count/bag-count.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'

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
})
