import type {
  CarrierData,
  ProviderServiceType,
  ShipmentServiceProvider,
} from '../../contract/returns/carriers.ts'
import type { CarrierService } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carrierName } from '../links/carriers.ts'

type ReturnService = Exclude<CarrierService, 'locating'>

const services: readonly ReturnService[] = ['dropoff', 'pickup', 'paperless']

const wireNames = {
  emea: { dropoff: 'EMEA_DROPOFF', pickup: 'EMEA_PICKUP', paperless: 'EMEA_PAPERLESS' },
  others: { dropoff: 'DROPOFF', pickup: 'PICKUP', paperless: null },
} as const satisfies Record<string, Record<ReturnService, ProviderServiceType | null>>

/** A carrier of the provider services, with what the look-up said of it; without that its country's profile counts (RM-10). */
export type ReturnProvider = ShipmentServiceProvider &
  Partial<Pick<CarrierData, 'paperlessOnly' | 'locating'>>

/** Providers with what the look-up says of their carriers. */
export const withCarrierData = (
  providers: readonly ShipmentServiceProvider[],
  data: readonly CarrierData[],
): ReturnProvider[] =>
  providers.map((provider) => {
    const known = data.find(({ id }) => id === provider.serviceSCACCode)
    return known ? { ...provider, paperlessOnly: known.paperlessOnly, locating: known.locating } : provider
  })

/** What is known of the carriers of a country's returns, two letters, as the look-up answers it. */
export const carrierDataOf = (country: string): CarrierData[] =>
  profileOf(country).returns.carriers.map(({ code, services: offered, paperlessOnly = false }) => ({
    id: code,
    paperlessOnly,
    locating: offered.includes('locating'),
  }))

/** A carrier takes parcels by a code alone: as the look-up said, else as its country's profile has it (RM-10). */
export const takesCodesAlone = (
  code: string,
  { country, providers }: { readonly country: string; readonly providers: readonly ReturnProvider[] },
): boolean =>
  providers.find(
    ({ serviceSCACCode, paperlessOnly }) => serviceSCACCode === code && paperlessOnly !== undefined,
  )?.paperlessOnly ??
  profileOf(country).returns.carriers.some(
    (carrier) => carrier.code === code && carrier.paperlessOnly === true,
  )

/** Name of a service in the provider call of a country; `null` where the wire has none for it. */
export const wireServiceOf = (country: string, service: ReturnService): ProviderServiceType | null =>
  wireNames[profileOf(country).isEmea ? 'emea' : 'others'][service]

/** Carriers that take returns back in a country, two letters, by service and the usual one first; of one service where it is given (RM-10). */
export const providersOf = (country: string, only?: ProviderServiceType): ShipmentServiceProvider[] =>
  services.flatMap((service) => {
    const type = wireServiceOf(country, service)
    if (type === null || (only !== undefined && only !== type)) return []
    return profileOf(country)
      .returns.carriers.filter((carrier) => carrier.services.includes(service))
      .map(({ code }) => ({
        providerName: carrierName(code),
        nikeServiceTypeCode: type,
        serviceSCACCode: code,
      }))
  })
