import { Trans } from '@lingui/react/macro'
import { Unconfirmed, UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { OrderFailedDialog } from '../../components/order/order-failed.tsx'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { TooLateToPay } from '../../components/payment/too-late-to-pay.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { ToOrder } from './links.tsx'
import { useAmount } from './order-summary.tsx'
import { usePayment, usePaymentState } from './payment-context.ts'
import { PaymentPage } from './payment-page.tsx'
import { Waiting } from './waiting.tsx'

function Retry({ children }: { readonly children: React.ReactNode }) {
  const actor = usePayment()
  return <Button onClick={() => actor.send({ type: 'payment.retry' })}>{children}</Button>
}

/** The order did not come: contact us, or try again. */
export function OrderFailed() {
  const actor = usePayment()
  return <OrderFailedDialog onRetry={() => actor.send({ type: 'order.retry' })} />
}

/** Nothing was paid: the provider could not be asked, or would not take the payment. */
export function NotPrepared() {
  useErrorTitle(true)
  return (
    <PaymentPage
      title={<Trans>We couldn’t start your payment</Trans>}
      actions={
        <>
          <Retry>
            <Trans>Try again</Trans>
          </Retry>
          <ContactUs />
        </>
      }
    >
      <Note tone="bad" live="alert" title={<Trans>Nothing was paid</Trans>}>
        <p>
          <Trans>We’re still holding your items. Try again, or contact us and we’ll help.</Trans>
        </p>
      </Note>
    </PaymentPage>
  )
}

/** Whether the payment is being prepared cannot be found out; nothing is paid by preparing it. */
export function UnconfirmedPreparation() {
  useErrorTitle(true)
  return (
    <PaymentPage
      title={<UnconfirmedTitle />}
      actions={
        <Retry>
          <Trans>Try again</Trans>
        </Retry>
      }
    >
      <Unconfirmed>
        <Trans>
          Nothing was paid: you only pay through our payment provider. Check your order first, and try again
          if it’s still waiting for payment.
        </Trans>
      </Unconfirmed>
    </PaymentPage>
  )
}

export function CodeExpired() {
  return (
    <PaymentPage
      title={<Trans>This code is no longer valid</Trans>}
      actions={
        <Retry>
          <Trans comment="Button: ask for another code, to be scanned for a payment, or to be typed to see guest orders">
            Get a new code
          </Trans>
        </Retry>
      }
    >
      <p className={text.pretty}>
        <Trans>
          It expired before it was used. If you’ve paid with it, a new one won’t charge you again.
        </Trans>
      </p>
    </PaymentPage>
  )
}

/** Back from the provider: waits for its word. */
export function Confirming() {
  return (
    <PaymentPage title={<Trans>Checking your payment</Trans>} busy>
      <Waiting>
        <Trans>Checking your payment</Trans>
      </Waiting>
      <p className={text.pretty}>
        <Trans>This takes a few seconds. Please don’t pay again in the meantime.</Trans>
      </p>
    </PaymentPage>
  )
}

/** No payment has come. */
export function StillDue() {
  const actor = usePayment()
  return (
    <PaymentPage
      title={<Trans>We haven’t received a payment yet</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'payment.again' })}>
            <Trans>Finish paying</Trans>
          </Button>
          <Button tone="line" onClick={() => actor.send({ type: 'payment.retry' })}>
            <Trans>Check again</Trans>
          </Button>
        </>
      }
    >
      <p className={text.pretty}>
        <Trans>
          Our payment provider hasn’t confirmed a payment yet. If you just paid, check again in a moment.
          You’re only charged once for this order.
        </Trans>
      </p>
    </PaymentPage>
  )
}

/** Whether it is paid could not be found out: no offer to pay here. */
export function Unsure() {
  useErrorTitle(true)
  return (
    <PaymentPage
      title={<Trans>We couldn’t check your payment</Trans>}
      actions={
        <>
          <Retry>
            <Trans>Check again</Trans>
          </Retry>
          <ContactUs />
        </>
      }
    >
      <p className={text.pretty}>
        <Trans>Something went wrong on our side. If you’ve paid, your payment and your order are safe.</Trans>
      </p>
    </PaymentPage>
  )
}

export function Paid() {
  const order = usePaymentState(({ context }) => context.order)
  const amount = useAmount(order)
  // Of a payment that was made just now: what was paid before has had its mail.
  const isMailed = usePaymentState(
    (snapshot) => snapshot.matches('paid') && Boolean(snapshot.context.order?.authorizationInfo?.email),
  )
  return (
    <PaymentPage title={<Trans>Your order is paid</Trans>} sum="paid" actions={<ToOrder />}>
      <p className={text.pretty}>
        {amount === '' ? (
          <Trans>Thank you. We’re getting your order ready.</Trans>
        ) : (
          <Trans>
            Thank you. We’ve received <bdi>{amount}</bdi> and are getting your order ready.
          </Trans>
        )}
      </p>
      {isMailed && (
        <p className={text.pretty}>
          <Trans>We’re emailing you a confirmation.</Trans>
        </p>
      )}
    </PaymentPage>
  )
}

/** The order is cancelled, or about to be. */
export function Stopped() {
  return (
    <PaymentPage title={<Trans>Nothing to pay</Trans>} sum="over" actions={<ToOrder />}>
      <p className={text.pretty}>
        <Trans>This order is canceled or being canceled, so there’s nothing to pay.</Trans>
      </p>
    </PaymentPage>
  )
}

/** The time to pay is over. */
export function Overdue() {
  const order = usePaymentState(({ context }) => context.order)
  return (
    <PaymentPage
      title={<Trans>It’s too late to pay for this order</Trans>}
      sum="over"
      actions={
        <>
          <ToOrder />
          <ContactUs />
        </>
      }
    >
      <p className={text.pretty}>{order !== null && <TooLateToPay order={order} />}</p>
    </PaymentPage>
  )
}

/** The payment is being checked elsewhere. */
export function NoWay() {
  return (
    <PaymentPage title={<Trans>Your payment is being checked</Trans>} sum="over" actions={<ToOrder />}>
      <p className={text.pretty}>
        <Trans>There’s nothing you need to do. We’ll send your order once the payment is confirmed.</Trans>
      </p>
    </PaymentPage>
  )
}
