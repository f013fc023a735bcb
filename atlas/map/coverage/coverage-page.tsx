import { type Criterion, criteria, criterionWords } from '../../../model-tests/lib/coverage/coverage.ts'
import text from '../../../src/ui/text.module.css'
import type { CoveredResult, FlowResults } from '../../data/results.types.ts'
import { Section } from '../../ui/section/section.tsx'
import { useHref } from '../address/use-address.ts'
import { useCharts } from '../charts/use-charts.ts'
import { NoResults } from '../results/no-results.tsx'
import { type Kind, kinds, kindWords, useResults } from '../results/use-results.ts'
import css from './coverage-page.module.css'

const missingOf = (flow: FlowResults, kind: Kind): number =>
  criteria.reduce((sum, criterion) => sum + (flow.coverage[kind]?.[criterion]?.missing.length ?? 0), 0)

type Sum = Pick<CoveredResult, 'covered' | 'total'>

const sumOf = (flows: readonly FlowResults[], criterion: Criterion, kind: Kind): Sum => {
  const parts = flows.flatMap((flow) => flow.coverage[kind]?.[criterion] ?? [])
  const sum = (of: keyof Sum) => parts.reduce((all, part) => all + part[of], 0)
  return { covered: sum('covered'), total: sum('total') }
}

/** What tests took of every chart; what misses most comes first. */
export function CoveragePage() {
  const results = useResults()
  const charts = useCharts()
  const href = useHref()
  if (!results) return <NoResults />
  const flows = results.flows.toSorted(
    (one, other) =>
      missingOf(other, 'headless') - missingOf(one, 'headless') ||
      missingOf(other, 'browser') - missingOf(one, 'browser'),
  )
  const titleOf = (flow: string) => charts.find(({ chart }) => chart.id === flow)?.chart.title ?? flow
  const defects = flows.flatMap(({ flow, defects: all }) => all.map((words) => ({ flow, words })))
  return (
    <div className={css.page}>
      <header>
        <h1 className={text.h1}>Coverage</h1>
        <p>{whenWords(results.ran)}</p>
      </header>
      {defects.length > 0 && (
        <Section title="Defects of charts">
          <ul>
            {defects.map(({ flow, words }) => (
              <li key={`${flow} ${words}`}>
                <a href={href({ place: { page: 'flow', flow, state: null } })}>{titleOf(flow)}</a>: {words}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className={css.wide}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Flow
              </th>
              {criteria.map((criterion) => (
                <th key={criterion} scope="colgroup" colSpan={kinds.length}>
                  {criterionWords[criterion]}
                </th>
              ))}
            </tr>
            <tr>
              {criteria.flatMap((criterion) =>
                kinds.map((kind) => (
                  <th key={`${criterion} ${kind}`} scope="col">
                    {kindWords[kind]}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            <tr className={css.all}>
              <th scope="row">All flows</th>
              {criteria.flatMap((criterion) =>
                kinds.map((kind) => (
                  <Share key={`${criterion} ${kind}`} part={sumOf(flows, criterion, kind)} />
                )),
              )}
            </tr>
            {flows.map((flow) => (
              <tr key={flow.flow}>
                <th scope="row">
                  <a href={href({ place: { page: 'flow', flow: flow.flow, state: null } })}>
                    {titleOf(flow.flow)}
                  </a>
                </th>
                {criteria.flatMap((criterion) =>
                  kinds.map((kind) => (
                    <Share key={`${criterion} ${kind}`} part={flow.coverage[kind]?.[criterion]} />
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Share({ part }: { readonly part: Sum | undefined }) {
  // A chart without a guard has none to cover.
  if (!part || part.total === 0) return <td>–</td>
  const isOpen = part.covered < part.total
  return (
    <td data-open={isOpen || undefined}>
      {isOpen ? `${part.covered} of ${part.total}` : `all ${part.total}`}
    </td>
  )
}

const asTime = (ran: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(ran))

/** When the tests ran whose results these are. */
const whenWords = ({
  headless,
  browser,
}: {
  readonly headless: string | null
  readonly browser: string | null
}) =>
  [
    headless === null ? 'No run without a browser yet' : `Headless run of ${asTime(headless)}`,
    browser === null ? 'no run in a browser yet.' : `browser run of ${asTime(browser)}.`,
  ].join(', ')
