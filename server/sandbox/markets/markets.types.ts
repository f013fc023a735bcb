import type { Address } from '../../../contract/orders/address.ts'
import type { PaymentType } from '../../../contract/orders/payment.ts'

/** What orders of a country look like. */
export type Market = {
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly currency: string
  readonly regionReference: string
  /** Sales tax on top of prices, or tax that prices include (value-added tax), in per cent. */
  readonly tax: { readonly percent: number; readonly included: boolean }
  /** Shipping of a small order in minor units, free from `freeFrom` minor units of goods. */
  readonly shipping: { readonly fee: number; readonly freeFrom: number }
  /** Payments that shoppers of the country use, the most usual first; displayed number where one is shown. */
  readonly payments: readonly (readonly [PaymentType, string | null])[]
  readonly carrier: { readonly scac: string; readonly tracking: (shipment: string) => string }
  readonly phoneCode: string
  readonly addresses: readonly Partial<Address>[]
  readonly store: Partial<Address>
}
