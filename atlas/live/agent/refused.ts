import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { type AnyNode, transitionId } from '../../../model-tests/lib/chart-parts.ts'

const candidatesOf = (node: AnyNode, eventType: string): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? []

const isWithin = (node: AnyNode, other: AnyNode): boolean =>
  node === other || (node.parent !== undefined && isWithin(node.parent, other))

/**
 * Transitions whose guards said no, by what was taken instead: a chart asks from the innermost state outwards, and takes the
 * first that may be taken.
 */
export const refusedBy = (
  before: AnyMachineSnapshot,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): readonly string[] => {
  const asked = taken.some((transition) => transition.eventType === '') ? '' : eventType
  const isRefused = (node: AnyNode, candidate: AnyTransitionDefinition): boolean => {
    if (!candidate.guard || taken.includes(candidate)) return false
    // Those of a state around the one that answered were not asked.
    const answers = taken.filter(({ source }) => isWithin(source, node))
    return answers.every(({ source }) => {
      const siblings = candidatesOf(node, asked)
      const answer = siblings.findIndex((sibling) => taken.includes(sibling))
      return source === node && siblings.indexOf(candidate) < answer
    })
  }
  return (before._nodes as AnyNode[]).flatMap((node) =>
    candidatesOf(node, asked)
      .filter((candidate) => isRefused(node, candidate))
      .map(transitionId),
  )
}
