import type { ReturnMethodId } from '../../contract/returns/return-method-ids.ts'
import { profileOf } from '../countries/profile-of.ts'
import { countryCarrier, type MethodPlace } from './method-carrier.ts'
import type { MethodPrice, ReturnRole } from './method-prices.ts'
import { returnMethods } from './return-methods.ts'
import { specialAddressOf } from './special-address.ts'

/**
 * What a way back is to who reads its card, which decides header, subhead and description: a driver comes for a parcel with a
 * printed label, a courier for one without, asked to or not.
 */
export type CardKind = 'store' | 'counter' | 'code' | 'driver' | 'bookedCourier' | 'courier'

/** The second information of a card: how the price is paid, or what counter, driver or store need. */
export type CardInfo =
  | { readonly name: 'memberDriverFee' | 'bookingFee' | 'payAtCounter' | 'payDriver' }
  | { readonly name: 'receipt' | 'beThere' | 'anyStore' }
  | { readonly name: 'storeDays'; readonly days: number }

/** What stands at the foot of a card. */
export type CardFooter =
  | { readonly name: 'codeWait'; readonly minutes: number }
  | { readonly name: 'codeAlone' | 'specialCarrier' | 'collection' }

/** The texts of a return method's card by name (returns.md §3, RM-04); its pricing is the method's price. */
export type MethodCard = {
  readonly kind: CardKind
  readonly info: CardInfo
  readonly footer: readonly CardFooter[]
  /** The words above the sign-in call: that who is no member pays for a drop-off (RM-09), or that members return free. */
  readonly signIn: 'nonMember' | 'members' | null
}

type CardQuestion = {
  readonly id: ReturnMethodId
  /** Code of the carrier that takes it; `null` where nobody is chosen. */
  readonly carrier: string | null
  readonly price: MethodPrice
  readonly showLoginCTA: boolean
  readonly role: ReturnRole
  readonly place: MethodPlace
}

const kindOf = ({ id, carrier, place }: CardQuestion): CardKind => {
  const { flow, label } = returnMethods[id]
  if (flow === 'STORE_DROP_OFF') return 'store'
  if (flow === 'PAPERLESS_RETURN') return 'code'
  if (flow === 'DROPOFF_RETURN') return 'counter'
  if (label === 'label') return 'driver'
  return countryCarrier(place.country, carrier)?.booking ? 'bookedCourier' : 'courier'
}

/** How a way back is paid, or what counter, driver or store need. */
export const cardInfo = ({
  id,
  price,
  role,
  place,
}: Pick<CardQuestion, 'id' | 'price' | 'role' | 'place'>): CardInfo => {
  const { flow } = returnMethods[id]
  if (flow === 'STORE_DROP_OFF') {
    const days = profileOf(place.country).returns.storeReturnDays
    return days === null ? { name: 'anyStore' } : { name: 'storeDays', days }
  }
  if (price.kind === 'from') return { name: role === 'member' ? 'memberDriverFee' : 'bookingFee' }
  const isPickup = flow === 'PICKUP_RETURN'
  if (price.kind === 'free') return { name: isPickup ? 'beThere' : 'receipt' }
  return { name: isPickup ? 'payDriver' : 'payAtCounter' }
}

const footerOf = ({ id, carrier, place }: CardQuestion): readonly CardFooter[] => {
  const { flow } = returnMethods[id]
  const { codeWaitMinutes: minutes } = profileOf(place.country).returns
  const known = countryCarrier(place.country, carrier)
  const special = specialAddressOf(place.country, place.address)
  return [
    ...(flow === 'PAPERLESS_RETURN' && minutes > 0 ? [{ name: 'codeWait', minutes } as const] : []),
    ...(flow === 'PAPERLESS_RETURN' && known?.paperlessOnly ? [{ name: 'codeAlone' } as const] : []),
    ...(flow === 'DROPOFF_RETURN' && special !== null ? [{ name: 'specialCarrier' } as const] : []),
    ...(flow !== 'PICKUP_RETURN' && known?.collection ? [{ name: 'collection' } as const] : []),
  ]
}

/** What the card of a way back says in its country, from its address, to a member or a guest (RM-04, RM-09). */
export const methodCard = (question: CardQuestion): MethodCard => {
  const isPickup = returnMethods[question.id].flow === 'PICKUP_RETURN'
  return {
    kind: kindOf(question),
    info: cardInfo(question),
    footer: footerOf(question),
    signIn: question.showLoginCTA ? (isPickup ? 'members' : 'nonMember') : null,
  }
}
