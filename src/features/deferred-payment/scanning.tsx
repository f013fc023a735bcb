import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './deferred-payment.module.css'
import { usePayment, usePaymentState } from './payment-context.ts'
import { PaymentPage } from './payment-page.tsx'
import { Waiting } from './waiting.tsx'
import { WalletCode } from './wallet-code.tsx'

function Code() {
  const payment = usePaymentState(({ context }) => context.payment)
  return (
    <div className={css.scan}>
      {payment?.kind === 'code' && <WalletCode url={payment.url} />}
      <ol className={css.steps}>
        <li>
          <Trans>Open the wallet app on your phone.</Trans>
        </li>
        <li>
          <Trans>Scan the code and confirm the payment.</Trans>
        </li>
        <li>
          <Trans>Keep this page open. It updates when your payment arrives.</Trans>
        </li>
      </ol>
    </div>
  )
}

/**
 * The wallet: a phone opens it, for it cannot scan its own screen; a larger screen with a mouse has the code. Which of the two it
 * is the stylesheet knows before anything is painted; the other is a tap away. The page notices by itself when it is paid.
 */
export function Scanning() {
  const actor = usePayment()
  const isCode = usePaymentState((snapshot) => snapshot.matches({ scanning: 'code' }))
  const open = () => actor.send({ type: 'payment.submit' })
  const onScreen = isCode ? undefined : css.onScreen
  return (
    <PaymentPage
      title={
        <>
          {!isCode && (
            <span className={css.onPhone}>
              <Trans>Finish paying</Trans>
            </span>
          )}
          <span className={onScreen}>
            <Trans>Scan to pay</Trans>
          </span>
        </>
      }
      actions={
        <>
          {!isCode && (
            <div className={css.onPhone}>
              <Button onClick={open}>
                <Trans comment="Button: opens the app of a wallet to pay (verb)">Open wallet app</Trans>
              </Button>
              <Button tone="line" onClick={() => actor.send({ type: 'code.show' })}>
                <Trans>Pay on another device</Trans>
              </Button>
            </div>
          )}
          <div className={onScreen}>
            <Button tone="line" onClick={open}>
              <Trans>Pay on this device</Trans>
            </Button>
          </div>
        </>
      }
    >
      {!isCode && (
        <p className={css.onPhone}>
          <span className={text.pretty}>
            <Trans>
              Pay in your wallet app, then come back here. This page updates when your payment arrives.
            </Trans>
          </span>
        </p>
      )}
      <div className={onScreen}>
        <Code />
      </div>
      <Waiting>
        <Trans>Waiting for your payment</Trans>
      </Waiting>
    </PaymentPage>
  )
}
