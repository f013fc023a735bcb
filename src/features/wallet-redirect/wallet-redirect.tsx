import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { WalletRedirectQuery } from '../../../contract/payments/deferred-payment.ts'
import { createWalletRedirectMachine } from '../../../machines/wallet-redirect/wallet-redirect.actors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { paymentLinkPolicy } from '../../components/links/link-policy.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Message } from '../../components/page/message.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Ring } from '../../ui/marks/spinner.tsx'
import css from './wallet-redirect.module.css'

const useRedirect = (query: WalletRedirectQuery | null) => {
  const app = useApp()
  const machine = useMemo(
    () => createWalletRedirectMachine({ http: app.http, leave: (url) => location.replace(url) }),
    [app],
  )
  return useFlow(machine, { input: { query, links: paymentLinkPolicy(app.device.origin) } })
}

/** Hands a scanned payment over to the wallet app (DP-03). */
export function WalletRedirect({ query }: { readonly query: WalletRedirectQuery | null }) {
  const actor = useRedirect(query)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div data-flow="walletRedirect" data-state={state}>
      {state === 'leaving' && (
        <Message
          title={<Trans>Continue to payment</Trans>}
          actions={
            <Button onClick={() => actor.send({ type: 'redirect.go' })}>
              <Trans comment="Button, beside “Stop”: go to the payment page at once. Up to 25 characters">
                Continue now
              </Trans>
            </Button>
          }
        >
          <Trans>The wallet is opening.</Trans>
        </Message>
      )}
      {(state === 'finding' || state === 'opening') && (
        <Message title={<Trans>Continue to payment</Trans>}>
          <span className={css.finding} role="status">
            <Ring />
            <Trans>Looking for your payment</Trans>
          </span>
        </Message>
      )}
      {state === 'notDue' && (
        <Message
          title={<Trans>Nothing to pay</Trans>}
          actions={
            query && (
              <PageButton
                to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
                params={{ orderNumber: query.orderId }}
              >
                <Trans>View order</Trans>
              </PageButton>
            )
          }
        >
          <Trans>There’s nothing to pay: this order is already paid, or it was canceled.</Trans>
        </Message>
      )}
      {state === 'unknown' && (
        <Message title={<Trans>We don’t know this payment</Trans>} actions={<ContactUs />}>
          <Trans>Scan the code on your order’s page again. Make sure all of it is in view.</Trans>
        </Message>
      )}
      {state === 'failed' && (
        <Message
          title={<Trans>We couldn’t open your payment</Trans>}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'redirect.retry' })}>
                <Trans>Try again</Trans>
              </Button>
              <ContactUs />
            </>
          }
        >
          <Trans>Something went wrong on our side, and nothing was paid. Try again in a moment.</Trans>
        </Message>
      )}
    </div>
  )
}
