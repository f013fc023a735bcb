import { shop } from '../shop-settings/shop.ts'
import type { ReturnCentre } from './host-facts.types.ts'

/** Return centres that several countries share. */
export const northAmerica: ReturnCentre = {
  country: 'us',
  lines: [shop.returnsDesk.en, '4400 Turnback Parkway', 'Fernhollow, OR 97299'],
}

export const europe: ReturnCentre = {
  country: 'nl',
  lines: [shop.returnsDesk.en, 'Retourkade 12', '5999 ZZ Venlo'],
}

export const britain: ReturnCentre = {
  country: 'gb',
  lines: [shop.returnsDesk.en, 'Unit 7, Backhaul Park', 'Daventry', 'NN99 9ZZ'],
}

export const poland: ReturnCentre = {
  country: 'pl',
  lines: [shop.returnsDesk.pl, 'ul. Powrotna 9', '05-999 Płochocin'],
}

export const australia: ReturnCentre = {
  country: 'au',
  lines: [shop.returnsDesk.en, '18 Boomerang Drive', 'Coolamine Bay NSW 0291'],
}

export const gulf: ReturnCentre = {
  country: 'ae',
  lines: [shop.returnsDesk.en, 'مستودع 9، شارع العودة', 'دبي'],
}
