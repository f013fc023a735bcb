import type { CoverageResult } from '../../data/results.types.ts'
import css from './coverage-sign.module.css'
import { kinds, kindWords, useFlowResults } from './use-results.ts'

/** What every chart is held to; pairs and prime paths are many, and of few charts. */
const counted = ['states', 'transitions', 'guards'] as const

/** Of states, transitions and guard outcomes, per cent, rounded down: 100 is all. */
const shareOf = (coverage: CoverageResult): number => {
  const parts = counted.flatMap((criterion) => coverage[criterion] ?? [])
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)
  return Math.floor((100 * sum(({ covered }) => covered)) / sum(({ total }) => total))
}

/** How much of a flow tests took: a bar for those without a browser, one for those in a browser. */
export function CoverageSign({ flow }: { readonly flow: string }) {
  const results = useFlowResults(flow)
  const shown = kinds.flatMap((kind) => {
    const coverage = results?.coverage[kind]
    return coverage ? [{ kind, share: shareOf(coverage) }] : []
  })
  if (shown.length === 0) return null
  return (
    <span className={css.sign}>
      {shown.map(({ kind, share }) => (
        <span
          key={kind}
          role="img"
          aria-label={`${kindWords[kind]}: ${share} % covered`}
          title={`${kindWords[kind]}: ${share} %`}
          data-whole={share === 100 || undefined}
          style={{ '--share': `${share}%` } as React.CSSProperties}
        />
      ))}
    </span>
  )
}
