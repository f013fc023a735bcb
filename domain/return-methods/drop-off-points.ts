import type { DropOffPoint, DropOffService } from '../../contract/returns/drop-off-points.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carrierOfMethod, type MethodPlace, usualCarrierOf } from './method-carrier.ts'
import { type ReturnProvider, wireServiceOf } from './providers.ts'
import { type CarrierFlow, type MethodChoice, returnMethods } from './return-methods.ts'

/** What is looked for: where a carrier takes parcels in a country, two letters. */
export type DropOffSearch = {
  readonly country: string
  readonly carrier: string
  readonly service: DropOffService
}

const serviceOf: Readonly<Record<CarrierFlow, DropOffService | null>> = {
  DROPOFF_RETURN: 'dropoff',
  PAPERLESS_RETURN: 'paperless',
  PICKUP_RETURN: null,
  STORE_DROP_OFF: null,
}

/** A country's carrier takes parcels by a service and tells where, as its profile has it (RM-10). */
export const hasDropOffPoints = ({ country, carrier, service }: DropOffSearch): boolean =>
  profileOf(country).returns.carriers.some(
    ({ code, services }) => code === carrier && services.includes(service) && services.includes('locating'),
  )

/**
 * What to look for where a parcel is handed in by this method (RM-10), of the country's usual carrier where none was chosen; `null`
 * where nobody is handed anything at a counter, or the carrier does not tell where its counters are: what the look-up said of that
 * counts before the profile.
 */
export const dropOffSearchOf = (
  method: MethodChoice,
  place: MethodPlace,
  providers: readonly ReturnProvider[] | null = null,
): DropOffSearch | null => {
  const service = serviceOf[returnMethods[method.id].flow]
  if (service === null) return null
  const carrier = carrierOfMethod(method, place) ?? usualCarrierOf(place.country, service)
  const search = { country: place.country, carrier, service }
  const type = wireServiceOf(place.country, service)
  const said = providers?.find(
    (provider) => provider.serviceSCACCode === carrier && provider.nikeServiceTypeCode === type,
  )?.locating
  return (said ?? hasDropOffPoints(search)) ? search : null
}

/** Whether a point takes what is handed in by a service: a label on the parcel everywhere, a code where it can be read. */
export const takesService = (
  { takesCodes }: Pick<DropOffPoint, 'takesCodes'>,
  service: DropOffService,
): boolean => service === 'dropoff' || takesCodes
