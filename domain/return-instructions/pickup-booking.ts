import type { PickupBooking } from '../countries/country.types.ts'
import { carrierOfMethod, countryCarrier, type MethodPlace } from '../return-methods/method-carrier.ts'
import { isPickupReturn, parseMethod } from '../return-methods/return-methods.ts'

/**
 * Where the driver of a return is booked, online or by phone (RC-01); `null` where nobody comes for it, or comes without being asked.
 * @param method as the order keeps it, with or without a carrier.
 */
export const pickupBookingOf = (method: string | null, place: MethodPlace): PickupBooking | null => {
  const choice = parseMethod(method)
  if (choice === null || !isPickupReturn(choice.id)) return null
  return countryCarrier(place.country, carrierOfMethod(choice, place))?.booking ?? null
}

/** Where a carrier is asked to come for a parcel that would be handed in (RC-01); `null` where it does not, or comes anyway. */
export const collectionOf = (method: string | null, place: MethodPlace): PickupBooking | null => {
  const choice = parseMethod(method)
  if (choice === null || isPickupReturn(choice.id)) return null
  return countryCarrier(place.country, carrierOfMethod(choice, place))?.collection ?? null
}
