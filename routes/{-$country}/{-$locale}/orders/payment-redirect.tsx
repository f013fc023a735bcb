import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { WalletRedirectQuery } from '../../../../contract/payments/deferred-payment.ts'
import { WalletRedirect } from '../../../../src/features/wallet-redirect/wallet-redirect.tsx'

/** Hands a payment over to the wallet app (DP-03); the router reads digits as numbers. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/payment-redirect')({
  component: PaymentRedirect,
})

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

function PaymentRedirect() {
  const search: Record<string, unknown> = Route.useSearch()
  const query = v.safeParse(
    WalletRedirectQuery,
    Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textOf(value)])),
  )
  return <WalletRedirect query={query.success ? query.output : null} />
}
