import { describe, expect, test } from 'vitest'
import type { Store } from '../../contract/pickup/store.ts'
import { canReload, selectCurbsideView, selectGaps } from '../../machines/curbside/curbside.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { problem } from '../samples/samples.ts'
import { accepted, start, toRequest, view } from './curbside.parts.ts'

describe('curbside: pinned journeys', () => {
  test('[CU-02] a page that came with its store asks for none', () => {
    const shows = (store: Store) => {
      const started = start({ store })
      expect(started.visit.asked('getStore')).toEqual([])
      return view(started)
    }
    expect([
      shows(sampleStore()),
      shows(sampleStore({ opens: '12:00' })),
      shows(sampleStore({ services: ['PICKUP'] })),
      view(start({ store: sampleStore(), code: null })),
    ]).toEqual(['ready', 'storeClosed', 'noCurbside', 'missingParams'])
  })

  test('[CU-02][CU-03][CU-06] from ready to the wait to the handover, which is kept', async () => {
    const started = await toRequest()
    const { visit, kept } = started
    expect(view(started)).toBe('ready')
    await visit.answer('curbsideRequest', accepted)
    expect(view(started)).toBe('waiting')
    expect(visit.asked('arrivalWatch')).toMatchObject([
      { id: 'arrival-1', code: 'code-1', interaction: sampleArrival('SUBMITTED'), pendingCancelKey: null },
    ])
    await visit.answer('arrivalWatch', { kind: 'complete', interaction: sampleArrival('COMPLETE') })
    expect(view(started)).toBe('complete')
    expect(kept).toEqual(['COMPLETE arrival-1'])
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
    expect(view(started)).toBe('storeClosed')
    for (let quarter = 0; quarter < 7; quarter += 1) await visit.pass(15 * 60_000)
    expect(view(started)).toBe('storeClosed')
    await visit.pass(15 * 60_000)
    expect(view(started)).toBe('ready')
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

  test('[CU-05] a duplicate with an id follows it, one without says that the store knows', async () => {
    const followed = await toRequest()
    await followed.visit.answer('curbsideRequest', { kind: 'duplicate', id: 'arrival-0' })
    expect(followed.visit.asked('arrivalWatch')).toMatchObject([
      { id: 'arrival-0', code: 'code-1', interaction: null, knownStatus: null },
    ])
    expect(view(followed)).toBe('waiting')
    const marked = await toRequest()
    await marked.visit.answer('curbsideRequest', { kind: 'duplicate', id: null })
    expect(view(marked)).toBe('duplicate')
  })

  test('[CU-06][CU-09] a reload or a link goes on with its arrival, though the store has closed or is not there', async () => {
    for (const answer of [succeeded(sampleStore({ opens: '12:00' })), failed({ kind: 'network' } as const)]) {
      const started = start({ known: { id: 'arrival-1', status: 'CLAIMED' } })
      await started.visit.answer('getStore', answer)
      expect(view(started)).toBe('waiting')
      expect(started.visit.asked('arrivalWatch')).toMatchObject([{ id: 'arrival-1', knownStatus: 'CLAIMED' }])
      expect(started.visit.asked('curbsideRequest')).toEqual([])
    }
    const over = start({ known: { id: 'arrival-1', status: 'COMPLETE' } })
    await over.visit.answer('getStore', succeeded(sampleStore()))
    expect(view(over)).toBe('complete')
    expect(over.visit.asked('arrivalWatch')).toEqual([])
  })

  test('an arrival that the host does not know is forgotten, and the visit begins anew', async () => {
    const started = start({ known: { id: 'arrival-9', status: 'SUBMITTED' } })
    await started.visit.answer('getStore', succeeded(sampleStore()))
    await started.visit.answer('arrivalWatch', { kind: 'gone' })
    expect(view(started)).toBe('ready')
    expect(started.kept).toEqual([null])
  })

  test('[ST-04] a cancelled visit is forgotten and may begin again', async () => {
    const started = await toRequest()
    const { visit, kept } = started
    await visit.answer('curbsideRequest', accepted)
    await visit.answer('arrivalWatch', { kind: 'cancelled' })
    expect(view(started)).toBe('cancelled')
    expect(kept.at(-1)).toBeNull()
    visit.send({ type: 'visit.begin' })
    await visit.answer('getStore', succeeded(sampleStore()))
    expect(view(started)).toBe('ready')
  })
})
