import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { AmountAwaited, AmountDue, useAmount } from './amount-due.tsx'
import css from './deferred-payment.module.css'
import { usePayment, usePaymentState } from './payment-context.ts'
import { PaymentPage } from './payment-page.tsx'
import { Waiting } from './waiting.tsx'
import { WalletCode } from './wallet-code.tsx'

const useOrder = () => usePaymentState(({ context }) => context.order)

/** The order, or what finishes its payment, is on its way. */
export function Preparing() {
  const order = useOrder()
  const attempt = useAttempt(usePayment())
  const isChecking = attempt.view === 'checking'
  return (
    <PaymentPage title={isChecking ? <CheckingTitle /> : <Trans>Finish paying</Trans>} busy>
      {order === null ? <AmountAwaited /> : <AmountDue order={order} />}
      <div {...attempt.marks}>
        {isChecking ? (
          <CheckingOutcome />
        ) : (
          <Waiting>
            <Trans>Preparing your payment</Trans>
          </Waiting>
        )}
      </div>
    </PaymentPage>
  )
}

/** What is to be paid, and the button that leads to the provider. */
export function Ready() {
  const actor = usePayment()
  const order = useOrder()
  const amount = useAmount(order)
  const isWallet = usePaymentState(({ context }) => context.payment?.kind === 'code')
  return (
    <PaymentPage
      title={<Trans>Finish paying</Trans>}
      actions={
        <Button onClick={() => actor.send({ type: 'payment.submit' })}>
          {isWallet ? (
            <Trans>Open the wallet</Trans>
          ) : (
            <span>
              <Trans>
                Pay <bdi>{amount}</bdi>
              </Trans>
            </span>
          )}
        </Button>
      }
    >
      {order !== null && <AmountDue order={order} />}
      <p className={text.pretty}>
        <Trans>You pay with our payment provider and come back here afterwards.</Trans>
      </p>
    </PaymentPage>
  )
}

/** The provider’s page comes in a moment: it can be taken at once, and stopped as long as nothing was sent. */
export function Leaving() {
  const actor = usePayment()
  const { history } = useRouter()
  const isSent = usePaymentState((snapshot) => snapshot.matches('handedOver'))
  return (
    <PaymentPage
      title={<Trans>On to the payment</Trans>}
      busy
      actions={
        isSent ? (
          <Button tone="line" onClick={() => actor.send({ type: 'payment.retry' })}>
            <Trans>Check the payment</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={() => actor.send({ type: 'payment.submit' })}>
              <Trans>Go on now</Trans>
            </Button>
            <Button tone="line" onClick={() => history.back()}>
              <Trans>Stop</Trans>
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
          <Trans>The page of our payment provider is on its way.</Trans>
        ) : (
          <Trans>In a moment you go on to our payment provider. You come back here afterwards.</Trans>
        )}
      </p>
    </PaymentPage>
  )
}

/** A code for the wallet app; the page notices by itself when it is paid. */
export function Scanning() {
  const actor = usePayment()
  const order = useOrder()
  const payment = usePaymentState(({ context }) => context.payment)
  return (
    <PaymentPage
      title={<Trans>Scan to pay</Trans>}
      actions={
        <Button tone="line" onClick={() => actor.send({ type: 'payment.submit' })}>
          <Trans>Pay on this device</Trans>
        </Button>
      }
    >
      {order !== null && <AmountDue order={order} />}
      <div className={css.scan}>
        {payment?.kind === 'code' && <WalletCode url={payment.url} />}
        <div className={css.steps}>
          <ol>
            <li>
              <Trans>Open the wallet app on your phone.</Trans>
            </li>
            <li>
              <Trans>Scan the code and confirm the payment.</Trans>
            </li>
            <li>
              <Trans>Leave this page open: it shows when the payment is there.</Trans>
            </li>
          </ol>
          <Waiting>
            <Trans>Waiting for your payment</Trans>
          </Waiting>
        </div>
      </div>
    </PaymentPage>
  )
}
