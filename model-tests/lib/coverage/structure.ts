import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  createMachine,
  initialTransition,
  transition,
} from 'xstate'
import { type AnyNode, definitionsOf, isWithin, transitionId } from '../chart-parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { pairName } from './part-names.ts'

const initialOf = ({ config: { initial } }: AnyNode) =>
  typeof initial === 'object' ? { target: initial.target } : initial

/** The same states and arrows, without guards and context: each transition by itself has an event of its own. */
const arrowsAlone = (root: AnyNode, eventOf: (transition: AnyTransitionDefinition) => string) => {
  const reference = (node: AnyNode) => `#${node.id}`
  const stateConfig = (node: AnyNode): object => ({
    id: node.id,
    type: node.type,
    ...(node.type === 'compound' && { initial: initialOf(node) }),
    ...(node.type === 'history' && { history: node.history, target: node.config.target }),
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, stateConfig(child)])),
    on: Object.fromEntries(
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((one) => [
        eventOf(one),
        { target: one.target?.map(reference), reenter: one.reenter },
      ]),
    ),
  })
  return createMachine(stateConfig(root) as never)
}

const isUnguarded = ({ guard }: AnyTransitionDefinition): boolean => guard === undefined

/** Its event reaches it: none of the states within, and none of the transitions before it, answers in any case. */
const isInReach = (one: AnyTransitionDefinition, active: readonly AnyNode[]): boolean => {
  const { source, eventType } = one
  const ofEvent = (node: AnyNode) => (eventType === '' ? node.always : node.transitions.get(eventType)) ?? []
  const before = ofEvent(source).slice(0, ofEvent(source).indexOf(one))
  const within = active.filter((node) => node !== source && isWithin(node, source as AnyNode))
  return active.includes(source) && ![...before, ...within.flatMap(ofEvent)].some(isUnguarded)
}

/**
 * Pairs of transitions that would follow from the arrows of a chart alone, as if every guard could say yes and no in every state. Where
 * regions answer one event together, each is taken for itself.
 */
export const structuralPairs = (model: AnyFlowModel): ReadonlySet<string> => {
  const { machine, events } = model
  const all = definitionsOf(machine)
  const eventOf = (one: AnyTransitionDefinition) => `taken.${all.indexOf(one)}`
  const arrows = arrowsAlone(machine.root as AnyNode, eventOf)
  /** Nobody waits for it: the chart goes on by itself. */
  const isSilent = ({ eventType }: AnyTransitionDefinition) =>
    eventType === '' || eventType.startsWith('xstate.done.state.') || events[eventType]?.length === 0
  const activeIn = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active'
      ? (snapshot._nodes as AnyNode[]).map((node) => machine.getStateNodeById(node.id) as AnyNode)
      : []
  const open = (snapshot: AnyMachineSnapshot) => {
    const active = activeIn(snapshot)
    return all.filter((one) => isInReach(one, active))
  }
  const taking = (snapshot: AnyMachineSnapshot, one: AnyTransitionDefinition) =>
    transition(arrows, snapshot as never, { type: eventOf(one) } as never)[0] as AnyMachineSnapshot

  /** Where the chart may come to rest, by going on by itself for as long as it may. */
  const rests = (from: AnyMachineSnapshot): readonly AnyMachineSnapshot[] => {
    const seen = new Map([[JSON.stringify(from.value), from]])
    for (const snapshot of seen.values())
      for (const one of open(snapshot).filter(isSilent)) {
        const next = taking(snapshot, one)
        const key = JSON.stringify(next.value)
        if (!seen.has(key)) seen.set(key, next)
      }
    const mustGoOn = (snapshot: AnyMachineSnapshot) =>
      open(snapshot).some((one) => one.eventType === '' && isUnguarded(one))
    return [...seen.values()].filter((snapshot) => !mustGoOn(snapshot))
  }

  const [begin] = initialTransition(arrows)
  const pairs = new Set<string>()
  const known = new Map(rests(begin as AnyMachineSnapshot).map((rest) => [JSON.stringify(rest.value), rest]))
  for (const rest of known.values())
    for (const first of open(rest).filter((one) => !isSilent(one)))
      for (const after of rests(taking(rest, first))) {
        const key = JSON.stringify(after.value)
        if (!known.has(key)) known.set(key, after)
        for (const second of open(after).filter((one) => !isSilent(one)))
          pairs.add(pairName(transitionId(first), transitionId(second)))
      }
  return pairs
}
