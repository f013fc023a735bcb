import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectMinutesLeft } from '../../../machines/cancellation/cancellation.selectors.ts'
import { Gap } from '../../components/words/gap.tsx'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import css from './cancellation.module.css'
import { useCancellation } from './cancellation-context.ts'
import { useWindowEnd } from './use-window-end.ts'

/** Minutes at which those who listen are told how much time is left; every minute would interrupt them. */
const spokenMinutes = new Set([10, 5, 1])

/** Until when the order can be cancelled, and the minutes left. */
export function MinutesLeft() {
  const minutes = useSelector(useCancellation(), selectMinutesLeft)
  const until = useWindowEnd()
  const left = <Plural value={minutes} one="# minute left." other="# minutes left." />
  return (
    <p className={cx(text.small, text.soft)}>
      <Trans>
        You can cancel until <bdi>{until}</bdi>.
      </Trans>
      <Gap />
      <b className={css.left}>{left}</b>
      <VisuallyHidden role="status">{spokenMinutes.has(minutes) && left}</VisuallyHidden>
    </p>
  )
}
