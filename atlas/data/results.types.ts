import type { Criterion } from '../../model-tests/lib/coverage/coverage.ts'

/**
 * Results of the last run of the tests, as `data/results.js` sets them. What comes often is named once and then told by its
 * place in a list: places begin at 0, numbers of paths at 1. `results.ts` reads them.
 */
export type AtlasResults = {
  /** When the last run began, in ISO 8601; null where there was none. */
  readonly ran: { readonly headless: string | null; readonly browser: string | null }
  /** Words of starts and of steps. */
  readonly words: readonly string[]
  readonly files: readonly string[]
  readonly tests: readonly TestRow[]
  /** In the order of the registry. */
  readonly flows: readonly FlowResults[]
  /** What no test names comes first, then what failed. */
  readonly requirements: readonly RequirementResult[]
}

/** A test that shows a requirement, or took a transition. */
export type TestRow = {
  readonly title: string
  /** Place in `files`. */
  readonly file: number
  readonly kind: 'unit' | 'model' | 'api' | 'browser'
  readonly result: 'passed' | 'failed'
  readonly seconds: number
}

export type FlowResults = {
  readonly flow: string
  readonly states: readonly string[]
  /** By the names that the chart has for them. */
  readonly transitions: readonly string[]
  /** What the chart rests in: names of leaves, and what a tester sees then. */
  readonly configurations: readonly { readonly name: string; readonly sees: string }[]
  /**
   * All paths as one tree: three figures for each place, those of the place before (-1 at a start), of the words of the start or
   * step, and of the configuration afterwards. A path is told by the place where it ends.
   */
  readonly tree: readonly number[]
  /** Places in the tree whose step a guard refuses, so that nothing changes. */
  readonly refused: readonly number[]
  readonly paths: PathResults
  /** The few long paths that the gate walks in a browser, by their own numbers. */
  readonly joined: JoinedResults
  readonly coverage: {
    readonly headless: CoverageResult | null
    readonly browser: CoverageResult | null
  }
  /** By transition, who took it. */
  readonly taken: readonly TakenResult[]
  /** Transitions that can never be taken, or whose guard decides nothing, each with the reason in words. */
  readonly defects: readonly string[]
}

/** Each path by its number, the first of a list being path 1. */
type PathResults = {
  /** Places in the tree. */
  readonly ends: readonly number[]
  /** Numbers of those that a browser can walk. */
  readonly inBrowser: readonly number[]
  readonly headless: RunResult | null
  /** Of runs in which a browser walked each path by itself. */
  readonly browser: RunResult | null
}

type JoinedResults = { readonly ends: readonly number[]; readonly browser: RunResult | null }

export type RunResult = {
  /** How long each took, in milliseconds; -1 where it was not walked. */
  readonly ms: readonly number[]
  /** Numbers of those that failed. */
  readonly failed: readonly number[]
}

export type CoverageResult = Readonly<Partial<Record<Criterion, CoveredResult>>>

export type CoveredResult = {
  readonly total: number
  readonly covered: number
  /** Pairs that no guard or context ever allows; they are not part of the total. */
  readonly ruledOut?: number
  readonly missing: readonly MissingResult[]
}

/**
 * A part that was not covered: a state; a transition; a transition and 1 where its guard did not say yes, 0 for no; two transitions; configurations one
 * after the other. With where the shortest path through it ends, -1 where there is none.
 */
export type MissingResult = { readonly part: readonly number[]; readonly end: number }

export type TakenResult = {
  /** Paths that went this way headless: how many, and the numbers of the first. */
  readonly walks: { readonly count: number; readonly paths: readonly number[] }
  /** Places in `tests`, of the first of them. */
  readonly journeys: { readonly count: number; readonly tests: readonly number[] }
  readonly browser: { readonly count: number; readonly tests: readonly number[] }
}

export type RequirementResult = {
  readonly id: string
  readonly text: string
  /** Places in `flows`, of the charts that carry it. */
  readonly flows: readonly number[]
  /** By flow the transitions that its tests took. */
  readonly transitions: readonly { readonly flow: number; readonly places: readonly number[] }[]
  /** Places in `tests`. */
  readonly tests: readonly number[]
  readonly last: 'passed' | 'failed' | 'none'
}

declare global {
  interface Window {
    /** Set by `data/results.js`; null where no tests were run before the atlas was built. */
    batonResults?: AtlasResults | null
  }
}
