/** What a drawing and its page need to know of a machine: plain data, read off the machine alone. */
export type Chart = {
  id: string
  /** Folder of its machine under `machines/`. */
  folder: string
  title: string
  purpose: string
  requirements: readonly string[]
  root: ChartState
  transitions: ChartTransition[]
}

type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  /** Unique in the chart: keys joined by dots, the root being the machine's id. */
  id: string
  /** Its place in the chart without the machine's id, as the path library names it; empty for the root. */
  path: string
  key: string
  kind: StateKind
  /** Nobody rests in it: all that leaves it is taken at once, and one way is always open. */
  isChoice: boolean
  description: string | undefined
  /** Id of the state that is entered first; compound states only. */
  initial: string | undefined
  calls: ChartCall[]
  timers: ChartTimer[]
  entry: ChartAction[]
  exit: ChartAction[]
  tags: string[]
  children: ChartState[]
}

/** An invoked actor. `machine` is the id of the child machine, where the actor is one. */
export type ChartCall = { id: string; name: string; machine: string | undefined }

/** A named delay and, where the machine fixes it, its length in milliseconds. */
export type ChartTimer = { name: string; milliseconds: number | undefined }

export type ActionKind = 'emit' | 'raise' | 'send' | 'assign' | 'other'
/** `name` is the event that is told, else the action's own name. */
export type ChartAction = { kind: ActionKind; name: string; tells: boolean }

export type TransitionKind = 'event' | 'done' | 'failed' | 'after' | 'always' | 'finished'

export type ChartTransition = {
  /** As the path library names it: coverage of models and journeys is told by these ids. */
  id: string
  source: string
  /** Undefined: the state stays as it is and only the actions run. */
  target: string | undefined
  kind: TransitionKind
  /** As XState names it: `cancellation.confirm`, `xstate.done.actor.cancelOrder`; empty for `always`. */
  eventType: string
  /** Name of the delay after which it is taken, or milliseconds. */
  delay: string | number | undefined
  /** As drawn: `cancellation.confirm`, `cancelOrder.done`, `after windowLeft`, `always`. */
  event: string
  guard: string | undefined
  actions: ChartAction[]
  reenters: boolean
  description: string | undefined
  /** Only an older version of the chart has it; drawn beside the newer one. */
  former?: true
}
