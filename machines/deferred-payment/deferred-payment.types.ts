import type { Order } from '../../contract/orders/order.ts'
import type { DeferredPaymentRequest } from '../../contract/payments/deferred-payment.ts'
import type { LinkPolicy } from '../../domain/links/links.ts'
import type {
  PaymentData,
  PaymentForm,
  UsablePayment,
  WalletVisit,
} from '../../domain/payments/deferred-payment.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { GetOrderInput } from '../../services/orders/get-order.ts'
import type { PaymentPlace, PaymentTarget } from '../../services/orders/prepare-payment.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** Which of the flow's two addresses is open (decisions.md, "Pages"). */
export type PaymentPage = 'payment' | 'confirmation'

export type DeferredPaymentInput = PaymentPlace & {
  readonly orderNumber: string
  readonly page: PaymentPage
  readonly isGuest: boolean
  /** Flag `enableDeferredPayment`. */
  readonly isEnabled: boolean
  /** Two letters each. */
  readonly country: string
  readonly language: string
  /** The order, where it came a moment ago. */
  readonly order: Order | null
  /** What the order's page has fetched a moment ago; `null` where nobody has, or it is taken. */
  readonly prepared: PaymentData | null
  /** Where forms and codes may lead to. */
  readonly links: LinkPolicy
  readonly visit: WalletVisit
  /** Open inside the app whose wallet pays. */
  readonly isInWallet: boolean
  /** Epoch milliseconds of the host's clock: the time to pay is counted in it. */
  readonly now: () => number
}

export type DeferredPaymentContext = DeferredPaymentInput & {
  readonly payment: UsablePayment | null
}

export type DeferredPaymentEvent =
  | { type: 'order.retry' }
  /** Pays now: hands over to the provider, or to the wallet app. */
  | { type: 'payment.submit' }
  /** Asks for the payment once more, or polls once more whether it was made. */
  | { type: 'payment.retry' }
  /** Pays with another device, which needs the code. */
  | { type: 'code.show' }
  /** From the confirmation back to paying. */
  | { type: 'payment.again' }
  /** The shopper went from one of the flow's addresses to the other. */
  | { type: 'page.opened'; page: PaymentPage }
  /** The browser shows the page again as it was left, after the provider's. */
  | { type: 'page.returned' }

export type DeferredPaymentEmitted =
  /** The confirmation's address is to be opened, before the form leaves (DP-02). */
  | { type: 'confirmation.wanted' }
  | { type: 'paymentPage.wanted' }
  /** The order is paid: what was fetched of it before is out of date. */
  | { type: 'payment.confirmed' }
  | { type: 'order.unreachable' }
  | { type: 'session.rejected' }
  | ErrorReported

export type FetchOrderInput = GetOrderInput
export type FetchOrderResult = CallResult<Order>

export type PaymentAttemptInput = AttemptInput<PaymentTarget, DeferredPaymentRequest>
export type PaymentAttemptOutput = AttemptOutput<PaymentData>

export type HandOver = { readonly form: PaymentForm }
export type OpenWallet = { readonly url: string }

/** Views of the page, as the states' tags name them. */
export const deferredPaymentViews = [
  'skeleton',
  'orderFailed',
  'paid',
  'noWay',
  'overdue',
  'preparing',
  'notPrepared',
  'unconfirmed',
  'ready',
  'leaving',
  'scanning',
  'codeExpired',
  'confirming',
  'stillDue',
  'unsure',
] as const
/** `nothingDue`: the order itself says whether it is paid or stopped. */
export type DeferredPaymentTag = (typeof deferredPaymentViews)[number] | 'nothingDue'
