import { criteria, criterionWords } from '../../../model-tests/lib/coverage/coverage.ts'
import type { CoverageResult, FlowResults } from '../../data/results.types.ts'
import css from './coverage-table.module.css'
import { kinds, kindWords } from './use-results.ts'

const share = (coverage: CoverageResult | null, criterion: (typeof criteria)[number]) => {
  const part = coverage?.[criterion]
  if (!part || part.total === 0) return <span className={css.none}>–</span>
  const isWhole = part.covered === part.total
  return (
    <span className={isWhole ? css.whole : css.open}>
      {part.covered} of {part.total}
      {part.ruledOut ? ` (${part.ruledOut} ruled out by guards or context)` : ''}
    </span>
  )
}

/** How much of a flow tests took, by criterion, headless and in a browser apart. */
export function CoverageTable({ flow }: { readonly flow: FlowResults }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Covered</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {kindWords[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria
          .filter((criterion) => kinds.some((kind) => flow.coverage[kind]?.[criterion]))
          .map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{criterionWords[criterion]}</th>
              {kinds.map((kind) => (
                <td key={kind}>{share(flow.coverage[kind], criterion)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
