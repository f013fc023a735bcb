import { type AnyStateMachine, createActor } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import { languageOfCatalog } from '../../../domain/format/catalogs.ts'
import { directionOf, localeTag } from '../../../domain/format/locale.ts'
import { bagCountModel } from '../../../model-tests/bag-count/bag-count.model.ts'
import { sampleExperience, sampleOrder, walkTime } from '../../../model-tests/samples/samples.ts'
import { knownMember, visitor } from '../../../model-tests/session/session.model.ts'
import { memoryStorage } from '../../../src/app/browser/testing/memory-storage.ts'
import { composeApp } from '../../../src/app/compose-app.ts'
import { placeOf } from '../../../src/app/place.ts'
import { tellWatcher } from '../../../src/app/telemetry/watched-actors.ts'
import type { App } from '../../../src/components/app/app-context.ts'
import { createHydration } from '../../../src/components/app/hydration.ts'
import { type Onlooker, roleIn } from '../../people/who-looks.ts'
import type { Stage } from '../stages/stage.ts'
import type { Brought } from './brought.ts'
import { atRest, type Cast } from './cast.ts'
import type { Question } from './question.ts'

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

type Facts = Onlooker & {
  readonly order?: Order
  readonly cached?: { readonly order: Order } | null
  readonly known?: { readonly order?: Order } | null
}

const factsOf = ({ outer, way }: Cast): Facts => ({
  ...(way.start.input as Facts | undefined),
  ...(outer.way.start.input as Facts | undefined),
})

const ordersOf = (facts: Facts, stage: Stage): readonly Order[] => {
  const own = facts.order ?? facts.cached?.order ?? facts.known?.order
  return own ? [own] : (stage.orders ?? [sampleOrder()])
}

const isGuestIn = (facts: Facts, stage: Stage): boolean => stage.isGuest ?? roleIn(facts) === 'guest'

const started = ({ logic, ...rest }: Brought) => {
  const actor = createActor(logic, { ...rest, inspect: tellWatcher, input: undefined as never })
  actor.start()
  return actor
}

export type Screen = { readonly app: App; readonly address: string; readonly isAsked: () => boolean }

/** The app as pages have it, in which nothing is asked of a network and one flow stands where it was brought. */
export const composeScreen = (question: Question, stage: Stage, cast: Cast): Screen => {
  const { country, language: catalog } = question
  const facts = factsOf(cast)
  const language = languageOfCatalog(catalog)
  const address = `/${country}/${language}/${stage.page}`
  const isGuest = isGuestIn(facts, stage)
  const storages = { tab: memoryStorage(), browser: memoryStorage() }
  let isAsked = stage.isOfApp === true
  const ofApp = (machineId: string) =>
    stage.isOfApp && cast.outer.machineId === machineId ? started(cast.outer.brought) : null
  const place = {
    ...placeOf(new URL(address, 'https://shop.example').pathname, [catalog]),
    textLanguage: catalog,
    tag: localeTag(language, country),
    direction: directionOf(language),
  }
  const app = composeApp({
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
    queryContact: { email: null, phone: null } as never,
    known: {
      session: isGuest ? { status: 'guest', visitor } : knownMember,
      experience: { ...sampleExperience(country, language), flags: stage.flags ?? {} } as never,
      firstPage: null,
      pickupPlace: null,
      carriers: {},
      ...stage.known,
      orders: ordersOf(facts, stage).map((order) => ({ order, fetchedAt: walkTime })),
    },
    http: { base: '/api' },
    watched: () => ({ call: never, door: never }),
    ahead: async () => undefined,
    inspect: tellWatcher,
    reportError: nothing,
    track: nothing,
    shop: () => () => ({}) as never,
    bag: () =>
      (ofApp('bagCount') ?? started(atRest(bagCountModel.flow, (view) => view === 'number'))) as never,
  })
  const runs = (machine: AnyStateMachine) => {
    if (machine.id !== cast.outer.machineId) return null
    isAsked = true
    return cast.outer.brought as ReturnType<NonNullable<App['runs']>>
  }
  const session = ofApp('session')
  const experience = ofApp('experience')
  return {
    app: {
      ...app,
      ...(session && { session: session as never }),
      ...(experience && { experience: experience as never }),
      runs,
    },
    address,
    isAsked: () => isAsked,
  }
}
