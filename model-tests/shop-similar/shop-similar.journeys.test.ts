import { describe, expect, test } from 'vitest'
import { shopSimilarMachine } from '../../machines/shop-similar/shop-similar.machine.ts'
import {
  isSimilarOpen,
  selectSimilarView,
  selectSuggestions,
  selectSuggestionsState,
} from '../../machines/shop-similar/shop-similar.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

const request = { version: 'v2', by: 'colorWays', id: 'PR1043-205' } as const
const input = { request, country: 'gb', language: 'en' }
const product = {
  image: null,
  pid: null,
  slug: null,
  styleColor: 'PR1120-205',
  subtitle: null,
  title: 'Longview',
}
const found = succeeded({ parentStyleColor: 'PR1043-205', items: [product] })

const start = () => {
  const journey = startJourney({ machine: shopSimilarMachine, input: () => input })
  return {
    ...journey,
    opens: () => journey.send({ type: 'similar.open' }),
    closes: () => journey.send({ type: 'similar.close' }),
    view: () => selectSimilarView(journey.snapshot()),
    calls: () => journey.asked('getSimilar').length,
  }
}

describe('shop similar: pinned journeys', () => {
  test('[BA-03] loads on first opening, and once: closed and opened again it is there', async () => {
    const similar = start()
    expect([similar.view(), similar.calls()]).toEqual(['closed', 0])
    similar.opens()
    expect([similar.view(), similar.asked('getSimilar')]).toEqual(['loading', [input]])
    await similar.answer('getSimilar', found)
    expect([similar.view(), selectSuggestions(similar.snapshot())]).toEqual(['shown', [product]])
    similar.closes()
    expect([similar.view(), isSimilarOpen(similar.snapshot())]).toEqual(['closed', false])
    similar.opens()
    expect([similar.view(), similar.calls()]).toEqual(['shown', 1])
  })

  test('[BA-03] closing while it loads stops nothing, and asks nothing again', async () => {
    const similar = start()
    similar.opens()
    similar.closes()
    await similar.answer('getSimilar', found)
    similar.opens()
    expect([similar.view(), similar.calls()]).toEqual(['shown', 1])
  })

  test('[BA-03] nothing found is said, not an error', async () => {
    const similar = start()
    similar.opens()
    await similar.answer('getSimilar', succeeded({ parentStyleColor: 'PR1043-205', items: [] }))
    expect([similar.view(), similar.emitted]).toEqual(['empty', []])
  })

  test('[ER-01] a failure is reported as get-shop-similar-failure and can be tried again', async () => {
    const similar = start()
    similar.opens()
    await similar.answer('getSimilar', failed({ kind: 'malformed', status: 200 }))
    expect([similar.view(), similar.emitted]).toEqual([
      'failed',
      [{ type: 'error.reported', code: 'get-shop-similar-failure', devMessage: 'malformed 200' }],
    ])
    similar.send({ type: 'similar.retry' })
    await similar.answer('getSimilar', found)
    expect([similar.view(), similar.calls()]).toEqual(['shown', 2])
  })

  test('what there is to look at is told whether the shopper looks or not', async () => {
    const similar = start()
    const told = () => [
      similar.view(),
      isSimilarOpen(similar.snapshot()),
      selectSuggestionsState(similar.snapshot()),
      selectSuggestions(similar.snapshot()),
    ]
    expect(told()).toEqual(['closed', false, 'unasked', []])
    similar.opens()
    expect(told()).toEqual(['loading', true, 'loading', []])
    similar.closes()
    expect(told()).toEqual(['closed', false, 'loading', []])
    await similar.breaks('getSimilar', defect)
    expect(told()).toEqual(['closed', false, 'failed', []])
    similar.opens()
    expect(told()).toEqual(['failed', true, 'failed', []])
    similar.send({ type: 'similar.retry' })
    await similar.answer('getSimilar', succeeded({ parentStyleColor: 'PR1043-205', items: [] }))
    expect(told()).toEqual(['empty', true, 'empty', []])
    expect(similar.emitted).toEqual([
      { type: 'error.reported', code: 'get-shop-similar-failure', devMessage: 'defect' },
    ])
  })

  test('the page begins with its question and no suggestions', () => {
    expect(start().snapshot().context).toEqual({ ...input, suggestions: null })
  })
})
