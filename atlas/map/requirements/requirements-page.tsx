import { useState } from 'react'
import text from '../../../src/ui/text.module.css'
import type { AtlasResults, RequirementResult } from '../../data/results.types.ts'
import { Field } from '../../ui/field/field.tsx'
import { useHref } from '../address/use-address.ts'
import { useCharts } from '../charts/use-charts.ts'
import { NoResults } from '../results/no-results.tsx'
import { useResults } from '../results/use-results.ts'
import css from './requirements-page.module.css'
import { type Column, columns, type Order, sorted } from './sort-rows.ts'

const columnWords: Readonly<Record<Column, string>> = {
  id: 'Id',
  text: 'What is asked for',
  flows: 'Charts',
  transitions: 'Transitions',
  tests: 'Tests',
  last: 'Last run',
}

const lastWords: Readonly<Record<RequirementResult['last'], string>> = {
  none: 'No test',
  failed: 'Failed',
  passed: 'Passed',
}

/** From each requirement and audit number to charts, transitions, tests and their last result. */
export function RequirementsPage() {
  const results = useResults()
  const [order, setOrder] = useState<Order>(null)
  const [asked, setAsked] = useState('')
  if (!results) return <NoResults />
  const isAsked = ({ id, text }: RequirementResult) =>
    `${id} ${text}`.toLowerCase().includes(asked.trim().toLowerCase())
  const rows = sorted(results.requirements.filter(isAsked), order)
  const none = results.requirements.filter(({ last }) => last === 'none').length
  return (
    <div className={css.page}>
      <header>
        <h1 className={text.h1}>Requirements</h1>
        <p>
          {results.requirements.length} lines of the specifications and the audit.{' '}
          {none === 0 ? 'Each' : `All but ${none}`} {none === 0 ? 'is' : 'are'} named by a test.
        </p>
      </header>
      <div className={css.find}>
        <Field label="Find an id or a word" type="search" value={asked} onChange={setAsked} />
        <p role="status">{asked.trim() !== '' && `${rows.length} found`}</p>
      </div>
      <div className={css.wide}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} results={results} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Head(props: {
  readonly column: Column
  readonly order: Order
  readonly onOrder: (order: Order) => void
}) {
  const { column, order, onOrder } = props
  const isBy = order?.by === column
  const direction = order?.isDown ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isBy ? direction : 'none'}>
      <button type="button" onClick={() => onOrder({ by: column, isDown: isBy && !order.isDown })}>
        {columnWords[column]}
        <span aria-hidden="true">{isBy ? (order.isDown ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
}

function Row({ row, results }: { readonly row: RequirementResult; readonly results: AtlasResults }) {
  const charts = useCharts()
  const href = useHref()
  const { id, text, last } = row
  const flows = row.flows.flatMap((place) => results.flows[place]?.flow ?? [])
  const titleOf = (flow: string) => charts.find(({ chart }) => chart.id === flow)?.chart.title ?? flow
  const linkTo = (flow: string) => href({ place: { page: 'flow', flow, state: null }, paint: id })
  const taken = row.transitions.filter(({ places }) => places.length > 0)
  return (
    <tr>
      <th scope="row" id={id}>
        {id}
      </th>
      <td className={css.text}>{text}</td>
      <td>
        {flows.map((flow) => (
          <a key={flow} href={linkTo(flow)}>
            {titleOf(flow)}
          </a>
        ))}
      </td>
      <td>
        {taken.map(({ flow: place, places }) => {
          const of = results.flows[place]
          if (!of) return null
          return (
            <details key={of.flow}>
              <summary>
                {places.length} of {titleOf(of.flow)}
              </summary>
              <a href={linkTo(of.flow)}>On the chart</a>
              <ul className={css.names}>
                {places.map((at) => (
                  <li key={at}>{of.transitions[at]}</li>
                ))}
              </ul>
            </details>
          )
        })}
      </td>
      <td>
        {row.tests.length > 0 && (
          <details>
            <summary>{row.tests.length}</summary>
            <ul className={css.names}>
              {row.tests.map((place) => {
                const test = results.tests[place]
                return (
                  test && (
                    <li key={place} data-result={test.result}>
                      {test.title}{' '}
                      <span>
                        {results.files[test.file]}, {test.result} in {test.seconds.toFixed(1)} s
                      </span>
                    </li>
                  )
                )
              })}
            </ul>
          </details>
        )}
      </td>
      <td data-last={last}>{lastWords[last]}</td>
    </tr>
  )
}
