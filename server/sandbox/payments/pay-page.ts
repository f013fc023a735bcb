import { html } from 'hono/html'
import { asMinor, formatMoney } from '../../../domain/format/money.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { Settled } from '../../api/modules/payments/settle-payment.ts'
import type { PaymentRow } from '../../db/tables/payments/payments.ts'
import { hostPage, type Markup } from '../../page-shell/host-page.ts'

const page = (title: string, body: Markup): string =>
  hostPage({
    language: 'en',
    title,
    body: html`<link rel="stylesheet" href="/sandbox/sandbox.css"><div class="sb-intro"><h1>${title}</h1>${body}</div>`,
  })

export type PayPage = {
  readonly payment: Pick<PaymentRow, 'id' | 'orderNumber' | 'amount' | 'currency' | 'returnUrl' | 'paidAt'>
  /** Opened by the wallet app: nobody is sent anywhere afterwards. */
  readonly isWallet: boolean
}

const amountOf = ({ amount, currency }: PayPage['payment']): string =>
  formatMoney(asMinor(amount), currency, 'en')

/** The provider's page, as the sandbox plays it: pay, or go back without paying. */
export const payPage = ({ payment, isWallet }: PayPage): string =>
  page(
    'Sandbox Pay',
    html`<p>Order <bdi>${payment.orderNumber}</bdi> at ${shop.name}</p>
<p><strong data-part="amount">${amountOf(payment)}</strong></p>
<p class="host-soft">This page plays the payment provider. No money moves.</p>
<form method="post" action="/sandbox/pay/settle" class="sb-form">
<input type="hidden" name="paymentId" value="${payment.id}">
${isWallet ? html`<input type="hidden" name="wallet" value="1">` : ''}
<button class="host-btn">Pay ${amountOf(payment)}</button>
${isWallet ? '' : html`<a class="host-link" href="${payment.returnUrl}">Go back without paying</a>`}
</form>`,
  )

const said: Readonly<Record<Settled, readonly [title: string, text: string]>> = {
  paid: ['Paid', 'The shop has your payment. Go back to where you scanned the code.'],
  paidBefore: ['Already paid', 'This payment was made before. You weren’t charged again.'],
  held: [
    'Paid',
    'The order is being canceled. If that works, you’re refunded; if not, the order goes ahead.',
  ],
  refunding: ['Paid and refunded', 'The order wasn’t waiting for a payment, so you’re refunded in full.'],
  unknown: ['We can’t find this payment', 'Scan the code again, or open the payment from your order.'],
}

/** What became of it, where nobody is sent on. */
export const settledPage = (settled: Settled, returnUrl: string | null): string => {
  const [title, text] = said[settled]
  const back = returnUrl ?? (settled === 'unknown' ? '/orders' : null)
  return page(
    title,
    html`<p role="status">${text}</p>${back === null ? '' : html`<p><a class="host-link" href="${back}">Back to the shop</a></p>`}`,
  )
}
