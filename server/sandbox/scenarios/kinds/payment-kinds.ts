import type { Payment } from '../../../../contract/orders/payment.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { listPrice } from '../../catalogue/prices.ts'
import { payment } from '../../orders/payments.ts'
import { awaitingPayment } from '../../orders/texts.ts'
import { line, of, type ScenarioKind } from './kind-parts.ts'

/** Minutes since an unpaid order was placed: it can still be canceled. */
const unpaidAge = 4

/** Ordered, and the payment left for later; `way` in place of what people of the market pay with. */
const unpaid = (title: string, tag: string, way?: Payment): ScenarioKind =>
  of(title, tag, unpaidAge / 1440, (random, _, orderNumber) => ({
    lines: [line(random, 'ordered')],
    message: awaitingPayment,
    ...(way && { payments: [way] }),
    more: {
      paymentHoldFlag: true,
      paymentPending: true,
      paymentApprovalId: `ap${orderNumber.toLowerCase()}`,
    },
  }))

/** Orders by how they are paid, and those left unpaid. */
export const paymentKinds = {
  cash: of('Paid in cash', 'cash', 6, (random) => ({
    lines: [line(random, 'delivered')],
    payments: [payment('CASH')],
  })),
  'gift-card-payment': of('Paid by gift card and credit card', 'gift-card-payment', 6, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered')],
    payments: [payment('GIFT_CERTIFICATE', '0017'), payment('CREDIT_CARD', '4242')],
  })),
  discounted: of('Promotion code, fees and a sale price', 'discounted', 6, (random, market) => ({
    lines: [
      line(random, 'delivered', { sale: 30, fees: listPrice(2, market.currency) }),
      line(random, 'delivered', { quantity: 3 }),
    ],
    discountPercent: 15,
  })),
  'payment-pending': unpaid('Payment still due', 'payment-pending'),
  'deferred-form': unpaid('Left unpaid, finished by a form', 'deferred-form', payment('CREDIT_CARD', '4242')),
  'deferred-form-get': unpaid(
    'Left unpaid, finished at a bank or a counter',
    'deferred-form',
    payment('OFFLINE_BANK'),
  ),
  'deferred-wallet': unpaid('Left unpaid, finished in the wallet app', 'deferred-wallet', payment('WECHAT')),
  'legacy-payment': of(
    'Finished on the older payment page',
    'legacy-payment',
    unpaidAge / 1440,
    (random, _, orderNumber) => ({
      lines: [line(random, 'ordered')],
      more: {
        paymentHoldFlag: true,
        legacyPaymentUrl: `https://${shop.site}/payment/legacy/${orderNumber}`,
      },
    }),
  ),
} as const satisfies Record<string, ScenarioKind>
