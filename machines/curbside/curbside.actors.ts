import { fromPromise } from 'xstate'
import type { PickupInteraction } from '../../contract/pickup/pickup.ts'
import { type PickupStatus, pickupStatuses } from '../../contract/pickup/pickup-status.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { announceArrival } from '../../services/pickup/announce-arrival.ts'
import { cancelArrival } from '../../services/pickup/cancel-arrival.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { type ChangeDeps, pendingKeyOf } from '../attempt/attempt.actors.ts'
import type { PendingKeys } from '../attempt/attempt.types.ts'
import type { Notes } from '../notes.ts'
import { createArrivalWatchMachine } from './arrival-watch/arrival-watch.actors.ts'
import { curbsideMachine } from './curbside.machine.ts'
import type { CurbsideInput, GetStoreResult, KeptInteraction } from './curbside.types.ts'
import { createCurbsideRequestMachine, draftedVehicle } from './curbside-request/curbside-request.actors.ts'

export type CurbsideStorage = {
  readonly keys: PendingKeys
  /** The arrival that is followed, by order; kept until it is over. */
  readonly arrivals: Notes
  /** What was typed; kept for the life of the tab. */
  readonly drafts: Notes
}

export type CurbsideDeps = ChangeDeps &
  CurbsideStorage & {
    readonly orderNumber: string
    /** A route's loader starts the store here before the screen's code is there. */
    readonly places: Prefetch<PickupPlaceInput, Store>
  }

const isStatus = (text: string): text is PickupStatus => (pickupStatuses as readonly string[]).includes(text)

/** The arrival that is kept for an order; whatever cannot be read counts as none. */
const keptInteraction = (arrivals: Notes, orderNumber: string): KeptInteraction | null => {
  const [status = '', id = ''] = (arrivals.read(orderNumber) ?? '').split(' ')
  return isStatus(status) && /^[\w-]{1,64}$/.test(id) ? { id, status } : null
}

type Link = Pick<CurbsideInput, 'orderNumber' | 'storeId' | 'code'> & {
  readonly interactionId: string | null
}

/** What the browser remembers of an order's visit (CU-06); a link that names an arrival has the last word (CU-09). */
export const rememberedVisit = (
  { keys, arrivals, drafts }: CurbsideStorage,
  { orderNumber, storeId, code, interactionId }: Link,
): Pick<CurbsideInput, 'known' | 'pending'> => {
  const number = orderNumber ?? ''
  const kept = keptInteraction(arrivals, number)
  const isOther = interactionId !== null && kept?.id !== interactionId
  const known = isOther ? { id: interactionId, status: null } : kept
  const target = { orderNumber: number, storeId: storeId ?? '', code: code ?? '' }
  return {
    known,
    pending: {
      requestKey: pendingKeyOf(keys, announceArrival, target),
      cancelKey: known && pendingKeyOf(keys, cancelArrival, { id: known.id, code: target.code }),
      vehicle: draftedVehicle(drafts, number),
    },
  }
}

/** The page's chart with its calls. */
export const createCurbsideMachine = ({
  http,
  keys,
  arrivals,
  drafts,
  orderNumber,
  places,
}: CurbsideDeps) => {
  const storeInteraction = ({ status, id }: PickupInteraction) =>
    arrivals.store(orderNumber, `${status} ${id}`)
  return curbsideMachine.provide({
    actors: {
      getStore: fromPromise<GetStoreResult, PickupPlaceInput>(({ input, signal }) =>
        places.take(input, signal),
      ),
      curbsideRequest: createCurbsideRequestMachine({ http, keys, drafts, orderNumber }),
      arrivalWatch: createArrivalWatchMachine({ http, keys, storeInteraction }),
    },
    actions: {
      storeInteraction: ({ context: { interaction } }) => {
        if (interaction) storeInteraction(interaction)
      },
      dropInteraction: () => arrivals.drop(orderNumber),
    },
  })
}
