import type { Address } from '../../contract/orders/address.ts'
import { profileOf } from '../countries/profile-of.ts'

export type Looker = {
  /** Country that the order was placed in, two letters. */
  readonly country: string
  /** They said the number and the contact of the order, and have no account. */
  readonly isGuest: boolean
  /** They have typed a code that was sent to the contact (BY-22). */
  readonly hasPass: boolean
}

/** Whether an order is shown without its full address and its payment (BY-23). */
export const isShownInPart = ({ country, isGuest, hasPass }: Looker): boolean =>
  isGuest && !hasPass && profileOf(country).guests.lookupShowsLess

type AnyAddress = { readonly [Part in keyof Address]?: Address[Part] | undefined }

const placeOf = (address: AnyAddress | null | undefined) =>
  address && {
    city: address.city ?? null,
    zipCode: address.zipCode ?? null,
    country: address.country ?? null,
    iso2Country: address.iso2Country ?? null,
  }

const nameless = <Place extends AnyAddress>(place: Place | null | undefined) =>
  place && { ...place, firstName: null, lastName: null, middleName: null }

type Whole = {
  readonly payment?: unknown
  readonly pickupAddress?: AnyAddress | null | undefined
  readonly shippingAddress?: AnyAddress | null | undefined
  readonly shipFrom?: { readonly address?: AnyAddress | null | undefined } | null | undefined
}

/**
 * What the number and the contact of an order show of it where its country says so: the place that it goes to by city and postal code,
 * with the country that its rules follow, and nothing of how it was paid or whom it goes to (BY-23). The label of a return is the one
 * thing that says the address in full: a carrier needs it there.
 */
export const inPart = <Order extends Whole>(order: Order) => ({
  ...order,
  payment: [],
  paymentApprovalId: null,
  deferredPaymentData: null,
  legacyPaymentUrl: null,
  bankRefund: null,
  shippingAddress: placeOf(order.shippingAddress),
  pickupAddress: nameless(order.pickupAddress),
  shipFrom: order.shipFrom && {
    address: placeOf(order.shipFrom.address),
    recipient: null,
    contactInformation: null,
  },
  userInfo: {},
  authorizationInfo: null,
  isShownInPart: true,
})

/** Whether an address is one of those that were shown in part: it says where, and no street. */
export const isOnlyPlace = (address: AnyAddress): boolean => !address.address1 && Boolean(address.city)
