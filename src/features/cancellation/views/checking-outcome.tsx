import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'
import text from '../../../ui/text.module.css'
import css from '../cancellation.module.css'
import type { Face } from './face.ts'
import { CallUs, Dismiss } from './parts.tsx'

/** Nobody can tell yet whether it worked: says so rather than guess, and looks again by itself. */
export const checkingOutcome: Face = {
  Title: () => <Trans>Checking your cancellation</Trans>,
  Body: () => {
    const { t } = useLingui()
    return (
      <>
        <div>
          <Lanes done={2} label={t`Checking`} now={t`In progress`} full />
          <p className={cx(text.small, text.soft, css.note)} role="status">
            <Trans>
              We haven’t heard back yet, so we are looking up what happened. Your order is cancelled once at
              most, whatever the answer.
            </Trans>
          </p>
        </div>
        <CallUs />
      </>
    )
  },
  Actions: () => {
    const { t } = useLingui()
    return (
      <>
        <Button loading={t`Checking`}>{null}</Button>
        <Dismiss tone="line">
          <Trans>Back to order</Trans>
        </Dismiss>
      </>
    )
  },
}
