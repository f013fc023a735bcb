import { type AnyStateMachine, createActor } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import { directionOf, languageOfCatalog, localeTag } from '../../../domain/languages/locale.ts'
import { bagCountModel } from '../../../model-tests/bag-count/bag-count.model.ts'
import { createHeldClock } from '../../../model-tests/lib/held-clock.ts'
import { sampleOrder, walkTime } from '../../../model-tests/samples/samples.ts'
import { knownMember, visitor } from '../../../model-tests/session/session.model.ts'
import { memoryStorage } from '../../../src/app/browser/testing/memory-storage.ts'
import { composeApp } from '../../../src/app/compose-app.ts'
import { placeOf } from '../../../src/app/place.ts'
import { tellWatcher } from '../../../src/app/telemetry/watched-actors.ts'
import type { App } from '../../../src/components/app/app-context.ts'
import { createHydration } from '../../../src/components/app/hydration.ts'
import { type Onlooker, roleIn } from '../../people/who-looks.ts'
import type { ScreenQuestion } from '../protocol.ts'
import { dress } from '../world/dress.ts'
import { carriersIn, experienceIn } from '../world/place-of.ts'
import type { Wardrobe } from '../world/rule.ts'
import type { Brought } from './brought.ts'
import { atRest, type Cast } from './cast.ts'

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** What inputs of flows say of the page around them. */
type Facts = Readonly<Record<string, unknown>> &
  Onlooker & {
    readonly order?: Order
    readonly cached?: { readonly order: Order } | null
    readonly known?: { readonly order?: Order } | null
  }

const factsOf = ({ shown, outer }: Cast): Facts => ({
  ...(shown.way.start.input as Facts | undefined),
  ...(outer.way.start.input as Facts | undefined),
})

const ordersOf = (facts: Facts, { stage, country }: Cast, wardrobe: Wardrobe): readonly Order[] => {
  const own = facts.order ?? facts.cached?.order ?? facts.known?.order
  return own ? [own] : dress(stage.orders?.(country, facts) ?? [sampleOrder()], wardrobe)
}

const isGuestIn = (facts: Facts, { stage }: Cast): boolean => stage.isGuest ?? roleIn(facts) === 'guest'

const started = ({ logic, ...rest }: Brought) => {
  const actor = createActor(logic, { ...rest, inspect: tellWatcher, input: undefined as never })
  actor.start()
  return actor
}

/** An actor that hears nothing of what its page sees: it stays where it was brought. */
const heldStill = (actor: ReturnType<typeof started> | null) =>
  actor && Object.create(actor, { send: { value: nothing } })

export type Screen = {
  readonly app: App
  readonly address: string
  /** Whether a view has run the flow. */
  readonly isAsked: () => boolean
  /** Lets go of what lives as long as the page. */
  readonly end: () => void
}

/**
 * The app as pages have it, in which nothing is asked of a network and time stands still: the flow on show stands where it was
 * brought, and whatever else is on its page where it begins.
 */
export const composeScreen = (question: ScreenQuestion, cast: Cast): Screen => {
  const { language: catalog } = question
  const { stage, country, outer, runs: brought } = cast
  const wardrobe = { country, catalog }
  const facts = factsOf(cast)
  const language = languageOfCatalog(catalog)
  const page = typeof stage.page === 'string' ? stage.page : stage.page(facts)
  const address = `/${country}/${language}/${page}`
  const isGuest = isGuestIn(facts, cast)
  const experience = experienceIn(country, catalog)
  const storages = { tab: memoryStorage(), browser: memoryStorage() }
  const outerId = outer.model.machine.id
  let isAsked = stage.isOfApp === true || stage.unrun?.includes(question.state) === true
  const ofApp = (machineId: string) =>
    stage.isOfApp && outerId === machineId ? started(outer.brought) : null
  const place = {
    ...placeOf(new URL(address, 'https://shop.example').pathname, [catalog]),
    textLanguage: catalog,
    tag: localeTag(catalog, country),
    direction: question.direction ?? directionOf(catalog),
  }
  const bag = ofApp('bagCount') ?? started(atRest(bagCountModel.flow, wardrobe, 'number'))
  const codes = heldStill(ofApp('offlineCodes'))
  const composed = composeApp({
    place,
    clock: { now: () => walkTime, observe: nothing },
    hydration: createHydration(false),
    device: {
      origin: 'https://shop.example',
      userAgent: navigator.userAgent,
      playedShop: null,
      width: () => innerWidth,
      timeZone: 'UTC',
      tabStorage: () => storages.tab,
      browserStorage: () => storages.browser,
    },
    queryContact: { email: null, phone: null },
    known: {
      session: isGuest ? { status: 'guest', visitor } : knownMember,
      experience: stage.settings?.(experience, facts) ?? experience,
      firstPage: null,
      pickupPlace: null,
      refundStatus: null,
      papers: null,
      returnProof: null,
      visit: null,
      notifications: null,
      guestOrders: null,
      carriers: { [country]: carriersIn(country) },
      ...dress(stage.known?.({ country, language }), wardrobe),
      orders: ordersOf(facts, cast, wardrobe).map((order) => ({ order, fetchedAt: walkTime })),
    },
    http: { base: '/api' },
    watched: () => ({ call: never, door: never }),
    ahead: async () => undefined,
    inspect: tellWatcher,
    reportError: nothing,
    track: nothing,
    offlineCodes: { start: async () => codes as never },
    shop: () => () => ({ addToCart: never }),
    bag: () => bag as never,
  })
  const firstInputs = new Map<string, string>()
  /** Of several lines that run the same chart, the first one stands where it was brought. */
  const isFirst = (machineId: string, input: unknown) => {
    const words = JSON.stringify(input) ?? ''
    const first = firstInputs.get(machineId) ?? words
    firstInputs.set(machineId, first)
    return first === words
  }
  const runs = (machine: AnyStateMachine, input: unknown) => {
    if (machine.id === outerId) isAsked = true
    const own = isFirst(machine.id, input) ? brought.get(machine.id) : undefined
    return own ?? { logic: machine, clock: createHeldClock() }
  }
  const session = ofApp('session')
  const settings = ofApp('experience')
  const app: App = {
    ...composed,
    ...(session && { session: session as never }),
    ...(settings && { experience: settings as never }),
    runs: runs as NonNullable<App['runs']>,
  }
  return {
    app,
    address,
    isAsked: () => isAsked,
    end: () => {
      for (const actor of [app.session, app.experience, bag]) actor.stop()
    },
  }
}
