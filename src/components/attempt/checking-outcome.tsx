import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '../../ui/cx.ts'
import { Lanes } from '../../ui/marks/lanes.tsx'
import text from '../../ui/text.module.css'
import css from './outcome.module.css'

/** Heading of every flow whose answer was lost. */
export function CheckingTitle() {
  return <Trans>Checking what happened</Trans>
}

/** Nobody can tell yet whether it worked: says so rather than guess, and that it is looked up without a press. */
export function CheckingOutcome() {
  const { t } = useLingui()
  return (
    <div className={css.outcome}>
      <Lanes done={2} label={t`Checking`} now={t`In progress`} full />
      <p className={cx(text.small, text.soft)} role="status">
        <Trans>
          We haven’t heard back yet, so we’re checking what happened. You don’t need to do it again; it won’t
          happen twice.
        </Trans>
      </p>
    </div>
  )
}
