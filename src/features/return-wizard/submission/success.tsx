import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isCounting } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import css from './submission.module.css'

/** The return is there: on to how it goes back, in three seconds, at once or not yet (RS-02). */
export const success: Face = {
  mark: { mark: 'good', tone: 'good' },
  Title: () => <Trans>Your return is created</Trans>,
  Body: () => {
    const counts = useSelector(useWizard(), isCounting)
    const { returnOrderNumber, emailSent } = useWizardContext()
    return (
      <>
        <p>
          <Trans>
            Your return number is <bdi className={text.strong}>{returnOrderNumber}</bdi>.
          </Trans>{' '}
          {emailSent && <Trans>We have e-mailed you what to show in the store.</Trans>}
        </p>
        {counts && (
          <>
            <div className={css.countdown} aria-hidden="true" />
            <p className={cx(text.small, text.soft)}>
              <Trans>In three seconds you see how to send it.</Trans>
            </p>
          </>
        )}
      </>
    )
  },
  Actions: () => {
    const actor = useWizard()
    const counts = useSelector(actor, isCounting)
    return (
      <>
        <Button onClick={() => actor.send({ type: 'return.open' })}>
          <Trans>See how to send it</Trans>
        </Button>
        {counts && (
          <Button tone="line" onClick={() => actor.send({ type: 'return.hold' })}>
            <Trans>Wait</Trans>
          </Button>
        )}
      </>
    )
  },
}
