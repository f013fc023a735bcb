import { createActor } from 'xstate'
import { createCurbsideMachine, rememberedVisit } from '../../machines/curbside/curbside.actors.ts'
import { type CurbsideView, selectCurbsideView } from '../../machines/curbside/curbside.selectors.ts'
import type { curbsideRequestMachine } from '../../machines/curbside/curbside-request/curbside-request.machine.ts'
import type { StoredKeys } from '../../machines/stored-keys.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import { createHttp } from '../../services/http/http.ts'

export type Shopper = {
  /** Id of the arrival, once the store knows. */
  readonly arrivalId: () => string | null
  /** `performance.now()` at which each view was seen first. */
  readonly seen: ReadonlyMap<CurbsideView, number>
  readonly view: () => CurbsideView
  /** Resolves once the shopper sees the view. */
  readonly sees: (view: CurbsideView) => Promise<void>
  readonly stop: () => void
}

const inMemory = (): StoredKeys => {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name) ?? null,
    store: (name, value) => void values.set(name, value),
    drop: (name) => void values.delete(name),
  }
}

/** One shopper at the curb: the page's own chart and services, without a browser around them. */
export const startShopper = (origin: string, link: URL, orderNumber: string): Shopper => {
  const clock = createHostClock()
  const identity = { token: () => null, guestFilter: () => null, renew: async () => null }
  const http = createHttp({ base: `${origin}/api`, identity, clock })
  const code = link.searchParams.get('qrId') ?? ''
  const storage = { keys: inMemory(), drafts: inMemory() }
  const machine = createCurbsideMachine({
    ...storage,
    http,
    newKey: () => crypto.randomUUID(),
    orderNumber,
    code,
    report: (errorCode, devMessage) => console.error(`${orderNumber}: ${errorCode} ${devMessage}`),
  })
  const seen = new Map<CurbsideView, number>()
  const waiting = new Map<CurbsideView, () => void>()
  const actor = createActor(machine, {
    input: {
      orderNumber,
      storeId: link.searchParams.get('storeId'),
      code,
      ...rememberedVisit(storage, orderNumber, null),
      now: clock.now,
    },
  })
  actor.subscribe((snapshot) => {
    const view = selectCurbsideView(snapshot)
    if (seen.has(view)) return
    seen.set(view, performance.now())
    waiting.get(view)?.()
    if (view !== 'ready') return
    const request = snapshot.children.curbsideRequest as
      | ReturnType<typeof createActor<typeof curbsideRequestMachine>>
      | undefined
    request?.send({ type: 'vehicle.change', value: `Car of ${orderNumber}` })
    request?.send({ type: 'request.submit' })
  })
  actor.start()
  return {
    arrivalId: () => actor.getSnapshot().context.interaction?.id ?? null,
    seen,
    view: () => selectCurbsideView(actor.getSnapshot()),
    sees: (view) =>
      seen.has(view) ? Promise.resolve() : new Promise((resolve) => waiting.set(view, resolve)),
    stop: () => actor.stop(),
  }
}
