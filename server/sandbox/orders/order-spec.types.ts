import type { OrderType } from '../../../contract/orders/order-types.ts'
import type { Payment } from '../../../contract/orders/payment.ts'
import type { NewOrderGroup, NewOrderLine } from '../../db/tables/order-lines.ts'
import type { NewOrder } from '../../db/tables/orders.ts'
import type { NewOrderPickup, NewStorePickup } from '../../db/tables/pickup/pickups.ts'
import type { Variant } from '../catalogue/catalogue.ts'
import type { Market } from '../markets/markets.types.ts'
import type { SampleText } from '../sample-text.ts'
import type { PlaceRole } from '../stores/pickup-places.ts'
import type { SandboxRule } from '../tables.ts'
import type { Stage } from './stages.ts'

/** Who bought: a member with an account, or a guest with a contact alone. */
export type Buyer = {
  readonly upmId: string | null
  readonly email: string
  /** Digits after the country's code. */
  readonly phone: string
  readonly recipient: { readonly firstName: string; readonly lastName: string }
}

export type LineSpec = {
  readonly variant: Variant
  readonly sizeIndex: number
  readonly quantity: number
  readonly stage: Stage
  /** Position of the group that the line is told about in. */
  readonly group: number
  /** Per cent off the list price. */
  readonly sale?: number
  /** Mark of a custom design. */
  readonly pbid?: string
  /** In place of the product's own title. */
  readonly title?: string
  readonly withoutPicture?: boolean
  /** Fees of the whole line in minor units, for example a recycling fee. */
  readonly fees?: number
}

/** Everything that a sample order is made from; what is left out is usual for its market. */
export type OrderSpec = {
  readonly orderNumber: string
  readonly market: Market
  readonly buyer: Buyer
  readonly placedAt: Date
  /** Host time when the order is loaded. */
  readonly now: Date
  readonly lines: readonly LineSpec[]
  readonly payments: readonly Payment[]
  /** Index into the market's addresses. */
  readonly address?: number
  readonly orderType?: OrderType
  /** Promotion code of this many per cent. */
  readonly discountPercent?: number
  /** Shipping in minor units, in place of the market's rule. */
  readonly shipping?: number
  /** Currency and units of it for one unit of the order's own. */
  readonly alternate?: { readonly currency: string; readonly rate: number }
  readonly delivery?: 'address' | 'pickup' | 'store'
  /** Which place an order is picked up at; the first store of its country unless given. */
  readonly pickupRole?: PlaceRole
  /** The store's own people know already that the shopper waits. */
  readonly isNotedByStore?: boolean
  readonly message?: SampleText
  /** Return order of each group, by position. */
  readonly returnOrders?: Readonly<Record<number, string>>
  /** Of the return that goes with it, in place of the market's method and of its usual age. */
  readonly asReturn?: {
    readonly method: string
    readonly ageMinutes: number
    /** Of a return to a store: to any of the country, in place of its first. */
    readonly isToAnyStore?: boolean
  }
  readonly groupMessages?: Readonly<Record<number, SampleText>>
  /** How the systems that the sandbox plays answer about it, where they do not simply do as they are asked. */
  readonly rule?: SandboxRule
  /** Columns that tell this order from a usual one. */
  readonly more?: Partial<NewOrder>
}

export type SampleOrder = {
  readonly order: NewOrder
  readonly groups: readonly NewOrderGroup[]
  readonly lines: readonly NewOrderLine[]
  readonly pickup?: NewStorePickup | null
  readonly arrival?: NewOrderPickup | null
  readonly rule?: SandboxRule | null
}
