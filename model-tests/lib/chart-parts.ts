import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'

// biome-ignore lint/suspicious/noExplicitAny: xstate's own AnyStateNode is not exported
export type AnyNode = StateNode<any, any>

/** `dialog.inProgress.sending`: the way from the root, without it. */
export const pathOf = (node: AnyNode): string => node.path.join('.')

/** Whether a state is another one, or lies in it. */
export const isWithin = (node: AnyNode | undefined, other: AnyNode): boolean =>
  node !== undefined && (node === other || isWithin(node.parent, other))

const descendants = (node: AnyNode): AnyNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...descendants(child)])

/** Every state of a chart, in the order in which it is written. */
export const statesOf = (machine: AnyStateMachine): readonly string[] => descendants(machine.root).map(pathOf)

/** States in which the chart rests, as paths; several of them in a parallel chart. */
export const leavesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  (snapshot._nodes as AnyNode[])
    .filter((node) => Object.keys(node.states).length === 0)
    .map(pathOf)
    .sort()

/** What a chart rests in, by one name: its leaf, or those of all regions of a parallel chart. */
export const configurationName = (leaves: readonly string[]): string => leaves.join(' + ')

export const configurationOf = (snapshot: AnyMachineSnapshot): string => configurationName(leavesOf(snapshot))

export const activeStatesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  (snapshot._nodes as AnyNode[]).map(pathOf).filter((path) => path !== '')

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

const eventLabel = (eventType: string): string =>
  eventType === '' ? 'always' : eventType.replace(/^xstate\./, '')

const guardLabel = ({ guard }: AnyTransitionDefinition): string => {
  if (!guard) return ''
  if (typeof guard === 'string') return ` [${guard}]`
  return 'type' in guard && guard.type ? ` [${guard.type}]` : ' [guard]'
}

const nameOf = (transition: AnyTransitionDefinition): string => {
  const index = siblingsOf(transition).indexOf(transition)
  const target = transition.target?.map((node) => pathOf(node)).join(' + ') ?? 'stays'
  const source = pathOf(transition.source) || '(root)'
  return `${source} · ${eventLabel(transition.eventType)}${guardLabel(transition)} #${index + 1} → ${target}`
}

const names = new WeakMap<AnyTransitionDefinition, string>()

/** Name of a transition, the same in every copy of the chart: source, event, place among its siblings, target. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const name = names.get(transition) ?? nameOf(transition)
  names.set(transition, name)
  return name
}

/** Every transition of a chart, `always` included, as the chart has it. */
export const definitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...descendants(machine.root)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])

/** Every transition of a chart by name. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] =>
  definitionsOf(machine).map(transitionId)

/** What the chart would do with this event now; empty where it is illegal. */
export const transitionsFor = (
  snapshot: AnyMachineSnapshot,
  event: { type: string },
): readonly AnyTransitionDefinition[] => {
  if (snapshot.status !== 'active') return []
  return (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, event) ?? []
}
