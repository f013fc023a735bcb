import type { FlowResults } from '../../data/results.types.ts'
import { Section } from '../../ui/section/section.tsx'
import { CoverageTable } from './coverage-table.tsx'
import css from './flow-coverage.module.css'
import { MissingList } from './missing-list.tsx'
import { kinds, kindWords } from './use-results.ts'

/** What tests took of a flow, and what they did not. */
export function FlowCoverage({ flow }: { readonly flow: FlowResults }) {
  return (
    <Section title="Coverage">
      <CoverageTable flow={flow} />
      {flow.defects.map((words) => (
        <p key={words} className={css.defect}>
          Defect of the chart: {words}
        </p>
      ))}
      {kinds.map((kind) => (
        <div key={kind} className={css.kind}>
          <h3>Not covered {kind === 'headless' ? 'headless' : 'in a browser'}</h3>
          {flow.coverage[kind] ? (
            <MissingList flow={flow} kind={kind} />
          ) : (
            <p>{kindWords[kind]}, nothing has run yet.</p>
          )}
        </div>
      ))}
    </Section>
  )
}
