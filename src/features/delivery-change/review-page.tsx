import { Trans, useLingui } from '@lingui/react/macro'
import {
  selectDeliveryView,
  selectIsForgotten,
} from '../../../machines/delivery-change/delivery-change.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'
import { DeliveryPage } from './delivery-page.tsx'
import { BeforeAndAfter } from './delivery-sides.tsx'
import { FailedDialogs } from './failed-dialogs.tsx'

/** What is about to change, and what is on its way: the same page, so that nothing moves when the button is pressed. */
export function ReviewPage() {
  const { actor } = useDeliveryChange()
  const isForgotten = useDeliveryState(selectIsForgotten)
  const attempt = useAttempt(actor)
  const isSending = useDeliveryState((snapshot) => selectDeliveryView(snapshot) === 'sending')
  const isChecking = attempt.view === 'checking' || (isForgotten && isSending)
  return (
    <DeliveryPage title={isChecking ? <CheckingTitle /> : <Trans>Check your changes</Trans>}>
      <div className={css.main} {...attempt.marks}>
        {isChecking && <CheckingOutcome />}
        {!isForgotten && <BeforeAndAfter />}
        {!isForgotten && <Actions isSending={isSending} isChecking={isChecking} />}
      </div>
      <FailedDialogs />
    </DeliveryPage>
  )
}

function Actions({ isSending, isChecking }: { readonly isSending: boolean; readonly isChecking: boolean }) {
  const { t } = useLingui()
  const { actor, order } = useDeliveryChange()
  const hasMail = Boolean(order.authorizationInfo?.email)
  return (
    <div className={css.section}>
      <div className={css.actions}>
        <Button
          onClick={() => actor.send({ type: 'change.confirm' })}
          {...(isSending && { loading: isChecking ? t`Checking` : t`Asking the warehouse` })}
        >
          <Trans comment="Button, link, and title of the page: to another address or on another day (verb). Up to 26 characters">
            Change delivery
          </Trans>
        </Button>
        {!isSending && (
          <Button tone="line" onClick={() => actor.send({ type: 'change.edit' })}>
            <Trans comment="Button, beside “Cancel these items” or “Change delivery”: back to the choice (verb). Up to 23 characters">
              Choose again
            </Trans>
          </Button>
        )}
      </div>
      <p className={text.small} role="status">
        {isSending ? (
          <Trans>This takes a moment. You can close this page.</Trans>
        ) : hasMail ? (
          <Trans>We’ll email you once it’s changed. Price and tax stay the same.</Trans>
        ) : (
          <Trans>Price and tax stay the same.</Trans>
        )}
      </p>
    </div>
  )
}
