import { describe, expect, test } from 'vitest'
import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { curbsideMachine } from '../../machines/curbside/curbside.machine.ts'
import {
  canReload,
  isOverdue,
  selectCurbsideView,
  selectGaps,
  selectProgress,
} from '../../machines/curbside/curbside.selectors.ts'
import type { CurbsideInput } from '../../machines/curbside/curbside.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../lib/journey.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { problem } from '../samples/samples.ts'
import { curbsideInput } from './curbside.model.ts'

const start = (changes: Partial<CurbsideInput> = {}) => {
  const kept: (string | null)[] = []
  const visit = startJourney({
    machine: curbsideMachine,
    input: (now) => ({ ...curbsideInput, ...changes, now }),
    actions: {
      storeInteraction: (
        _: unknown,
        { interaction }: { interaction: { id: string; status: string } | null },
      ) => interaction && kept.push(`${interaction.status} ${interaction.id}`),
      dropInteraction: () => kept.push(null),
    } as never,
  })
  return { visit, kept }
}

const view = ({ visit }: ReturnType<typeof start>) => [
  selectCurbsideView(visit.snapshot()),
  selectProgress(visit.snapshot()),
]
const changed = (status: PickupStatus) => ({ kind: 'changed', interaction: sampleArrival(status) })
const accepted = { kind: 'accepted', interaction: sampleArrival('SUBMITTED') }

const toRequest = async (changes: Partial<CurbsideInput> = {}) => {
  const started = start(changes)
  await started.visit.answer('getStore', succeeded(sampleStore()))
  return started
}

