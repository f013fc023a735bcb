import type { Address } from '../../contract/orders/address.ts'
import type { CarrierService, CountryCarrier } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { countryMethods, type MethodChoice, returnMethods } from './return-methods.ts'
import { specialAddressOf } from './special-address.ts'

export type MethodPlace = {
  /** Country that the order shipped from, two letters. */
  readonly country: string
  /** Where the parcel starts; `null` where that is not known. */
  readonly address: Partial<Address> | null
}

/**
 * Code of the carrier that a return by this method goes with: the one that was chosen, else the method's own, or another for a
 * drop-off at a special address (RM-03). `null` where nobody is chosen.
 */
export const carrierOfMethod = (
  { id, carrier }: MethodChoice,
  { country, address }: MethodPlace,
): string | null => {
  if (carrier !== null) return carrier
  const own = countryMethods(country).find((method) => method.id === id)?.carrier ?? null
  if (own === null || returnMethods[id].flow !== 'DROPOFF_RETURN') return own
  return specialAddressOf(country, address)?.dropoffCarrier ?? own
}

/** What a country knows of one of its carriers; `null` for others and for nobody. */
export const countryCarrier = (country: string, code: string | null): CountryCarrier | null =>
  profileOf(country).returns.carriers.find((carrier) => carrier.code === code) ?? null

/** Carrier of a country's returns where the method names none: the first that offers the service, where one is asked for. */
export const usualCarrierOf = (country: string, service?: CarrierService): string => {
  const { carriers } = profileOf(country).returns
  const usual = carriers.find(({ services }) => service === undefined || services.includes(service))
  return (usual ?? carriers[0])?.code ?? 'DHLC'
}
