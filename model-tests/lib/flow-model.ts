import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

/** One way in which an event happens; `words` finish the sentence "When …". */
type EventCase<Event> = { readonly words: string; readonly event: Event }

/** Cases for every event of a chart: a new event without a case is a compile error. `[]` is for events that the chart raises itself. */
type EventCases<Machine extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<Machine>['type']]: readonly EventCase<
    Extract<EventFromLogic<Machine>, { type: Type }>
  >[]
}

/**
 * How a browser walk brings an answer about: by the real host, perhaps in a scenario with this tag, or by a fault in the network. A real
 * answer may be held, dropped or spoilt, never invented.
 */
export type BrowserAnswer =
  | { readonly by: 'host'; readonly scenario?: string }
  | { readonly by: 'fault'; readonly effect: 'drop' | 'html' | 'malformed' | 'error' | 'unauthorized' }

/** One way in which an invoked call ends. Without `inBrowser` it is walked headless only. */
export type Answer<Output = unknown> = {
  readonly words: string
  readonly inBrowser?: BrowserAnswer
} & ({ readonly output: Output } | { readonly error: Error })

type StateSentence = {
  /** What a tester sees, finishing the sentence "Then …". */
  readonly sees: string
  /** Which view `FlowModel.view` must give in this state; left out where another region decides. */
  readonly view?: string
}

type Start<Machine extends AnyStateMachine> = {
  /** Finishes the sentence "Given …". */
  readonly words: string
  readonly input: InputFrom<Machine>
  /** Scenario of the host that a browser walk begins with. */
  readonly scenario?: string
  /** The host renders the page with its data; any other start makes the browser ask for them. */
  readonly rendered?: true
}

/** Criteria beyond states, transitions and guards, which every model is walked by. */
type FurtherCriterion = 'pairs' | 'primePaths'

/** Everything the path generator, the drivers and the tester's sheet need to know of a flow. */
export type FlowModel<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** Its name, the same for whoever registers the chart. */
  readonly flow: string
  readonly machine: Machine
  /** What is walked beside states, transitions and guards. */
  readonly criteria?: readonly FurtherCriterion[]
  readonly starts: readonly Start<Machine>[]
  readonly events: EventCases<Machine>
  /** Answers by id of the invoked actor. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>
  /** Words for each named delay, finishing the sentence "When …". */
  readonly delays: Readonly<Record<string, string>>
  /** Invoked actors that only listen and never end. */
  readonly listeners?: readonly string[]
  /** What of the context makes states different for the walk; bounds a growing context. */
  readonly key?: (context: ContextFrom<Machine>) => unknown
  /** By leaf state, `parent.child`; transient states are left out. */
  readonly states: Readonly<Record<string, StateSentence>>
  /** What the view's own selector says. */
  readonly view?: (snapshot: SnapshotFrom<Machine>) => string
}

/** A model whose chart is of no interest to the caller. */
export type AnyFlowModel = Omit<FlowModel, 'events' | 'key' | 'view' | 'starts' | 'machine'> & {
  readonly machine: AnyStateMachine
  readonly starts: readonly (Omit<Start<AnyStateMachine>, 'input'> & { readonly input: unknown })[]
  readonly events: Readonly<Record<string, readonly EventCase<{ type: string }>[]>>
  // biome-ignore lint/suspicious/noExplicitAny: the chart's own context and snapshot, known where the model is written
  readonly key?: (context: any) => unknown
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly view?: (snapshot: any) => string
}

/** Checks a model against its chart's types and hands it on without them. */
export const defineModel = <Machine extends AnyStateMachine>(model: FlowModel<Machine>): AnyFlowModel =>
  model as unknown as AnyFlowModel
