import type { PickupBooking } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carrierOfMethod, type MethodPlace } from './method-carrier.ts'
import { isPickupReturn, parseMethod } from './return-methods.ts'

/**
 * Where the driver of a return is booked, online or by phone (RC-01); `null` where nobody comes for it, or comes without being asked.
 * @param method as the order keeps it, with or without a carrier.
 */
export const pickupBookingOf = (method: string | null, place: MethodPlace): PickupBooking | null => {
  const choice = parseMethod(method)
  if (choice === null || !isPickupReturn(choice.id)) return null
  const code = carrierOfMethod(choice, place)
  return profileOf(place.country).returns.carriers.find((carrier) => carrier.code === code)?.booking ?? null
}