describe('curbside: pinned journeys', () => {
  test('[CU-02][CU-03][CU-06] goes 25, 50, 75, 100, and keeps id and status at each step', async () => {
    const started = await toRequest()
    const { visit, kept } = started
    expect(view(started)).toEqual(['ready', 25])
    await visit.answer('curbsideRequest', accepted)
    expect(view(started)).toEqual(['submitted', 50])
    expect(visit.asked('pickupPolling')).toEqual([{ id: 'arrival-1', code: 'code-1', status: 'SUBMITTED' }])
    await visit.answer('pickupPolling', changed('CLAIMED'))
    expect(view(started)).toEqual(['claimed', 75])
    await visit.answer('pickupPolling', changed('COMPLETE'))
    expect(view(started)).toEqual(['complete', 100])
    expect(visit.isPending('pickupPolling')).toBe(false)
    expect(kept).toEqual(['SUBMITTED arrival-1', 'CLAIMED arrival-1', 'COMPLETE arrival-1'])
  })

  test.each([
    [{ orderNumber: null }, ['orderNumber']],
    [{ storeId: null }, ['storeId']],
    [{ code: null }, ['qrId']],
    [{ orderNumber: null, storeId: null, code: null }, ['orderNumber', 'storeId', 'qrId']],
  ] as const)('[CU-01] a link of %j says what is missing and asks nobody', (changes, gaps) => {
    const { visit } = start(changes)
    expect(selectGaps(visit.snapshot())).toEqual(gaps)
    expect(selectCurbsideView(visit.snapshot())).toBe('missingParams')
    expect(visit.asked('getStore')).toEqual([])
  })

  test('[CU-01] a closed store lets the visit go on by itself when it opens', async () => {
    const started = start()
    const { visit } = started
    await visit.answer('getStore', succeeded(sampleStore({ opens: '12:00' })))
    expect(view(started)).toEqual(['storeClosed', null])
    for (let quarter = 0; quarter < 7; quarter += 1) await visit.pass(15 * 60_000)
    expect(view(started)).toEqual(['storeClosed', null])
    await visit.pass(15 * 60_000)
    expect(view(started)).toEqual(['ready', 25])
  })

  test('[CU-01][CU-07] a store that does not load says its status, and may be tried three times more', async () => {
    const { visit } = start()
    for (let retry = 0; retry < 3; retry += 1) {
      await visit.answer('getStore', failed(problem(503, 'unavailable')))
      expect(visit.snapshot().context.failedStatus).toBe(503)
      expect(canReload(visit.snapshot())).toBe(true)
      visit.send({ type: 'store.reload' })
    }
    await visit.answer('getStore', failed({ kind: 'network' }))
    expect(visit.snapshot().context.failedStatus).toBeNull()
    expect(canReload(visit.snapshot())).toBe(false)
    expect(visit.emitted.map((fact) => 'code' in fact && fact.code)).toEqual(
      Array.from({ length: 4 }, () => 'store-views-service-failure'),
    )
  })

  test('[CU-05] a duplicate with an id follows it, one without is at 0', async () => {
    const followed = await toRequest()
    await followed.visit.answer('curbsideRequest', { kind: 'duplicate', id: 'arrival-0' })
    expect(followed.visit.asked('pickupPolling')).toEqual([{ id: 'arrival-0', code: 'code-1', status: null }])
    expect(view(followed)).toEqual(['submitted', 50])
    const marked = await toRequest()
    await marked.visit.answer('curbsideRequest', { kind: 'duplicate', id: null })
    expect(view(marked)).toEqual(['duplicate', 0])
  })

  test('[CU-06][CU-09] a reload or a link goes on with its arrival, though the store has closed or is not there', async () => {
    for (const answer of [succeeded(sampleStore({ opens: '12:00' })), failed({ kind: 'network' } as const)]) {
      const started = start({ known: { id: 'arrival-1', status: 'CLAIMED' } })
      await started.visit.answer('getStore', answer)
      expect(view(started)).toEqual(['claimed', 75])
      expect(started.visit.asked('curbsideRequest')).toEqual([])
    }
    const over = start({ known: { id: 'arrival-1', status: 'COMPLETE' } })
    await over.visit.answer('getStore', succeeded(sampleStore()))
    expect(view(over)).toEqual(['complete', 100])
    expect(over.visit.asked('pickupPolling')).toEqual([])
  })

  test('an arrival that the host does not know is forgotten, and the visit begins anew', async () => {
    const started = start({ known: { id: 'arrival-9', status: 'SUBMITTED' } })
    await started.visit.answer('getStore', succeeded(sampleStore()))
    await started.visit.answer('pickupPolling', { kind: 'gone' })
    expect(view(started)).toEqual(['ready', 25])
    expect(started.kept).toEqual([null])
  })

  test('[CU-08] says to call ten minutes after the store was told, whatever it has done since', async () => {
    const { visit } = await toRequest()
    await visit.answer('curbsideRequest', accepted)
    await visit.pass(8 * 60_000)
    await visit.answer('pickupPolling', changed('CLAIMED'))
    await visit.pass(60_000 - 1)
    expect(isOverdue(visit.snapshot())).toBe(false)
    await visit.pass(1)
    expect(isOverdue(visit.snapshot())).toBe(true)
  })

  test('[CU-07] a store out of sight may be looked for three times more, and the arrival stands', async () => {
    const started = await toRequest()
    const { visit } = started
    await visit.answer('curbsideRequest', accepted)
    for (let retry = 0; retry < 4; retry += 1) {
      await visit.answer('pickupPolling', { kind: 'failed', failure: { kind: 'network' } })
      expect(view(started)).toEqual(['lost', 50])
      visit.send({ type: 'status.retry' })
    }
    expect(visit.asked('pickupPolling')).toHaveLength(4)
    expect(view(started)).toEqual(['lost', 50])
  })

  test('[ST-04] a cancelled visit is forgotten and may begin again', async () => {
    const started = await toRequest()
    const { visit, kept } = started
    await visit.answer('curbsideRequest', accepted)
    await visit.answer('pickupCancellation', undefined)
    expect(view(started)).toEqual(['cancelled', null])
    expect(kept.at(-1)).toBeNull()
    visit.send({ type: 'visit.begin' })
    await visit.answer('getStore', succeeded(sampleStore()))
    expect(view(started)).toEqual(['ready', 25])
  })
})
