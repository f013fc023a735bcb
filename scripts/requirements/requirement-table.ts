import type { Flow } from '../../machines/flow.ts'
import type { TakenReport } from '../../model-tests/lib/taken/taken-report.ts'
import type { RanTest } from './ran-tests.ts'

export type Requirement = { readonly id: string; readonly text: string }

type RequirementRow = Requirement & {
  /** Charts that carry it. */
  readonly flows: readonly string[]
  /** Transitions that tests naming it took. */
  readonly transitions: readonly { readonly flow: string; readonly id: string }[]
  readonly tests: readonly Omit<RanTest, 'took'>[]
  readonly last: 'passed' | 'failed' | 'none'
}

export type RequirementTable = {
  /** What no test names comes first, then what failed. */
  readonly rows: readonly RequirementRow[]
  /** Ids that tests name and the list does not have. */
  readonly unknown: readonly string[]
}

type Sources = {
  readonly list: readonly Requirement[]
  readonly flows: readonly Pick<Flow, 'id' | 'machine' | 'requirements'>[]
  readonly tests: readonly RanTest[]
  /** What browser tests took, where they ran. */
  readonly browser?: TakenReport | undefined
}

/** Documents that list requirements: of the specifications, and beyond them. */
export const requirementLists = ['docs/requirements.md', 'docs/requirements-beyond.md'] as const

/** Requirements of a list that has each on a line: `- GL-01 what is asked for`. */
export const readList = (list: string): readonly Requirement[] =>
  [...list.matchAll(/^- ([A-Z]{2}-\d{2}|A-\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }))

/** Ids in the brackets of a title, as in `[GL-01] [RM-03 A-6] a guest finds an order`. */
export const idsIn = (title: string): readonly string[] => [
  ...new Set(
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(
      ([, inner = '']) => inner.match(/\b(?:[A-Z]{2}-\d{2}|A-\d+)\b/g) ?? [],
    ),
  ),
]

const keyOf = ({ file, title }: Pick<RanTest, 'file' | 'title'>): string => `${file}\n${title}`

type Taken = { readonly flow: string; readonly id: string }

/** Transitions that each test took, by its key. */
const takenBy = ({ flows, tests, browser }: Sources): ReadonlyMap<string, readonly Taken[]> => {
  const flowOf = new Map(flows.map(({ id, machine }) => [machine.id, id]))
  const headless = tests.map((test): [string, Taken[]] => [
    keyOf(test),
    Object.entries(test.took ?? {}).flatMap(([machine, ids]) => {
      const flow = flowOf.get(machine)
      return flow === undefined ? [] : ids.map((id) => ({ flow, id }))
    }),
  ])
  const transitions = new Map(
    browser?.flows.map(({ flow, taken }) => [flow, taken.map(({ transition }) => transition)]),
  )
  const inBrowser = (browser?.tests ?? []).map((test): [string, Taken[]] => [
    keyOf(test),
    Object.entries(test.took).flatMap(([flow, places]) =>
      places.flatMap((place) => {
        const id = transitions.get(flow)?.[place]
        return id === undefined ? [] : [{ flow, id }]
      }),
    ),
  ])
  return new Map([...headless, ...inBrowser])
}

const distinct = (taken: readonly Taken[]): readonly Taken[] => [
  ...new Map(taken.map((one) => [`${one.flow}\n${one.id}`, one])).values(),
]

const lastOf = (tests: readonly RanTest[]): RequirementRow['last'] => {
  if (tests.length === 0) return 'none'
  return tests.every(({ result }) => result === 'passed') ? 'passed' : 'failed'
}

const order: Readonly<Record<RequirementRow['last'], number>> = { none: 0, failed: 1, passed: 2 }

/**
 * From each requirement to the charts that carry it, the tests that name it, what they took of the charts, and how they ended. Every
 * page in a browser runs charts that a test is not about: there only those that carry the requirement count.
 */
export const requirementTable = (sources: Sources): RequirementTable => {
  const { list, flows, tests } = sources
  const taken = takenBy(sources)
  const named = Map.groupBy(
    tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  const rows = list.map(({ id, text }): RequirementRow => {
    const carriers = flows.filter(({ requirements }) => requirements.includes(id)).map((flow) => flow.id)
    const naming = (named.get(id) ?? []).map(({ test }) => test)
    const transitions = naming.flatMap((test) =>
      (taken.get(keyOf(test)) ?? []).filter(({ flow }) =>
        carriers.length > 0 || test.kind === 'browser' ? carriers.includes(flow) : true,
      ),
    )
    return {
      id,
      text,
      flows: carriers,
      transitions: distinct(transitions),
      tests: naming.map(({ took, ...test }) => test),
      last: lastOf(naming),
    }
  })
  const known = new Set(list.map(({ id }) => id))
  return {
    rows: rows.toSorted((one, other) => order[one.last] - order[other.last]),
    unknown: [...named.keys()].filter((id) => !known.has(id)).sort(),
  }
}
