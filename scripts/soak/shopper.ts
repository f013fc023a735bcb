import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate'
import type { PendingKeys } from '../../machines/attempt/attempt.types.ts'
import {
  type ArrivalView,
  selectArrivalView,
} from '../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import { createCurbsideMachine, rememberedVisit } from '../../machines/curbside/curbside.actors.ts'
import {
  type CurbsideView,
  selectCurbsideView,
  selectRequest,
  selectWatch,
} from '../../machines/curbside/curbside.selectors.ts'
import type { Notes } from '../../machines/notes.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import { createHttp, nobody } from '../../services/http/http.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { getPickupPlace } from '../../services/pickup/get-pickup-place.ts'

/** What a shopper tells apart. */
type Step = Exclude<CurbsideView, 'waiting'> | ArrivalView

export type Shopper = {
  /** Id of the arrival, once the store knows. */
  readonly arrivalId: () => string | null
  /** `performance.now()` at which each view was seen first. */
  readonly seen: ReadonlyMap<Step, number>
  readonly view: () => Step
  /** Resolves once the shopper sees the view. */
  readonly sees: (view: Step) => Promise<void>
  readonly stop: () => void
}

const inMemory = (): Notes => {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    store: (name, value) => void values.set(name, value),
    drop: (name) => void values.delete(name),
  }
}

/** Keys for the life of the run: nobody else sends for this shopper. */
const keysInMemory = (): PendingKeys => ({
  read: () => null,
  claim: async () => ({ key: crypto.randomUUID(), isPending: false }),
  settle: () => undefined,
})

/** One shopper at the curb: the page's own chart and services, without a browser around them. */
export const startShopper = (origin: string, link: URL, orderNumber: string): Shopper => {
  const clock = createHostClock()
  const http = createHttp({ base: `${origin}/api`, identity: nobody, clock })
  const code = link.searchParams.get('qrId') ?? ''
  const storage = { keys: keysInMemory(), arrivals: inMemory(), drafts: inMemory() }
  const visit = { orderNumber, storeId: link.searchParams.get('storeId'), code }
  const machine = createCurbsideMachine({
    ...storage,
    http,
    orderNumber,
    places: createPrefetch((input, signal) => getPickupPlace(http, input, signal)),
  })
  const seen = new Map<Step, number>()
  const waiting = new Map<Step, () => void>()
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.actor') return
    const actorRef = inspected.actorRef as AnyActorRef
    actorRef.on('error.reported', (fact) => console.error(`${orderNumber}: ${JSON.stringify(fact)}`))
  }
  const actor = createActor(machine, {
    inspect,
    input: {
      ...visit,
      store: null,
      ...rememberedVisit(storage, { ...visit, interactionId: null }),
      enableCurbsidePickup: true,
      now: clock.now,
    },
  })
  const step = (): Step => {
    const view = selectCurbsideView(actor.getSnapshot())
    const watch = selectWatch(actor.getSnapshot())?.getSnapshot()
    if (view !== 'waiting') return view
    return watch ? selectArrivalView(watch) : 'submitted'
  }
  const note = () => {
    const view = step()
    if (seen.has(view)) return
    seen.set(view, performance.now())
    waiting.get(view)?.()
    if (view !== 'ready') return
    const request = selectRequest(actor.getSnapshot())
    request?.send({ type: 'vehicle.change', value: `Car of ${orderNumber}` })
    request?.send({ type: 'request.submit' })
  }
  const watched = new WeakSet<object>()
  actor.subscribe((snapshot) => {
    note()
    const watch = selectWatch(snapshot)
    if (watch === undefined || watched.has(watch)) return
    watched.add(watch)
    watch.subscribe(note)
  })
  actor.start()
  return {
    arrivalId: () => actor.getSnapshot().context.interaction?.id ?? null,
    seen,
    view: step,
    sees: (view) =>
      seen.has(view) ? Promise.resolve() : new Promise((resolve) => waiting.set(view, resolve)),
    stop: () => actor.stop(),
  }
}
