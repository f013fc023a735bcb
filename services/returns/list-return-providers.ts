import { type CarrierData, listCarrierData } from '../../contract/returns/carriers.ts'
import { type ReturnProvider, withCarrierData } from '../../domain/return-methods/providers.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'
import { listProviders } from './list-providers.ts'

type Input = {
  /** Two letters; goes out in upper case. */
  readonly country: string
}

/** Longest that the carriers wait for what the look-up says of them, milliseconds. */
const lookUpWithinMs = 1_000

/** Nothing is known of a carrier that does not come in time. */
const askCarrierData = async (
  http: Http,
  { country }: Input,
  signal?: AbortSignal,
): Promise<readonly CarrierData[]> => {
  const result = await http.call(listCarrierData, {
    query: { serviceCountryCode: country.toUpperCase() },
    signal: AbortSignal.any([AbortSignal.timeout(lookUpWithinMs), ...(signal ? [signal] : [])]),
  })
  return result.ok ? result.value.objects : []
}

/** Carriers that take returns back in a country, with what the look-up says of each; both are asked at once (RM-10). */
export const listReturnProviders = async (
  http: Http,
  input: Input,
  signal?: AbortSignal,
): Promise<CallResult<readonly ReturnProvider[]>> => {
  const [providers, data] = await Promise.all([
    listProviders(http, input, signal),
    askCarrierData(http, input, signal).catch(() => []),
  ])
  return providers.ok ? succeeded(withCarrierData(providers.value, data)) : providers
}
