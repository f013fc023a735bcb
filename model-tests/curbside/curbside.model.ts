import type { ArrivalWatchOutput } from '../../machines/curbside/arrival-watch/arrival-watch.types.ts'
import { curbsideMachine } from '../../machines/curbside/curbside.machine.ts'
import { selectCurbsideView } from '../../machines/curbside/curbside.selectors.ts'
import type { CurbsideInput, GetStoreResult } from '../../machines/curbside/curbside.types.ts'
import type {
  CurbsideRefusal,
  CurbsideRequestOutput,
} from '../../machines/curbside/curbside-request/curbside-request.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

export const curbsideInput: CurbsideInput = {
  orderNumber: 'C00000001',
  storeId: 'us091',
  code: 'code-1',
  store: null,
  known: null,
  pending: { requestKey: null, cancelKey: null, vehicle: '' },
  enableCurbsidePickup: true,
  now: () => walkTime,
}

const closedStore = sampleStore({ opens: '12:00' })
const storeWithoutCurbside = sampleStore({ services: ['PICKUP'] })

const getStore: readonly Answer<GetStoreResult>[] = [
  {
    words: 'the store is open',
    output: succeeded(sampleStore()),
    inBrowser: { by: 'host', scenario: 'curbside' },
  },
  {
    words: 'the store is closed',
    output: succeeded(closedStore),
    inBrowser: { by: 'host', scenario: 'store-closed' },
  },
  {
    words: 'the store brings nothing to the curb',
    output: succeeded(storeWithoutCurbside),
    inBrowser: { by: 'host', scenario: 'no-curbside' },
  },
  {
    words: 'the store does not come',
    output: failed(problem(503, 'unavailable')),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'looking it up breaks the page’s own code', error: defect },
]

const refused = (refusal: CurbsideRefusal): CurbsideRequestOutput => ({ kind: 'refused', refusal })

const curbsideRequest: readonly Answer<CurbsideRequestOutput>[] = [
  { words: 'the store was told', output: { kind: 'accepted', interaction: sampleArrival('SUBMITTED') } },
  { words: 'the store knew, by another arrival', output: { kind: 'duplicate', id: 'arrival-0' } },
  { words: 'the store knew', output: { kind: 'duplicate', id: null } },
  { words: 'the store has closed', output: refused('closed') },
  { words: 'the store brings nothing out any more', output: refused('noCurbside') },
  { words: 'the order is not ready', output: refused('notReady') },
  { words: 'the link is not the order’s', output: refused('badLink') },
  { words: 'the request breaks the page’s own code', error: defect },
]

const arrivalWatch: readonly Answer<ArrivalWatchOutput>[] = [
  { words: 'the order is handed over', output: { kind: 'complete', interaction: sampleArrival('COMPLETE') } },
  { words: 'the pickup is cancelled', output: { kind: 'cancelled' } },
  { words: 'the host knows no such arrival', output: { kind: 'gone' } },
  { words: 'the watch breaks the page’s own code', error: defect },
]

export const curbsideModel = defineModel<typeof curbsideMachine>({
  flow: 'curbside',
  machine: curbsideMachine,
  starts: [
    { words: 'a curbside link', input: curbsideInput },
    {
      words: 'a page that came with its store',
      rendered: true,
      input: { ...curbsideInput, store: sampleStore() },
    },
    { words: 'a link without its code', input: { ...curbsideInput, code: null } },
    {
      words: 'a reload while the shopper waits',
      input: { ...curbsideInput, known: { id: 'arrival-1', status: 'SUBMITTED' } },
    },
    {
      words: 'a reload after the order was handed over',
      input: { ...curbsideInput, known: { id: 'arrival-1', status: 'COMPLETE' } },
    },
    {
      words: 'a curbside link whose page came with an open store',
      input: { ...curbsideInput, store: sampleStore() },
      rendered: true,
    },
    {
      words: 'a curbside link whose page came with a closed store',
      input: { ...curbsideInput, store: closedStore },
      rendered: true,
    },
    {
      words: 'a curbside link whose page came with a store that brings nothing to the curb',
      input: { ...curbsideInput, store: storeWithoutCurbside },
      rendered: true,
    },
    {
      words: 'a reload while the shopper waits, of a page that came with its store',
      input: { ...curbsideInput, store: sampleStore(), known: { id: 'arrival-1', status: 'SUBMITTED' } },
      rendered: true,
    },
  ],
  events: {
    'store.reload': [{ words: 'the shopper looks again', event: { type: 'store.reload' } }],
    'visit.begin': [{ words: 'the shopper begins again', event: { type: 'visit.begin' } }],
  },
  answers: { getStore, curbsideRequest, arrivalWatch },
  delays: { nextLook: 'the store may have opened' },
  key: ({ store, interaction, known, failures, code }) => [
    store?.storeServices.length,
    store?.pickupHours?.regularHours.monday?.[0]?.startTime,
    interaction?.status,
    known?.status,
    known?.id,
    failures,
    code,
  ],
  states: {
    missingParams: { sees: 'that the link is not whole', view: 'missingParams' },
    loadingStore: { sees: 'the shape of the page', view: 'loading' },
    'loadFailed.retriable': { sees: 'that the store did not load', view: 'loadFailed' },
    'loadFailed.onlyContact': { sees: 'whom to ask instead', view: 'loadFailed' },
    noCurbside: { sees: 'that this store brings nothing to the curb', view: 'noCurbside' },
    storeClosed: { sees: 'that the store is closed, and when it opens', view: 'storeClosed' },
    requesting: { sees: 'that the order is ready', view: 'ready' },
    notReady: { sees: 'that the order is not ready', view: 'notReady' },
    badLink: { sees: 'that the link is not right', view: 'badLink' },
    waiting: { sees: 'what the store does', view: 'waiting' },
    complete: { sees: 'that the order is handed over', view: 'complete' },
    duplicate: { sees: 'that the store knows already', view: 'duplicate' },
    cancelled: { sees: 'that the pickup is cancelled', view: 'cancelled' },
  },
  view: selectCurbsideView,
})
