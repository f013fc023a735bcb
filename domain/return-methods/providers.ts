import type { ProviderServiceType, ShipmentServiceProvider } from '../../contract/returns/carriers.ts'
import type { CarrierService } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carrierName } from '../links/carriers.ts'

type ReturnService = Exclude<CarrierService, 'locating'>

const services: readonly ReturnService[] = ['dropoff', 'pickup', 'paperless']

const wireNames = {
  emea: { dropoff: 'EMEA_DROPOFF', pickup: 'EMEA_PICKUP', paperless: 'EMEA_PAPERLESS' },
  others: { dropoff: 'DROPOFF', pickup: 'PICKUP', paperless: null },
} as const satisfies Record<string, Record<ReturnService, ProviderServiceType | null>>

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
