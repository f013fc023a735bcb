import { hostFacts } from './host-facts.gen.ts'
import { usualHostFacts } from './host-facts.ts'
import type { HostFacts } from './host-facts.types.ts'
import { defaultCountry } from './profile-of.ts'

/** What the host alone reads of a country: two letters, in any case; what is usual where nobody has described it. */
export const hostFactsOf = (country: string | null): HostFacts =>
  hostFacts.get((country ?? defaultCountry).toLowerCase()) ?? usualHostFacts
