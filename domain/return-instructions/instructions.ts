import type { CarrierCounter, PickupBooking } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carrierName } from '../links/carriers.ts'
import { carrierOfMethod, countryCarrier, type MethodPlace } from '../return-methods/method-carrier.ts'
import { parseMethod, returnMethods } from '../return-methods/return-methods.ts'
import { collectionOf, pickupBookingOf } from './pickup-booking.ts'

/** One thing to do, or to know, of a return that is still with its shopper (returns.md §2, RC-01). `carrier` is its name. */
export type Instruction =
  | { readonly name: 'pack' | 'label' | 'code' | 'refund' }
  | { readonly name: 'handIn'; readonly carrier: string | null; readonly counter: CarrierCounter | null }
  | { readonly name: 'collection' | 'book'; readonly carrier: string; readonly booking: PickupBooking }
  | {
      readonly name: 'courier'
      readonly carrier: string | null
      /** Business days within which the courier comes; `null` where the country names none. */
      readonly days: number | null
      /** The country's own line for returns, where it has one. */
      readonly phone: string | null
    }
  | { readonly name: 'storeTake' | 'storeShow' | 'storeRefund' }

const courierOf = (carrier: string | null, { country }: MethodPlace): Instruction => {
  const { contact, returns } = profileOf(country)
  return { name: 'courier', carrier, days: returns.collectionDays, phone: contact.returnsPhone }
}

/**
 * What the shopper does now, in order, and what comes of it (RC-01).
 * @param method as the order keeps it, with or without a carrier; `null` where nobody knows it.
 */
export const instructionsOf = (method: string | null, place: MethodPlace): readonly Instruction[] => {
  const choice = parseMethod(method)
  if (choice === null) {
    return [{ name: 'pack' }, { name: 'handIn', carrier: null, counter: null }, { name: 'refund' }]
  }
  const { flow, label } = returnMethods[choice.id]
  if (flow === 'STORE_DROP_OFF') {
    return [{ name: 'storeTake' }, { name: 'storeShow' }, { name: 'storeRefund' }]
  }
  const code = carrierOfMethod(choice, place)
  const carrier = code && carrierName(code)
  const counter = countryCarrier(place.country, code)?.counter ?? null
  const booking = pickupBookingOf(method, place)
  const collection = collectionOf(method, place)
  const handOver: readonly Instruction[] =
    flow === 'PICKUP_RETURN'
      ? [carrier && booking ? { name: 'book', carrier, booking } : courierOf(carrier, place)]
      : [
          { name: 'handIn', carrier, counter },
          ...(carrier && collection ? [{ name: 'collection', carrier, booking: collection } as const] : []),
        ]
  return [
    { name: 'pack' },
    ...(label === 'label' || label === 'code' ? [{ name: label } as const] : []),
    ...handOver,
    { name: 'refund' },
  ]
}

/** Ways in which a pickup can be booked. */
export const bookedBy = ({ link, phone }: PickupBooking): 'online' | 'phone' | 'either' =>
  link !== null && phone !== null ? 'either' : link !== null ? 'online' : 'phone'
