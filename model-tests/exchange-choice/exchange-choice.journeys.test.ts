import { describe, expect, test } from 'vitest'
import { exchangeChoiceMachine } from '../../machines/exchange-choice/exchange-choice.machine.ts'
import { selectExchangeView } from '../../machines/exchange-choice/exchange-choice.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { walkTime } from '../samples/samples.ts'
import { blackEleven, blackTen, holdOf, sampleExchange } from './sample-exchange.ts'

const startJourney = journeysWith({ begins: walkTime, listeners: ['watchNetwork'], hears: [] })

const open = (pieces = 1) => {
  const journey = startJourney({
    machine: exchangeChoiceMachine,
    input: (now) => ({
      orderNumber: 'C00000001',
      lineId: 'line-1',
      language: 'en',
      pieces,
      skuId: null,
      now,
    }),
  })
  journey.send({ type: 'exchange.open' })
  return {
    ...journey,
    sees: () => selectExchangeView(journey.snapshot()),
    /** What whoever listens takes to be chosen. */
    told: () =>
      journey.emitted.reduce<string | null>((before, fact) => {
        if (fact.type === 'variant.held') return fact.variant.skuId
        return fact.type === 'variant.lost' ? null : before
      }, null),
  }
}
const chooses = ({ skuId }: { readonly skuId: string }) => ({ type: 'size.choose', skuId }) as const

const holdsTen = async () => {
  const panel = open()
  await panel.answer('fetchOptions', succeeded(sampleExchange()))
  panel.send(chooses(blackTen))
  await panel.answer('attempt', doneAs(holdOf(blackTen)))
  return panel
}

describe('exchange choice: pinned journeys', () => {
  test('[BY-02] another size takes the place of the one before only once it is held, and nothing is chosen until then', async () => {
    const panel = await holdsTen()
    expect([panel.sees(), panel.told()]).toEqual(['held', blackTen.skuId])
    panel.send(chooses(blackEleven))
    expect([panel.sees(), panel.told()]).toEqual(['holding', null])
    await panel.answer('attempt', doneAs(holdOf(blackEleven)))
    expect([panel.sees(), panel.told()]).toEqual(['held', blackEleven.skuId])
  })

  test.each([
    ['nobody can say what happened', notConfirmed, 'failed'],
    ['somebody was faster', refusedAs('exchange_gone', 409), 'choosing'],
    ['it cannot be exchanged any more', refusedAs('exchange_unavailable', 409), 'unavailable'],
  ] as const)('[BY-02] the size held before is not chosen any more where %s', async (_, answer, view) => {
    const panel = await holdsTen()
    panel.send(chooses(blackEleven))
    await panel.answer('attempt', answer)
    expect([panel.sees(), panel.told()]).toEqual([view, null])
  })

  test('[BY-02] a size that could not be held is the choice still, and is held by trying again', async () => {
    const panel = await holdsTen()
    panel.send(chooses(blackEleven))
    await panel.answer('attempt', notConfirmed)
    panel.send({ type: 'exchange.retry' })
    await panel.answer('fetchOptions', succeeded(sampleExchange(holdOf(blackTen))))
    await panel.answer('attempt', doneAs(holdOf(blackEleven)))
    expect([panel.sees(), panel.told()]).toEqual(['held', blackEleven.skuId])
  })

  test('[BY-02] a choice whose time is over stays, and is held again as it was', async () => {
    const panel = await holdsTen()
    await panel.pass(15 * 60_000)
    expect([panel.sees(), panel.told()]).toEqual(['expired', blackTen.skuId])
    panel.send({ type: 'exchange.retry' })
    expect(panel.asked('attempt')).toHaveLength(2)
    const again = new Date(walkTime + 30 * 60_000).toISOString()
    await panel.answer('attempt', doneAs({ ...holdOf(blackTen), heldUntil: again }))
    expect([panel.sees(), panel.told()]).toEqual(['held', blackTen.skuId])
  })

  test.each([
    ['there is no connection', failed({ kind: 'network' }), 'offline'],
    ['sizes did not come', failed({ kind: 'unparsable', status: 200 }), 'failed'],
    ['no other size was there', succeeded({ ...sampleExchange(), lines: [] }), 'unavailable'],
  ] as const)('[BY-02] pieces that are chosen while %s are the ones that count', async (_, answer, view) => {
    const panel = open()
    await panel.answer('fetchOptions', answer)
    panel.send({ type: 'pieces.change', pieces: 2 })
    expect([panel.sees(), panel.snapshot().context.pieces]).toEqual([view, 2])
  })

  test('[BY-02] a size is held for the pieces that were chosen where sizes had not come', async () => {
    const panel = open()
    await panel.answer('fetchOptions', failed({ kind: 'unparsable', status: 200 }))
    panel.send({ type: 'pieces.change', pieces: 2 })
    panel.send({ type: 'exchange.retry' })
    await panel.answer('fetchOptions', succeeded(sampleExchange()))
    panel.send(chooses(blackTen))
    await panel.answer('attempt', doneAs(holdOf(blackTen, 2)))
    expect([panel.sees(), panel.told()]).toEqual(['held', blackTen.skuId])
  })
})
