import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { type AnyNode, isWithin, transitionId } from '../chart-parts.ts'
import type { Microstep } from './trace.ts'

const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyNode[] => snapshot._nodes as AnyNode[]

/** Whether an event is meant by what a chart says of events: by name, by `*`, or by a beginning such as `order.*`. */
export const isMeantBy = (descriptor: string, eventType: string): boolean => {
  if (descriptor === eventType || descriptor === '*') return true
  return descriptor.endsWith('.*') && `${eventType}.`.startsWith(descriptor.slice(0, -1))
}

/** What a state has for an event, in the order in which it is tried: the exact name, then the longest pattern first. */
const candidatesOf = (node: AnyNode, eventType: string): readonly AnyTransitionDefinition[] => {
  if (eventType === '') return node.always ?? []
  const exact = node.transitions.get(eventType) ?? []
  const patterns = [...node.transitions.keys()].filter(
    (key) => key.endsWith('*') && key !== eventType && isMeantBy(key, eventType),
  )
  if (patterns.length === 0) return exact
  const byLength = patterns.sort((one, other) => other.length - one.length)
  return [...exact, ...byLength.flatMap((key) => node.transitions.get(key) ?? [])]
}

/** Those with a guard that were tried before the one that was taken; all of them where none was. */
const triedInVain = (
  candidates: readonly AnyTransitionDefinition[],
  taken: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] => {
  const answer = candidates.findIndex((candidate) => taken.includes(candidate))
  return (answer === -1 ? candidates : candidates.slice(0, answer)).filter(({ guard }) => guard !== undefined)
}

/** An event is asked of the innermost states first; a state around one that answered is not asked. */
const refusedByEvent = (
  before: AnyMachineSnapshot,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] =>
  nodesOf(before)
    .filter((node) => !taken.some(({ source }) => source !== node && isWithin(source, node)))
    .flatMap((node) => triedInVain(candidatesOf(node, eventType), taken))

const chainOf = (node: AnyNode): readonly AnyNode[] => [node, ...(node.parent ? chainOf(node.parent) : [])]

/**
 * Each leaf asks for `always` from itself outwards, by itself. One that was left by what another leaf asked for may have had
 * a yes that did not count: nothing is said of it.
 */
const refusedAlways = (
  before: AnyMachineSnapshot,
  taken: readonly AnyTransitionDefinition[],
  after: AnyMachineSnapshot | undefined,
): readonly AnyTransitionDefinition[] =>
  nodesOf(before)
    .filter((node) => Object.keys(node.states).length === 0)
    .flatMap((leaf) => {
      const candidates = chainOf(leaf).flatMap((node) => node.always ?? [])
      const isAnswered = candidates.some((candidate) => taken.includes(candidate))
      if (!isAnswered && after && !nodesOf(after).includes(leaf)) return []
      return triedInVain(candidates, taken)
    })

const named = (transitions: readonly AnyTransitionDefinition[]): readonly string[] => [
  ...new Set(transitions.map(transitionId)),
]

/**
 * Transitions whose guards said no in one microstep, by what was taken instead. `before` is what the chart was then; at its very
 * beginning nobody knows, and only what stands beside the taken ones is told.
 */
export const refusedBy = (
  before: AnyMachineSnapshot | undefined,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
  after?: AnyMachineSnapshot,
): readonly string[] => {
  const isAlways = taken.some((transition) => transition.eventType === '')
  if (before === undefined)
    return named(
      taken.flatMap(({ source }) => triedInVain(candidatesOf(source, isAlways ? '' : eventType), taken)),
    )
  return named(isAlways ? refusedAlways(before, taken, after) : refusedByEvent(before, eventType, taken))
}

/** Transitions that nobody waits for whose guards say no, so that the chart stays where it is. */
export const refusedAtRest = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active' ? named(refusedAlways(snapshot, [], undefined)) : []

/**
 * All that was refused in one microstep: of its event, and, where that was not `always`, of the transitions that nobody waits for,
 * which come first.
 */
export const refusedInMicrostep = ({ before, eventType, taken, after }: Microstep): readonly string[] => {
  const isAlways = taken.some((transition) => transition.eventType === '')
  const waitsForNobody = before === undefined || isAlways ? [] : refusedAtRest(before)
  return [...waitsForNobody, ...refusedBy(before, eventType, taken, after)]
}
