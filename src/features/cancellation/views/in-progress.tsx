import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectAttempt, selectPolling } from '../../../../machines/attempt/attempt.selectors.ts'
import { stateName } from '../../../components/app/state-name.ts'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'
import text from '../../../ui/text.module.css'
import css from '../cancellation.module.css'
import { useCancellation } from '../cancellation-context.ts'
import { OrderThumbs } from '../order-thumbs.tsx'
import { Dismiss, useOrder } from './parts.tsx'

/** Where the job's own chart is; nothing before there is a job. */
const usePollingState = (): string | undefined => {
  const attempt = useSelector(useCancellation(), selectAttempt)
  const polling = useSelector(attempt, selectPolling)
  return useSelector(polling, (snapshot) => (snapshot ? stateName(snapshot.value) : undefined))
}

/** The order is being cancelled; closing the dialog does not stop it. */
export const inProgress: Face = {
  Title: () => <Trans>Canceling your order</Trans>,
  Body: () => {
    const { t } = useLingui()
    const polling = usePollingState()
    return (
      <>
        <OrderThumbs order={useOrder()} />
        <div data-flow="jobPolling" data-state={polling}>
          <Lanes
            done={polling === undefined ? 1 : 2}
            label={t({
              message: 'Canceling',
              comment:
                'On a button while an order, a pickup or a return is being canceled; names a progress bar. Up to 26 characters',
            })}
            now={t`In progress`}
            full
          />
          <p className={cx(text.small, text.soft, css.note)} role="status">
            <Trans>
              Asking the warehouse to stop your order. This takes a few seconds. You can close this page.
            </Trans>
          </p>
        </div>
      </>
    )
  },
  Actions: () => {
    const { t } = useLingui()
    return (
      <>
        <Button
          loading={t({
            message: 'Canceling',
            comment:
              'On a button while an order, a pickup or a return is being canceled; names a progress bar. Up to 26 characters',
          })}
        >
          {null}
        </Button>
        <Dismiss tone="line">
          <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
        </Dismiss>
      </>
    )
  },
}
