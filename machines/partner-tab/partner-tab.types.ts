import type { ConsentRecord } from '../../contract/orders/consent.ts'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ListOrdersInput } from '../order-history/order-history.types.ts'

export type PartnerTabInput = {
  /** Flag enablePartnerOrders. */
  readonly isEnabled: boolean
  /** Who is signed in; `null` for a guest. */
  readonly upmId: string | null
  readonly country: string
  readonly language: string
}

export type PartnerTabContext = PartnerTabInput & {
  /** Consents of the member; a failure counts as none (SE-04). */
  readonly consents: readonly ConsentRecord[]
}

export type GetConsentInput = { readonly upmId: string }
export type GetConsentResult = CallResult<readonly ConsentRecord[]>
export type ListPartnerOrdersInput = ListOrdersInput
export type ListPartnerOrdersResult = CallResult<OrderHistory>
