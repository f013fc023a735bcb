import type { Page } from '@playwright/test'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import type { HeldCall, HeldCalls } from './held-calls.ts'

export type World = {
  readonly page: Page
  readonly sandbox: Sandbox
  readonly held: HeldCalls
  readonly path: Path
  /** Steps taken so far, the one that is being taken among them. */
  readonly taken: () => number
  /** Adds headers to the page's requests, beside those that it sends already. */
  readonly sends: (headers: Readonly<Record<string, string>>) => Promise<void>
  /** What `arrange` made for this walk, for the executors to use. */
  readonly facts: Map<string, string>
}

export type Executor = (world: World) => Promise<void>

/** Whether the walk comes past a step with these words. */
export const comesPast = ({ path }: Pick<World, 'path'>, words: string): boolean =>
  path.steps.some(({ step }) => step.words === words)

/** Which of these comes first on the rest of the walk; undefined where none does. */
export const comesNext = ({ path, taken }: World, words: readonly string[]): string | undefined =>
  path.steps.slice(taken()).find(({ step }) => words.includes(step.words))?.step.words

/** A fact that `arrange` has left. */
export const factOf = ({ facts }: Pick<World, 'facts'>, name: string): string => {
  const fact = facts.get(name)
  if (fact === undefined) throw new Error(`the walk knows no ${name}`)
  return fact
}

/** How a flow's model is walked in a browser: who does what to bring an event about, and how a state is seen. */
export type FlowInBrowser = {
  readonly model: AnyFlowModel
  /** The starts that are arranged this way; all of them unless told. */
  readonly arranges?: (start: Path['start']) => boolean
  /** Calls of the actors whose requests are held. An actor that is not named here ends by itself, without a request. */
  readonly calls: Readonly<Record<string, HeldCall>>
  /** Movement is what the walk is about; without it the page is asked to keep still, and nothing has to be waited for. */
  readonly moves?: true
  /** Makes the data that the path needs, signs in, opens the page. */
  readonly arrange: Executor
  /** Executors by the words of an event's case. */
  readonly events: Readonly<Record<string, Executor>>
  /** Executors by the name of a delay. */
  readonly delays: Readonly<Record<string, Executor>>
  /** Executors for answers that take more than letting one request through, dropping or spoiling it, by their words. */
  readonly answers?: Readonly<Record<string, Executor>>
  /** What a tester sees in a state, by leaf; every leaf that a path rests in needs one. */
  readonly sees: Readonly<Record<string, Executor>>
  /** States that pass before anybody can see them: their actors ask nobody. */
  readonly passing?: readonly string[]
  /** States in which the browser shows a page that is not ours, by leaf, with whose it is; axe looks at ours alone. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** States that no walk comes to, by leaf, with the reason, or the file that brings them about otherwise. */
  readonly notWalked?: Readonly<Record<string, string>>
  /** Cases of events and answers that no shopper can bring about, by words, with the reason. */
  readonly headlessOnly?: Readonly<Record<string, string>>
  /** Paths that the browser cannot walk for another reason; then it cannot walk longer ones that begin with them either. */
  readonly skips?: (path: Path) => string | null
}
