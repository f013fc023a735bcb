import { fromPromise } from 'xstate'
import { type PickupStatus, pickupStatuses } from '../../contract/pickup/pickup-status.ts'
import type { ErrorCode } from '../../contract/session/telemetry.ts'
import type { Http } from '../../services/http/http.ts'
import { getPickup } from '../../services/pickup/get-pickup.ts'
import { getPickupPlace, type PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import type { StoredKeys } from '../stored-keys.ts'
import { curbsideMachine } from './curbside.machine.ts'
import type { CurbsideInput, GetStoreResult, KeptInteraction } from './curbside.types.ts'
import { createCurbsideRequestMachine, storedRequest } from './curbside-request/curbside-request.actors.ts'
import {
  createPickupCancellationMachine,
  storedCancellation,
} from './pickup-cancellation/pickup-cancellation.actors.ts'
import { pickupPollingMachine } from './pickup-polling/pickup-polling.machine.ts'
import type { ReadPickupResult } from './pickup-polling/pickup-polling.types.ts'

export type CurbsideStorage = {
  /** Kept until it is over: keys of changes, and the arrival by order. */
  readonly keys: StoredKeys
  /** Kept for the life of the tab: what was typed. */
  readonly drafts: StoredKeys
}

export type CurbsideDeps = CurbsideStorage & {
  readonly http: Http
  readonly newKey: () => string
  readonly orderNumber: string
  readonly code: string
  /** Error reports of charts within the chart, which nobody hears. */
  readonly report: (code: ErrorCode, devMessage: string) => void
}

const nameOf = (orderNumber: string) => `arrival.${orderNumber}`

const isStatus = (text: string): text is PickupStatus => (pickupStatuses as readonly string[]).includes(text)

/** The arrival that is kept for an order; whatever cannot be read counts as none. */
const keptInteraction = (keys: StoredKeys, orderNumber: string): KeptInteraction | null => {
  const [status = '', id = ''] = (keys.read(nameOf(orderNumber)) ?? '').split(' ')
  return isStatus(status) && /^[\w-]{1,64}$/.test(id) ? { id, status } : null
}

/** What the browser remembers of an order's visit (CU-06); a link that names an arrival has the last word (CU-09). */
export const rememberedVisit = (
  storage: CurbsideStorage,
  orderNumber: string,
  interactionId: string | null,
): Pick<CurbsideInput, 'known' | 'open'> => {
  const kept = keptInteraction(storage.keys, orderNumber)
  const isOther = interactionId !== null && kept?.id !== interactionId
  const { openKey, vehicle } = storedRequest(storage, orderNumber)
  return {
    known: isOther ? { id: interactionId, status: null } : kept,
    open: { requestKey: openKey, cancelKey: storedCancellation(storage.keys, orderNumber), vehicle },
  }
}

/** The page's chart with its calls. */
export const createCurbsideMachine = (deps: CurbsideDeps) => {
  const { http, keys, orderNumber } = deps
  const reportFailure = (reason: string) => deps.report('store-views-service-failure', reason)
  return curbsideMachine.provide({
    actors: {
      getStore: fromPromise<GetStoreResult, PickupPlaceInput>(({ input, signal }) =>
        getPickupPlace(http, input, signal),
      ),
      curbsideRequest: createCurbsideRequestMachine({ ...deps, reportFailure }),
      pickupPolling: pickupPollingMachine.provide({
        actors: {
          readPickup: fromPromise<ReadPickupResult, { id: string; code: string }>(({ input, signal }) =>
            getPickup(http, input, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
      pickupCancellation: createPickupCancellationMachine({ ...deps, reportFailure }),
    },
    actions: {
      storeInteraction: (_, { interaction }) => {
        if (interaction) keys.store(nameOf(orderNumber), `${interaction.status} ${interaction.id}`)
      },
      dropInteraction: () => keys.drop(nameOf(orderNumber)),
    },
  })
}
