import {
  listProviders as call,
  type ProviderServiceType,
  type ShipmentServiceProvider,
} from '../../contract/returns/carriers.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'

export type ListProvidersInput = {
  /** Two letters; goes out in upper case. */
  readonly country: string
  /** One service, or all of them. */
  readonly service?: ProviderServiceType
}

/** Carriers that take returns back in a country. */
export const listProviders = async (
  http: Http,
  { country, service }: ListProvidersInput,
  signal?: AbortSignal,
): Promise<CallResult<readonly ShipmentServiceProvider[]>> => {
  const result = await http.call(call, {
    query: {
      serviceCountryCode: country.toUpperCase(),
      providerTypeCode: 'CARRIER',
      nikeServiceTypeCode: service ?? null,
    },
    ...(signal ? { signal } : {}),
  })
  return result.ok ? succeeded(result.value.objects) : result
}
