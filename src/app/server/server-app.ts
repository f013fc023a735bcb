import { createActor } from 'xstate'
import type { Experience } from '../../../contract/session/experience.ts'
import type { Session } from '../../../contract/session/session.ts'
import type { QueryContact } from '../../../domain/pages/query-contact.ts'
import { bagCountMachine } from '../../../machines/bag-count/bag-count.machine.ts'
import { createExperienceMachine } from '../../../machines/experience/experience.actors.ts'
import type { KnownSession } from '../../../machines/session/session.types.ts'
import { createHostClock, type HostClock } from '../../../services/http/host-clock.ts'
import type { App, Device, Place } from '../../components/app/app-context.ts'
import { createHydration } from '../../components/app/hydration.ts'
import { composeApp } from '../compose-app.ts'

export type ServerAppInput = {
  readonly place: Place
  readonly session: Session
  /** Settings of the place; `null` where they do not come. */
  readonly experience: Promise<Experience | null>
  readonly queryContact: QueryContact
  readonly api: { readonly base: string; readonly fetch: typeof globalThis.fetch }
  readonly clock: HostClock
  readonly device: Pick<Device, 'origin' | 'userAgent' | 'playedShop' | 'timeZone'>
  /** Resolves when the page goes out, with or without what was asked for. */
  readonly deadline: Promise<void>
}

/** A member without the token and a guest without the pass, which must not stand in a page. */
export const withoutSecrets = (session: Session): KnownSession => {
  if (session.status === 'guest') {
    const { visitor } = session
    return visitor?.pass === undefined ? session : { ...session, visitor: { ...visitor, pass: null } }
  }
  const { accessToken: _, ...known } = session
  return known
}

const noStorage = (): never => {
  throw new Error('The host keeps nothing for a page')
}

const nothing = () => undefined

/**
 * What lives as long as one rendering on the host. Its actors are never started: charts show the state that they begin with. The
 * settings are on their way while loaders run.
 */
export const createServerApp = (input: ServerAppInput): App => {
  const { place, session } = input
  const app = composeApp({
    place,
    clock: input.clock,
    hydration: createHydration(true),
    device: { ...input.device, width: () => 0, tabStorage: noStorage, browserStorage: noStorage },
    queryContact: input.queryContact,
    known: {
      session: withoutSecrets(session),
      experience: null,
      firstPage: null,
      orders: [],
      pickupPlace: null,
      refundStatus: null,
      papers: null,
      returnProof: null,
      visit: null,
      notifications: null,
      guestOrders: null,
      carriers: {},
    },
    http: input.api,
    token: session.status === 'member' ? session.accessToken : null,
    pass: (session.status === 'guest' && session.visitor?.pass) || null,
    ahead: (answers) => Promise.race([answers.then(nothing, nothing), input.deadline]),
    inspect: nothing,
    reportError: nothing,
    track: nothing,
    offlineCodes: { start: async () => null },
    shop: () => noStorage,
    bag: () => createActor(bagCountMachine),
  })
  let { experience } = app
  const settled = input.experience.then((known) => {
    const { marketplace: country, language } = place
    experience = createActor(createExperienceMachine(app), { input: { country, language, known } })
  })
  return {
    ...app,
    get experience() {
      return experience
    },
    whenSettled: () => settled,
  }
}

/** A clock that has stopped: a page is rendered at one moment. */
export const stoppedClock = (): HostClock & { readonly stop: () => void } => {
  const running = createHostClock()
  let stoppedAt: number | null = null
  return {
    ...running,
    now: () => stoppedAt ?? running.now(),
    stop: () => {
      stoppedAt = running.now()
    },
  }
}
