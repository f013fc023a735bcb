import type { Chart, ChartTransition } from '../../chart/chart.types.ts'
import { pathOfId } from '../../chart/states.ts'
import { StateName } from '../../ui/state-name/state-name.tsx'
import { useHref } from '../address/use-address.ts'
import css from './transition-words.module.css'

/** What happens, on which condition, and where it leads or comes from. */
export function TransitionWords(props: {
  readonly chart: Chart
  readonly transition: ChartTransition
  /** The end that is named; the other one is known from where this stands. */
  readonly end: 'source' | 'target'
}) {
  const { chart, transition, end } = props
  const href = useHref()
  const other = transition[end]
  const path = other === undefined ? null : pathOfId(chart, other)
  const place = { page: 'flow' as const, flow: chart.id }
  return (
    <span className={css.words}>
      <code>{transition.event}</code>
      {transition.guard !== undefined && <em> [{transition.guard}]</em>}
      {end === 'target' ? ' → ' : ' ← '}
      {path === null && 'stays'}
      {path === '' && 'anywhere'}
      {path && (
        <a href={href({ place: { ...place, state: path } })}>
          <StateName path={path} />
        </a>
      )}
    </span>
  )
}
