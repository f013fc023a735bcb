import type { Took } from '../../model-tests/lib/taken/taken.ts'

export type RanTest = {
  readonly title: string
  /** From the root of the project. */
  readonly file: string
  readonly kind: 'unit' | 'model' | 'api' | 'browser'
  readonly result: 'passed' | 'failed'
  readonly seconds: number
  /** Transitions by id of machine, where the test is one of charts. */
  readonly took?: Took
}

/** What is read of the report that Vitest writes. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly meta?: { readonly took?: Took }
    }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly status: string; readonly duration: number }[]
    }[]
  }[]
}

/** What is read of the report that Playwright writes; its outermost suites are files. */
export type PlaywrightReport = { readonly suites: readonly PlaywrightSuite[] }

const secondsOf = (ms: number): number => Math.round(ms) / 1000

const kindOf = (file: string): RanTest['kind'] => {
  if (file.startsWith('model-tests/')) return 'model'
  return file.includes('.api.test.') ? 'api' : 'unit'
}

/** Tests that ran more than once, as those on two databases do, are one; it passed where each run did. */
const joined = (runs: readonly RanTest[]): readonly RanTest[] =>
  [...Map.groupBy(runs, ({ file, title }) => `${file}\n${title}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const result = same.every((run) => run.result === 'passed') ? 'passed' : 'failed'
    const seconds = secondsOf(same.reduce((sum, run) => sum + run.seconds * 1000, 0))
    return [{ ...first, result, seconds }]
  })

/** Tests of Vitest that passed or failed. */
export const testsOfVitest = ({ testResults }: VitestReport, root: string): readonly RanTest[] =>
  joined(
    testResults.flatMap(({ name, assertionResults }) => {
      const file = name.replace(root, '')
      return assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status, duration, meta }) => ({
          title: fullName,
          file,
          kind: kindOf(file),
          result: status === 'passed' ? ('passed' as const) : ('failed' as const),
          seconds: secondsOf(duration ?? 0),
          ...(meta?.took ? { took: meta.took } : {}),
        }))
    }),
  )

const testsOfSuite = (
  { specs = [], suites = [] }: PlaywrightSuite,
  file: string,
  titles: readonly string[],
): readonly RanTest[] => [
  ...specs.flatMap(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'skipped')
    if (results.length === 0) return []
    return [
      {
        title: [...titles, title].join(' '),
        file,
        kind: 'browser' as const,
        result: ok ? ('passed' as const) : ('failed' as const),
        seconds: secondsOf(results.reduce((sum, { duration }) => sum + duration, 0)),
      },
    ]
  }),
  ...suites.flatMap((suite) => testsOfSuite(suite, file, [...titles, suite.title])),
]

/** Tests of Playwright that passed or failed. */
export const testsOfPlaywright = ({ suites }: PlaywrightReport): readonly RanTest[] =>
  joined(suites.flatMap((suite) => testsOfSuite(suite, `e2e/${suite.title}`, [])))
