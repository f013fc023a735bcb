import type { AnyTransitionDefinition } from 'xstate'
import { definitionsOf, pathOf, transitionId } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { graphOf, type Passed } from '../graph/model-graph.ts'
import { isMeantBy } from '../graph/refused.ts'

/** Why a transition can never be taken, or its guard decides nothing. */
type DefectKind = 'noWayToSource' | 'noCase' | 'neverYes' | 'neverNo' | 'neverAsked'

export type Defect = { readonly transition: string; readonly kind: DefectKind }

const wordsOf: Readonly<Record<DefectKind, string>> = {
  noWayToSource: 'nothing leads to its source',
  noCase: 'the model has no case for its event',
  neverYes: 'its guard never says yes',
  neverNo: 'its guard never says no (it is no guard)',
  neverAsked: 'another transition always answers in its place',
}

export const defectInWords = ({ transition, kind }: Defect): string => `${transition}: ${wordsOf[kind]}`

/** All that can come by in a flow. */
const passedIn = (model: AnyFlowModel): Passed => {
  const { states, begins } = graphOf(model)
  const all = [
    ...begins.map(({ passed }) => passed),
    ...states.flatMap(({ steps, refusals }) => [...steps, ...refusals].map(({ passed }) => passed)),
  ]
  return {
    states: new Set(all.flatMap((passed) => [...passed.states])),
    transitions: new Set(all.flatMap((passed) => [...passed.transitions])),
    refused: new Set(all.flatMap((passed) => [...passed.refused])),
    events: new Set(all.flatMap((passed) => [...passed.events])),
  }
}

/** Whether the model makes a call end this way. */
const hasAnswer = ({ answers }: AnyFlowModel, eventType: string): boolean | undefined => {
  const [, ended, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (ended === undefined) return undefined
  return answers[actor]?.some((answer) => (ended === 'done' ? 'output' : 'error') in answer) ?? false
}

/** Whether the event comes at all: by a case of the model, by a timer, or raised by the chart itself. */
const hasCase = (model: AnyFlowModel, eventType: string, raised: ReadonlySet<string>): boolean => {
  const answered = hasAnswer(model, eventType)
  if (answered !== undefined) return answered
  if (eventType === '' || eventType.startsWith('xstate.')) return true
  const types = Object.keys(model.events).filter((type) => model.events[type]?.length)
  return [...types, ...raised].some((type) => isMeantBy(eventType, type))
}

const kindOf = (
  model: AnyFlowModel,
  transition: AnyTransitionDefinition,
  { states, transitions, refused, events }: Passed,
): DefectKind | undefined => {
  const { source, guard, eventType } = transition
  const name = transitionId(transition)
  if (transitions.has(name)) return guard === undefined || refused.has(name) ? undefined : 'neverNo'
  if (source.parent !== undefined && !states.has(pathOf(source))) return 'noWayToSource'
  if (!hasCase(model, eventType, events)) return 'noCase'
  return refused.has(name) ? 'neverYes' : 'neverAsked'
}

/**
 * Transitions of a chart that nothing its model knows of can ever take, each with the reason, and guards that decide nothing. They
 * are defects of the chart, or a case that the model lacks.
 */
export const defectsOf = (model: AnyFlowModel): readonly Defect[] => {
  const passed = passedIn(model)
  return definitionsOf(model.machine).flatMap((transition) => {
    const kind = kindOf(model, transition, passed)
    return kind === undefined ? [] : [{ transition: transitionId(transition), kind }]
  })
}
