import type { AddressRules } from '../../../domain/addresses/address-rules.types.ts'
import { loadAddressRules } from '../../../domain/addresses/load-address-rules.ts'

const loading = new Map<string, Promise<AddressRules | null>>()

/** What is known of the addresses of a country, asked for once; `null` where it did not come. */
export const rulesOf = (country: string): Promise<AddressRules | null> => {
  const known = loading.get(country)
  if (known !== undefined) return known
  const rules = loadAddressRules(country).catch(() => null)
  loading.set(country, rules)
  return rules
}

/** What did not come is asked for again. */
export const forgetRules = (country: string): void => {
  loading.delete(country)
}
