import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { formatDate } from '../../../domain/format/dates.ts'
import type { ReturnStepName, ReturnTimeline } from '../../../domain/return-progress/return-timeline.ts'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import css from './return-steps.module.css'

const words: Record<ReturnStepName, MessageDescriptor> = {
  requested: msg`Requested`,
  sent: msg`On its way to us`,
  arrived: msg`Arrived and checked`,
  refunded: msg`Refunded`,
  denied: msg`Denied`,
  cancelled: msg({ message: 'Canceled', context: 'order status' }),
}

/** The steps of a return, each with its day where that is known: lanes beside each other, a list where there is no room. */
export function ReturnSteps({ timeline }: { readonly timeline: ReturnTimeline }) {
  const { _ } = useLingui()
  const { locale, timeZone } = usePage()
  return (
    <ol className={css.steps} data-part="return-steps">
      {timeline.steps.map(({ name, state, at }) => (
        <li
          key={name}
          className={cx(css.step, css[state])}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span>{_(words[name])}</span>
          {at && <time dateTime={at}>{formatDate(at, 'short', { locale, timeZone })}</time>}
        </li>
      ))}
    </ol>
  )
}
