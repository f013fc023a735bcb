import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { formatDate } from '../../../domain/format/dates.ts'
import { cx } from '../../ui/cx.ts'
import { usePage } from '../order/use-page.ts'
import css from './progress-steps.module.css'

type ProgressStep = {
  readonly name: string
  readonly words: MessageDescriptor
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
  /** When it was or will be reached, ISO 8601; `null` where nobody knows, or it is not to be said. */
  readonly at: string | null
}

/** How far something is, each step with its day: a list with marks, or lanes beside each other where there is room for them. */
export function ProgressSteps(props: {
  /** How the list is called in the page's markup. */
  readonly part: string
  readonly steps: readonly ProgressStep[]
  readonly shape: 'list' | 'lanes'
}) {
  const { _ } = useLingui()
  const { locale, timeZone } = usePage()
  return (
    <ol className={cx(css.steps, css[props.shape])} data-part={props.part}>
      {props.steps.map(({ name, words, state, at }) => (
        <li
          key={name}
          className={cx(css.step, css[state])}
          data-step={name}
          data-reached={state}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span>{_(words)}</span>
          {at && <time dateTime={at}>{formatDate(at, 'short', { locale, timeZone })}</time>}
        </li>
      ))}
    </ol>
  )
}
