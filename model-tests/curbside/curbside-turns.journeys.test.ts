import { describe, expect, test } from 'vitest'
import {
  canReload,
  selectFailedStatus,
  selectRequest,
  selectStore,
  selectWatch,
} from '../../machines/curbside/curbside.selectors.ts'
import type { CurbsideRefusal } from '../../machines/curbside/curbside-request/curbside-request.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { defect, problem } from '../samples/samples.ts'
import { accepted, start, toRequest, view } from './curbside.parts.ts'

const nothingPending = { requestKey: null, cancelKey: null, vehicle: '' }
const unavailable = failed(problem(503, 'unavailable'))
const report = (devMessage: string) => ({
  type: 'error.reported',
  code: 'store-views-service-failure',
  devMessage: `curbside: ${devMessage}`,
})
const refused = (refusal: CurbsideRefusal) => ({ kind: 'refused', refusal })

describe('curbside: turns of a visit', () => {
  test('a visit begins with what came along, and has failed at nothing', () => {
    const { visit } = start({ code: null })
    expect(visit.snapshot().context).toMatchObject({ failedStatus: null, interaction: null, failures: 0 })
  })

  test('the store of the link is asked for as a store', () => {
    expect(start().visit.asked('getStore')).toEqual([{ storeId: 'us091', place: 'STORE' }])
  })

  test('a store that came after all is kept, and what had failed is forgotten', async () => {
    const { visit } = start()
    await visit.answer('getStore', unavailable)
    expect([selectStore(visit.snapshot()), selectFailedStatus(visit.snapshot())]).toEqual([null, 503])
    visit.send({ type: 'store.reload' })
    await visit.answer('getStore', succeeded(sampleStore()))
    expect([selectStore(visit.snapshot()), selectFailedStatus(visit.snapshot())]).toEqual([
      sampleStore(),
      null,
    ])
    expect(visit.snapshot().context.failures).toBe(0)
    expect(visit.emitted).toEqual([report('problem 503 unavailable')])
  })

  test.each([
    ['problem details', problem(503, 'unavailable'), 503],
    ['HTML', { kind: 'unparsable', status: 502 }, 502],
    ['JSON of another shape', { kind: 'malformed', status: 200 }, 200],
    ['that nobody is known', { kind: 'unauthorized' }, 401],
    ['nothing', { kind: 'network' }, null],
    ['nothing in time', { kind: 'timeout' }, null],
  ] as const)(
    'a host that answers %s in place of the store has its status told',
    async (_, failure, status) => {
      const { visit } = start()
      await visit.answer('getStore', failed(failure))
      expect(selectFailedStatus(visit.snapshot())).toBe(status)
    },
  )

  test('a defect while the store is looked up leaves contact only, and no status', async () => {
    const started = start()
    const { visit } = started
    await visit.answer('getStore', unavailable)
    visit.send({ type: 'store.reload' })
    await visit.breaks('getStore', defect)
    expect([view(started), canReload(visit.snapshot())]).toEqual(['loadFailed', false])
    expect(selectFailedStatus(visit.snapshot())).toBeNull()
    expect(visit.emitted).toEqual([report('problem 503 unavailable'), report('defect')])
  })

  test('the request starts with what a reload had left open, which is settled by its end', async () => {
    const pending = { requestKey: 'key-0', cancelKey: null, vehicle: 'Green estate' }
    const { visit } = await toRequest({ pending })
    expect(visit.asked('curbsideRequest')).toEqual([
      {
        orderNumber: 'C00000001',
        storeId: 'us091',
        code: 'code-1',
        pendingKey: 'key-0',
        vehicle: 'Green estate',
      },
    ])
    await visit.answer('curbsideRequest', refused('notReady'))
    expect(visit.snapshot().context.pending).toEqual(nothingPending)
    visit.send({ type: 'store.reload' })
    await visit.answer('getStore', succeeded(sampleStore()))
    expect(visit.asked('curbsideRequest')[1]).toMatchObject({ pendingKey: null, vehicle: '' })
  })

  test('the watch starts with the cancellation that a reload had left open', async () => {
    const { visit } = start({
      known: { id: 'arrival-1', status: 'CLAIMED' },
      pending: { requestKey: null, cancelKey: 'key-2', vehicle: '' },
    })
    await visit.answer('getStore', succeeded(sampleStore()))
    expect(visit.asked('arrivalWatch')).toEqual([
      {
        id: 'arrival-1',
        code: 'code-1',
        interaction: null,
        knownStatus: 'CLAIMED',
        pendingCancelKey: 'key-2',
        now: expect.any(Function),
      },
    ])
  })

  test.each([
    ['closed', 'storeClosed', true],
    ['noCurbside', 'noCurbside', true],
    ['notReady', 'notReady', true],
    ['badLink', 'badLink', false],
  ] as const)('a request that is refused as %s shows %s', async (refusal, shown, isReloadable) => {
    const started = await toRequest()
    await started.visit.answer('curbsideRequest', refused(refusal))
    expect([view(started), canReload(started.visit.snapshot())]).toEqual([shown, isReloadable])
    expect([started.kept, started.visit.emitted]).toEqual([[], []])
  })

  test('a store that said it has closed is asked again at the next quarter of an hour', async () => {
    const started = await toRequest()
    await started.visit.answer('curbsideRequest', refused('closed'))
    await started.visit.pass(15 * 60_000 - 1)
    expect(view(started)).toBe('storeClosed')
    await started.visit.pass(1)
    expect([view(started), started.visit.asked('curbsideRequest').length]).toEqual(['ready', 2])
  })

  test('a store of which nothing is known, and that said it has closed, is asked again in a minute', async () => {
    const started = start({ known: { id: 'arrival-9', status: 'SUBMITTED' } })
    await started.visit.answer('getStore', unavailable)
    await started.visit.answer('arrivalWatch', { kind: 'gone' })
    await started.visit.answer('curbsideRequest', refused('closed'))
    await started.visit.pass(59_999)
    expect(view(started)).toBe('storeClosed')
    await started.visit.pass(1)
    expect(view(started)).toBe('ready')
  })

  test('a visit whose watch broke is looked for again, and goes on though the store does not come', async () => {
    const started = await toRequest()
    await started.visit.answer('curbsideRequest', accepted)
    await started.visit.breaks('arrivalWatch', defect)
    expect([view(started), canReload(started.visit.snapshot())]).toEqual(['loadFailed', true])
    started.visit.send({ type: 'store.reload' })
    await started.visit.answer('getStore', unavailable)
    expect(view(started)).toBe('waiting')
    expect(started.visit.asked('arrivalWatch')[1]).toMatchObject({
      id: 'arrival-1',
      interaction: sampleArrival('SUBMITTED'),
      knownStatus: null,
    })
  })

  test('a request that broke is begun anew with the store', async () => {
    const started = await toRequest()
    await started.visit.breaks('curbsideRequest', defect)
    expect([view(started), canReload(started.visit.snapshot())]).toEqual(['loadFailed', true])
  })

  test('the page has the request while it is made, and the watch while somebody waits', async () => {
    const { visit } = await toRequest()
    const parts = () => [selectRequest(visit.snapshot())?.id, selectWatch(visit.snapshot())?.id]
    expect(parts()).toEqual(['curbsideRequest', undefined])
    await visit.answer('curbsideRequest', accepted)
    expect(parts()).toEqual([undefined, 'arrivalWatch'])
    await visit.answer('arrivalWatch', { kind: 'cancelled' })
    expect(parts()).toEqual([undefined, undefined])
  })

  test('a visit that is over is forgotten whole', async () => {
    const { visit, kept } = await toRequest({ pending: { ...nothingPending, cancelKey: 'key-2' } })
    await visit.answer('curbsideRequest', { kind: 'duplicate', id: 'arrival-0' })
    await visit.answer('arrivalWatch', { kind: 'cancelled' })
    expect(visit.snapshot().context).toMatchObject({
      interaction: null,
      known: null,
      failures: 0,
      pending: nothingPending,
    })
    expect(kept).toEqual([null])
  })
})
