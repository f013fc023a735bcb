import { hostFactsOf } from '../../../domain/countries/host-facts-of.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { models as allModels } from '../../../model-tests/index.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { type Way, wayTo, wayToInvoked, wayToState } from '../../../model-tests/lib/shortest/shortest-way.ts'
import type { Step } from '../../../model-tests/lib/steps.ts'
import type { ScreenQuestion } from '../protocol.ts'
import { stageOf } from '../stages/index.ts'
import type { Stage } from '../stages/stage.ts'
import { dress } from '../world/dress.ts'
import { countriesOf, inCountry } from '../world/in-country.ts'
import { homeOf } from '../world/place-of.ts'
import type { Wardrobe } from '../world/rule.ts'
import { type Brought, bring } from './brought.ts'

/** A flow that was brought somewhere. */
export type Played = { readonly model: AnyFlowModel; readonly way: Way; readonly brought: Brought }

export type Cast = {
  readonly stage: Stage
  /** Where the flow is shown, two letters. */
  readonly country: string
  /** The flow on show. */
  readonly shown: Played
  /** The flow that the page runs: the one on show, or the outermost that it is a part of. */
  readonly outer: Played
  /** Flows that do not begin where they always do, by the ids of their charts. */
  readonly runs: ReadonlyMap<string, Brought>
}

const modelOf = (flow: string): AnyFlowModel => {
  const model = allModels.find((one) => one.flow === flow)
  if (!model) throw new Error(`No flow "${flow}"`)
  return model
}

/** Keeps what was found by key, also that nothing was. */
const kept = <Found>() => {
  const known = new Map<string, Found>()
  return (key: string, find: () => Found): Found => {
    if (!known.has(key)) known.set(key, find())
    return known.get(key) as Found
  }
}

const models = kept<AnyFlowModel>()
const ways = kept<Way | undefined>()

const keyOf = (...parts: readonly string[]) => parts.join(' ')

const modelIn = (flow: string, wardrobe: Wardrobe): AnyFlowModel =>
  models(keyOf(flow, wardrobe.country, wardrobe.catalog), () => inCountry(modelOf(flow), wardrobe))

const finder = (wardrobe: Wardrobe) => (machineId: string) => {
  const model = allModels.find(({ machine }) => machine.id === machineId)
  return model && modelIn(model.flow, wardrobe)
}

/** Where the flow may be shown, the country that was asked for first. */
const candidates = (stage: Stage, state: string, asked: string): readonly string[] => {
  const own = [stage.flow, ...Object.keys(stage.beside ?? {})].flatMap((flow) => countriesOf(modelOf(flow)))
  const isIn = (country: string) =>
    stage.isIn?.({ ...profileOf(country), ...hostFactsOf(country) }, state) ?? true
  const offered = describedCountries.filter((country) => profileOf(country).shop.isInSwitch)
  return [...new Set([asked, ...own, ...offered])].filter(isIn)
}

/** Where a flow is to be brought. */
type Goal = { readonly name: string; readonly find: (model: AnyFlowModel) => Way | undefined }

const inState = (state: string): Goal => ({ name: state, find: (model) => wayToState(model, state) })
/** On from a state, by what happens there. */
const onFrom = (state: string, events: readonly { readonly type: string }[]): Goal => ({
  name: `${state} ${JSON.stringify(events)}`,
  find: (model) => {
    const way = wayToState(model, state)
    const steps = events.map((event): Step => ({ kind: 'event', words: event.type, event }))
    return way && { ...way, steps: [...way.steps, ...steps] }
  },
})
const invoking = (actor: string): Goal => ({
  name: `invoking ${actor}`,
  find: (model) => wayToInvoked(model, actor),
})

/** `undefined` where no way leads there. */
const played = (
  flow: string,
  wardrobe: Wardrobe,
  { name, find }: Goal,
  children: Readonly<Record<string, Brought>> = {},
): Played | undefined => {
  const model = modelIn(flow, wardrobe)
  const way = ways(keyOf(flow, wardrobe.country, wardrobe.catalog, name), () => find(model))
  return way && { model, way, brought: bring(model, way, finder(wardrobe), children) }
}

const castIn = (stage: Stage, state: string, wardrobe: Wardrobe): Cast | undefined => {
  const inside = Object.fromEntries(
    Object.entries(stage.inside ?? {}).flatMap(([actor, { flow, state: at }]) => {
      const inner = played(flow, wardrobe, inState(at))
      return inner ? [[actor, inner.brought]] : []
    }),
  )
  const shown = played(stage.flow, wardrobe, inState(state), inside)
  let outer = shown
  for (let { within } = stage; within && outer; { within } = stageOf(within.flow)) {
    const { actor, flow, at } = within
    outer = played(flow, wardrobe, at ? inState(at(state)) : invoking(actor), { [actor]: outer.brought })
  }
  const others = Object.entries(stage.beside ?? {}).map(([flow, at]) => {
    if (typeof at === 'string') return played(flow, wardrobe, inState(at))
    const { state: where, events } = dress(at(state), wardrobe)
    return played(flow, wardrobe, onFrom(where, events))
  })
  if (!shown || !outer || others.includes(undefined)) return undefined
  const all = [...others, outer].filter((one) => one !== undefined)
  const runs = new Map(all.map(({ model, brought }) => [model.machine.id, brought]))
  return { stage, country: wardrobe.country, shown, outer, runs }
}

/**
 * Brings a flow to a state, and the flows around it to where they run it: in the country that was asked for, or in one that has it.
 * @throws Error where no way leads there.
 */
export const castOf = ({ flow, state, country: asked, language: catalog }: ScreenQuestion): Cast => {
  const stage = stageOf(flow)
  for (const country of candidates(stage, state, asked ?? homeOf(catalog))) {
    const cast = castIn(stage, state, { country, catalog })
    if (cast) return cast
  }
  throw new Error(`No way leads to "${state}" of "${flow}"`)
}

/** A flow of the whole page, where it shows a view for whoever looks at another one. */
export const atRest = (flow: string, wardrobe: Wardrobe, view: string): Brought => {
  const rested = played(flow, wardrobe, {
    name: `showing ${view}`,
    find: (model) => wayTo(model, (snapshot) => model.view?.(snapshot) === view),
  })
  if (!rested) throw new Error(`${flow} never shows ${view}`)
  return rested.brought
}
