import type { Market } from './markets.types.ts'
import { ca, mx, us } from './markets-americas.ts'
import { ae, au, cn, jp, kr, kw, sa } from './markets-asia.ts'
import { de, es, fr, it, nl } from './markets-euro.ts'
import { gb, kz, pl, tr } from './markets-europe.ts'
import { smallerMarkets } from './markets-smaller.ts'

/** Every country that sample orders come from. */
export const markets: Readonly<Record<string, Market>> = {
  ae,
  au,
  ca,
  cn,
  de,
  es,
  fr,
  gb,
  it,
  jp,
  kr,
  kw,
  kz,
  mx,
  nl,
  pl,
  sa,
  tr,
  us,
  ...smallerMarkets,
}

/** The market of a country; the United States where there is none. */
export const marketOf = (country: string): Market => markets[country] ?? us
