import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectReturnCancellationView } from '../../../machines/return-cancellation/return-cancellation.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { ReturnItems } from '../return-instructions/return-items.tsx'
import { Consequences } from './consequences.tsx'
import css from './return-cancellation.module.css'
import { useReturnCancellation } from './return-cancellation-context.ts'
import { ReturnPage } from './return-page.tsx'

/** Asks once, and while it is being done: the same page, so that nothing moves when the button is pressed. */
export function AskPage() {
  const { t } = useLingui()
  const { actor, order } = useReturnCancellation()
  const isCancelling = useSelector(
    actor,
    (snapshot) => selectReturnCancellationView(snapshot) === 'cancelling',
  )
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  const { orderNumber } = order
  return (
    <ReturnPage
      title={
        isChecking ? (
          <CheckingTitle />
        ) : isCancelling ? (
          <Trans>Canceling your return</Trans>
        ) : (
          <Trans>Cancel this return?</Trans>
        )
      }
    >
      <div className={css.main} {...attempt.marks}>
        {isChecking ? <CheckingOutcome /> : <Consequences order={order} />}
        <div className={css.actions}>
          <Button
            onClick={() => actor.send({ type: 'cancellation.confirm' })}
            {...(isCancelling && {
              loading: isChecking
                ? t`Checking`
                : t({
                    message: 'Canceling',
                    comment:
                      'On a button while an order, a pickup or a return is being canceled; names a progress bar. Up to 26 characters',
                  }),
            })}
            data-action="confirm"
          >
            <Trans comment="Button, beside “Keep return”. Up to 35 characters">Yes, cancel return</Trans>
          </Button>
          {!isCancelling && (
            <PageButton
              tone="line"
              to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
              params={{ orderNumber }}
            >
              <Trans comment="Button, beside “Yes, cancel return”: do not cancel it. Up to 31 characters">
                Keep return
              </Trans>
            </PageButton>
          )}
        </div>
        <p className={text.small} role="status">
          {isCancelling && !isChecking && <Trans>This takes a moment. You can close this page.</Trans>}
        </p>
      </div>
      <ReturnItems order={order} />
    </ReturnPage>
  )
}
