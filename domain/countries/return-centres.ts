import type { ReturnCentre } from './country.types.ts'

/** Return centres that several countries share. */
export const northAmerica: ReturnCentre = {
  country: 'us',
  lines: ['Podium Returns', '4400 Turnback Parkway', 'Fernhollow, OR 97299'],
}

export const europe: ReturnCentre = {
  country: 'nl',
  lines: ['Podium Returns', 'Retourkade 12', '5999 ZZ Venlo'],
}

export const britain: ReturnCentre = {
  country: 'gb',
  lines: ['Podium Returns', 'Unit 7, Backhaul Park', 'Daventry', 'NN99 9ZZ'],
}

export const poland: ReturnCentre = {
  country: 'pl',
  lines: ['Podium Zwroty', 'ul. Powrotna 9', '05-999 Płochocin'],
}

export const australia: ReturnCentre = {
  country: 'au',
  lines: ['Podium Returns', '18 Boomerang Drive', 'Coolamine Bay NSW 0291'],
}

export const gulf: ReturnCentre = {
  country: 'ae',
  lines: ['Podium Returns', 'مستودع 9، شارع العودة', 'دبي'],
}
