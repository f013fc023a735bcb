import type { InspectionEvent } from 'xstate'
import type { Entry } from '../recording/recording.schema.ts'

/** Systems that may be about to begin; an older one was made and thrown away. */
const mostWaiting = 40

/**
 * Lets only those actors be told that were started: a view that is drawn twice before it is shown makes its actors twice, and
 * throws some away. What was told of a system before its start is told at its start.
 */
export const createBegun = (now: () => number, tell: (entry: Entry) => void) => {
  const begun = new Set<string>()
  const waiting = new Map<string, Entry[]>()
  let system = ''

  const begin = (root: string) => {
    begun.add(root)
    for (const entry of waiting.get(root) ?? []) tell({ ...entry, at: now() })
    waiting.delete(root)
  }
  return {
    /** Takes note of whose turn it is; to be called before `say`. */
    hear: (inspected: InspectionEvent) => {
      system = inspected.rootId
      const isStart = inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init'
      if (isStart && inspected.actorRef.sessionId === system) begin(system)
    },
    say: (entry: Entry) => {
      if (begun.has(system)) return tell(entry)
      waiting.set(system, [...(waiting.get(system) ?? []), entry])
      const [oldest] = waiting.keys()
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest)
    },
  }
}
