import { type Criterion, criteria } from '../../model-tests/lib/coverage/coverage.ts'
import { guardName, pairName, walkedName } from '../../model-tests/lib/coverage/part-names.ts'
import { walkAgain } from '../../model-tests/walk-again.ts'
import type { AtlasResults, FlowResults, MissingResult, RunResult } from './results.types.ts'

/** Results of the last run of the tests; null where the atlas was built without one. */
export const atlasResults = (): AtlasResults | null => window.batonResults ?? null

/** A path in words: what is given, and what happens then. */
export type WordedPath = {
  readonly given: string
  /** What a tester sees at first. */
  readonly sees: string
  readonly steps: readonly {
    readonly happens: string
    readonly sees: string
    /** Configuration afterwards. */
    readonly rests: string
    /** A guard refuses it: all stays as it was. */
    readonly isRefused: boolean
  }[]
}

const wordsAt = ({ words }: AtlasResults, { tree, configurations }: FlowResults, place: number) => {
  const [before = -1, word = -1, configuration = -1] = tree.slice(place * 3, place * 3 + 3)
  const { name = '', sees = '' } = configurations[configuration] ?? {}
  return { before, words: words[word] ?? '', rests: name, sees }
}

/** The path that ends at a place in the tree of a flow. */
const pathTo = (results: AtlasResults, flow: FlowResults, end: number): WordedPath => {
  const { before, words, rests, sees } = wordsAt(results, flow, end)
  if (before === -1) return { given: words, sees, steps: [] }
  const path = pathTo(results, flow, before)
  const step = { happens: words, sees, rests, isRefused: flow.refused.includes(end) }
  return { ...path, steps: [...path.steps, step] }
}

const nameOf = (
  { states, transitions, configurations }: FlowResults,
  criterion: Criterion,
  part: readonly number[],
): string => {
  const [first = 0, second = 0] = part
  switch (criterion) {
    case 'states':
      return states[first] ?? ''
    case 'transitions':
      return transitions[first] ?? ''
    case 'guards':
      return guardName(transitions[first] ?? '', second === 1 ? 'yes' : 'no')
    case 'pairs':
      return pairName(transitions[first] ?? '', transitions[second] ?? '')
    case 'primePaths':
      return walkedName(part.map((place) => configurations[place]?.name ?? ''))
  }
}

/** A part that was not covered, with the shortest path through it and the command that walks that path. */
export type Missing = {
  readonly criterion: Criterion
  readonly name: string
  readonly path: WordedPath | null
  readonly command: string
}

/** What of a flow was not covered, headless or in a browser; empty where there was no run. */
export const missingIn = (
  results: AtlasResults,
  flow: FlowResults,
  kind: 'headless' | 'browser',
): readonly Missing[] =>
  criteria.flatMap((criterion) => {
    const missing: readonly MissingResult[] = flow.coverage[kind]?.[criterion]?.missing ?? []
    return missing.map(({ part, end }) => {
      const name = nameOf(flow, criterion, part)
      return {
        criterion,
        name,
        path: end === -1 ? null : pathTo(results, flow, end),
        command: walkAgain(flow.flow, { number: 0, through: name }),
      }
    })
  })

/** How a path ended when it was walked last. */
export type LastRun = { readonly result: 'passed' | 'failed'; readonly seconds: number }

const lastOf = (run: RunResult | null, number: number): LastRun | null => {
  const ms = run?.ms[number - 1] ?? -1
  if (run === null || ms === -1) return null
  return { result: run.failed.includes(number) ? 'failed' : 'passed', seconds: ms / 1_000 }
}

export type ListedPath = {
  readonly number: number
  readonly path: WordedPath
  /** A browser can walk it. */
  readonly isInBrowser: boolean
  readonly headless: LastRun | null
  readonly browser: LastRun | null
  /** The command that walks it, headless. */
  readonly command: string
}

/** Every path of a flow in words, by its number. */
export const pathsOf = (results: AtlasResults, flow: FlowResults): readonly ListedPath[] => {
  const { ends, inBrowser, headless, browser } = flow.paths
  const walkable = new Set(inBrowser)
  return ends.map((end, index) => {
    const number = index + 1
    return {
      number,
      path: pathTo(results, flow, end),
      isInBrowser: walkable.has(number),
      headless: lastOf(headless, number),
      browser: lastOf(browser, number),
      command: walkAgain(flow.flow, { number }),
    }
  })
}

/** The long paths that the gate walks in a browser, by their own numbers. */
export const joinedPathsOf = (results: AtlasResults, flow: FlowResults): readonly ListedPath[] =>
  flow.joined.ends.map((end, index) => ({
    number: index + 1,
    path: pathTo(results, flow, end),
    isInBrowser: true,
    headless: null,
    browser: lastOf(flow.joined.browser, index + 1),
    command: `${walkAgain(flow.flow, { number: index + 1 })} --browser --joined`,
  }))
