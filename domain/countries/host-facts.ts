import type { HostFacts } from './host-facts.types.ts'
import { invoices } from './paper-terms.ts'
import { europe } from './return-centres.ts'

/** What holds where a country says nothing else. */
export const usualHostFacts: HostFacts = {
  papers: invoices('vat', null),
  centre: europe,
  paper: 'a4',
  banners: ['returns', 'trail', 'winter'],
  alerts: [],
  quietHours: { from: '21:00', until: '08:00' },
}

/** What is usual, but for what a country says of its own. */
/* @__NO_SIDE_EFFECTS__ */
export const factsWith = (own: Partial<HostFacts>): HostFacts => ({ ...usualHostFacts, ...own })
