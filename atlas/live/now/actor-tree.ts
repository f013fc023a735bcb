import { isListener } from '../book/names.ts'
import type { LiveActor, Moment } from '../recording/recording.schema.ts'

type ActorKind = 'chart' | 'call' | 'listener'

export type TreeNode = {
  readonly actor: LiveActor
  readonly kind: ActorKind
  readonly children: readonly TreeNode[]
  /** Those of its children that have ended, with none below them that goes on. */
  readonly ended: readonly TreeNode[]
}

export type ActorTree = Pick<TreeNode, 'children' | 'ended'>

const isOver = ({ actor, children }: TreeNode): boolean =>
  actor.status !== 'active' && children.every((child) => isOver(child))

/** The actors of a moment, each under who began it, in the order in which they began. */
export const actorTree = ({ actors }: Moment): ActorTree => {
  const byParent = Map.groupBy(Object.values(actors), ({ parent }) =>
    parent !== null && actors[parent] ? parent : null,
  )
  const kindOf = (actor: LiveActor): ActorKind => {
    if (actor.machine !== null) return 'chart'
    const parent = actor.parent === null ? undefined : actors[actor.parent]
    return isListener(parent?.machine ?? null, actor) ? 'listener' : 'call'
  }
  const below = (key: string | null): ActorTree => {
    const nodes = (byParent.get(key) ?? []).map(
      (actor): TreeNode => ({ actor, kind: kindOf(actor), ...below(actor.key) }),
    )
    return {
      children: nodes.filter((node) => !isOver(node)),
      ended: nodes.filter(isOver),
    }
  }
  return below(null)
}

/** States in which a chart rests: those that hold none of the others; in one order, wherever it came from. */
export const restingStates = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`))).toSorted()
