import type { WalletRedirectQuery } from '../../contract/payments/deferred-payment.ts'
import type { LinkPolicy } from '../../domain/links/links.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type WalletRedirectInput = {
  /** What the address carries; `null` where that is no payment. */
  readonly query: WalletRedirectQuery | null
  /** Where a payment may go on. */
  readonly links: LinkPolicy
}

export type WalletRedirectContext = WalletRedirectInput & {
  readonly url: string | null
}

export type WalletRedirectEvent = { type: 'redirect.retry' } | { type: 'redirect.go' }
export type WalletRedirectEmitted = ErrorReported

export type FindPaymentInput = { readonly query: WalletRedirectQuery }
export type FindPaymentResult = CallResult<{ readonly paymentURL: string }>
