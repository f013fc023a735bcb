import type { StorePickup } from '../../contract/orders/store-pickup.ts'
import { storePickupMachine } from '../../machines/store-pickup/store-pickup.machine.ts'
import { selectPlaceView } from '../../machines/store-pickup/store-pickup.selectors.ts'
import type { GetPlaceResult } from '../../machines/store-pickup/store-pickup.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleStore } from '../samples/pickup-samples.ts'
import { defect } from '../samples/samples.ts'

const getPlace: readonly Answer<GetPlaceResult>[] = [
  { words: 'the place comes', output: succeeded(sampleStore()) },
  { words: 'the place does not come', output: failed({ kind: 'network' }) },
  { words: 'looking it up breaks the page’s own code', error: defect },
]

const pickup: StorePickup = {
  storeId: 'us091',
  place: 'STORE',
  status: 'READY_FOR_PICK_UP',
  collectBy: '2026-11-27',
  qrId: 'code-1',
  interaction: null,
}

export const storePickupModel = defineModel<typeof storePickupMachine>({
  flow: 'store-pickup',
  machine: storePickupMachine,
  starts: [
    { words: 'an order that is ready in a store', input: { pickup, store: null, pendingKey: null } },
    {
      words: 'an order whose place came with the page',
      rendered: true,
      input: { pickup, store: sampleStore(), pendingKey: null },
    },
    {
      words: 'an order whose shopper the store expects',
      input: {
        pickup: { ...pickup, interaction: { id: 'arrival-1', status: 'SUBMITTED' } },
        store: null,
        pendingKey: null,
      },
    },
  ],
  events: { 'place.reload': [{ words: 'the shopper tries again', event: { type: 'place.reload' } }] },
  answers: {
    getPlace,
    pickupCancellation: [{ words: 'the shopper has cancelled the pickup', output: undefined }],
  },
  delays: {},
  key: ({ pickup: { interaction } }) => interaction?.id,
  states: {
    'place.loading': { sees: 'the shape of the place', view: 'loading' },
    'place.shown': { sees: 'where and when to fetch it', view: 'shown' },
    'place.failed': { sees: 'that the pickup information is not there', view: 'failed' },
    'arrival.unannounced': { sees: 'the way to the curb' },
    'arrival.expected': { sees: 'that the store expects the shopper' },
    'arrival.cancelled': { sees: 'that the pickup is cancelled' },
  },
  view: selectPlaceView,
})
