import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import { asMinor, type Minor } from '../format/money.ts'
import { isStoreReturn } from './return-methods.ts'

export type ReturnRole = 'member' | 'guest'

/** What a way back costs the shopper. `shopperPays`: the carrier's own price, paid when the parcel is handed over. */
export type MethodPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'from'; readonly amount: Minor; readonly currency: string }
  | {
      readonly kind: 'fixed'
      readonly amount: Minor
      readonly currency: string
      /** Tax in the price, to be said beside it. */
      readonly includedTax: 'gst10' | null
    }
  | { readonly kind: 'shopperPays' }

const free: MethodPrice = { kind: 'free' }
const shopperPays: MethodPrice = { kind: 'shopperPays' }

/** UPS pickup is shown from $6 (returns.md §9): it is the price of the van, for members too. */
const pickupFrom: MethodPrice = { kind: 'from', amount: asMinor(600), currency: 'USD' }

/** A guest in Australia pays $9.90, inclusive of 10% GST; a member returns free (returns.md §6 and §9). */
const australianPost: MethodPrice = {
  kind: 'fixed',
  amount: asMinor(990),
  currency: 'AUD',
  includedTax: 'gst10',
}

const guestPrices: Partial<Record<ReturnMethodId, MethodPrice>> = {
  upsDropoff: shopperPays,
  upsPickup: pickupFrom,
  auDropoff: australianPost,
  emeaDropoff: shopperPays,
  emeaPickup: shopperPays,
  emeaPaperless: shopperPays,
}

const memberPrices: Partial<Record<ReturnMethodId, MethodPrice>> = { upsPickup: pickupFrom }

/** Price of a method for a role (RM-04, RM-09): members return free, and so does whoever brings it to a store. */
export const methodPrice = (id: ReturnMethodId, role: ReturnRole): MethodPrice => {
  if (isStoreReturn(id)) return free
  return (role === 'member' ? memberPrices : guestPrices)[id] ?? free
}

/** Whether signing in would make it cheaper: the sign-in call of a card (RM-04, RM-09). */
export const signInSaves = (id: ReturnMethodId, role: ReturnRole): boolean =>
  role === 'guest' && methodPrice(id, 'guest').kind !== 'free' && methodPrice(id, 'member').kind === 'free'
