import { describe, expect, test } from 'vitest'
import { selectCancellation } from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import { createCurbsideMachine } from '../../machines/curbside/curbside.actors.ts'
import {
  selectCurbsideView,
  selectRequest,
  selectStore,
  selectWatch,
} from '../../machines/curbside/curbside.selectors.ts'
import type { CurbsideInput } from '../../machines/curbside/curbside.types.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { getPickupPlace } from '../../services/pickup/get-pickup-place.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'
import { openPage } from '../samples/sample-page.ts'
import { curbsideInput } from './curbside.model.ts'

const arrivalsPath = '/api/store/order_pickups/v1'

const storeComes = answers({ id: 'us091', storeServices: ['PICKUP', 'CURBSIDE'] })
const arrivalNow = (status: Parameters<typeof sampleArrival>[0]) => answers(sampleArrival(status))

const start = async (replies: readonly HostAnswer[], changes: Partial<CurbsideInput> = {}) => {
  const { http, asked } = startHost([storeComes, ...replies])
  const { keys, settled } = startKeys()
  const arrivals = startNotes({ C00000002: 'SUBMITTED arrival-2' })
  const drafts = startNotes({ 'vehicle.C00000002': 'Red van' })
  const machine = createCurbsideMachine({
    http,
    keys,
    arrivals: arrivals.notes,
    drafts: drafts.notes,
    orderNumber: 'C00000001',
    places: createPrefetch((input, signal) => getPickupPlace(http, input, signal)),
  })
  const { snapshot, pass } = running(machine, { ...curbsideInput, ...changes })
  await pass(0)
  const request = (type: 'request.submit') => selectRequest(snapshot())?.send({ type })
  const type = (value: string) => selectRequest(snapshot())?.send({ type: 'vehicle.change', value })
  const cancellation = () => {
    const watch = selectWatch(snapshot())
    return watch && selectCancellation(watch.getSnapshot())
  }
  const view = () => selectCurbsideView(snapshot())
  return { snapshot, pass, asked, settled, arrivals, drafts, request, type, cancellation, view }
}

const announce = async (visit: Awaited<ReturnType<typeof start>>) => {
  visit.type('Green estate')
  visit.request('request.submit')
  await visit.pass(0)
}

openPage()

describe('curbside with its calls', () => {
  test('tells the store by the link’s code, follows the arrival and keeps where it stands', async () => {
    const visit = await start([
      answers(sampleArrival('SUBMITTED'), 201),
      ...(['SUBMITTED', 'CLAIMED', 'CLAIMED', 'COMPLETE'] as const).map(arrivalNow),
    ])
    expect([visit.view(), selectStore(visit.snapshot())?.storeId]).toEqual(['ready', 'us091'])
    await announce(visit)
    expect(visit.view()).toBe('waiting')
    const follows = { call: `GET ${arrivalsPath}/arrival-1`, linkCode: 'code-1' }
    expect(visit.asked).toEqual([
      { call: 'GET /api/store/store_locations/v1/us091' },
      {
        call: `POST ${arrivalsPath}`,
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
        body: {
          notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
          orderNumber: 'C00000001',
          storeId: 'us091',
          storeServiceId: 'CURBSIDE',
          validationCode: { type: 'QR', code: 'code-1' },
        },
      },
      follows,
    ])
    expect(visit.settled).toEqual([{ call: 'createPickup', object: 'C00000001', key: 'key-1', end: 'done' }])
    const other = { C00000002: 'SUBMITTED arrival-2' }
    expect(visit.arrivals.kept()).toEqual({ ...other, C00000001: 'SUBMITTED arrival-1' })
    await visit.pass(1_000)
    expect(visit.arrivals.kept()).toEqual({ ...other, C00000001: 'CLAIMED arrival-1' })
    await visit.pass(1_000)
    expect([visit.view(), visit.asked.slice(3)]).toEqual(['complete', [follows, follows, follows]])
    expect(visit.arrivals.kept()).toEqual({ ...other, C00000001: 'COMPLETE arrival-1' })
  })

  test('what is typed is kept for a reload under the order, and dropped once the store knows', async () => {
    const visit = await start([answers(sampleArrival('SUBMITTED'), 201)])
    visit.type('Green')
    visit.type('Green estate')
    expect(visit.drafts.kept()).toEqual({
      'vehicle.C00000001': 'Green estate',
      'vehicle.C00000002': 'Red van',
    })
    await announce(visit)
    expect(visit.drafts.kept()).toEqual({ 'vehicle.C00000002': 'Red van' })
  })

  test('a store that knew already is asked about the arrival that it names', async () => {
    const location = '/store/order_pickups/v1/arrival-7'
    const visit = await start([refuses(409, 'pickup_duplicate', location)])
    await announce(visit)
    expect([visit.view(), visit.asked.at(-1)]).toEqual([
      'waiting',
      { call: `GET ${arrivalsPath}/arrival-7`, linkCode: 'code-1' },
    ])
    expect(visit.arrivals.kept()).toEqual({ C00000002: 'SUBMITTED arrival-2' })
  })

  test('a pickup that is taken back is kept no longer', async () => {
    const visit = await start([
      answers(sampleArrival('SUBMITTED'), 201),
      'silent',
      answers(sampleArrival('CANCELLED_CONSUMER')),
    ])
    await announce(visit)
    expect(visit.arrivals.kept()).toHaveProperty('C00000001')
    visit.cancellation()?.send({ type: 'cancel.ask' })
    visit.cancellation()?.send({ type: 'cancel.confirm' })
    await visit.pass(0)
    expect([visit.view(), visit.asked.at(-1)]).toEqual([
      'cancelled',
      {
        call: `PATCH ${arrivalsPath}/arrival-1`,
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        linkCode: 'code-1',
        idempotencyKey: 'key-2',
      },
    ])
    expect(visit.arrivals.kept()).toEqual({ C00000002: 'SUBMITTED arrival-2' })
  })

  test('an order that was handed over before the page was opened stays so, and nothing is written', async () => {
    const visit = await start([], { known: { id: 'arrival-1', status: 'COMPLETE' } })
    expect([visit.view(), visit.arrivals.kept()]).toEqual(['complete', { C00000002: 'SUBMITTED arrival-2' }])
  })
})
