import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { selectPaymentView } from '../../../machines/deferred-payment/deferred-payment.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { useAmount } from './order-summary.tsx'
import { usePayment, usePaymentState } from './payment-context.ts'
import { PaymentPage } from './payment-page.tsx'
import { Waiting } from './waiting.tsx'

/**
 * What is to be paid, and the button that leads to the provider once the payment is prepared: one page, in which the focus stays
 * where it is meanwhile.
 */
export function Paying() {
  const isReady = usePaymentState(selectPaymentView) === 'ready'
  const attempt = useAttempt(usePayment())
  const isChecking = attempt.view === 'checking'
  return (
    <PaymentPage
      title={isChecking ? <CheckingTitle /> : <Trans>Finish paying</Trans>}
      busy={!isReady}
      actions={isReady && <Pay />}
    >
      {isReady ? (
        <p className={text.pretty}>
          <Trans>You’ll pay with our payment provider and come back here afterward.</Trans>
        </p>
      ) : (
        <div {...attempt.marks}>
          {isChecking ? (
            <CheckingOutcome />
          ) : (
            <Waiting>
              <Trans>Preparing your payment</Trans>
            </Waiting>
          )}
        </div>
      )}
    </PaymentPage>
  )
}

function Pay() {
  const actor = usePayment()
  const amount = useAmount(usePaymentState(({ context }) => context.order))
  const isWallet = usePaymentState(({ context }) => context.payment?.kind === 'code')
  return (
    <Button onClick={() => actor.send({ type: 'payment.submit' })}>
      {isWallet ? (
        <Trans comment="Button: opens the app of a wallet to pay (verb)">Open wallet app</Trans>
      ) : (
        <span>
          <Trans>
            Pay <bdi>{amount}</bdi>
          </Trans>
        </span>
      )}
    </Button>
  )
}

/** The provider’s page comes in a moment: it can be taken at once, and stopped as long as nothing was sent. */
export function Leaving() {
  const actor = usePayment()
  const { history } = useRouter()
  const isSent = usePaymentState((snapshot) => snapshot.matches('handedOver'))
  return (
    <PaymentPage
      title={<Trans>Continue to payment</Trans>}
      busy
      actions={
        isSent ? (
          <Button tone="line" onClick={() => actor.send({ type: 'payment.retry' })}>
            <Trans>Check the payment</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={() => actor.send({ type: 'payment.submit' })}>
              <Trans comment="Button, beside “Stop”: go to the payment page at once. Up to 25 characters">
                Continue now
              </Trans>
            </Button>
            <Button tone="line" onClick={() => history.back()}>
              <Trans comment="Button, beside “Continue now”: do not go to the payment page (verb). Up to 13 characters">
                Stop
              </Trans>
            </Button>
          </>
        )
      }
    >
      <Waiting>
        <Trans>The payment page is opening</Trans>
      </Waiting>
      <p className={text.pretty}>
        {isSent ? (
          <Trans>We’re opening our payment provider’s page.</Trans>
        ) : (
          <Trans>You’re about to go to our payment provider. You’ll come back here afterward.</Trans>
        )}
      </p>
    </PaymentPage>
  )
}
