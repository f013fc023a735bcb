/** Where parcels of a country go back to: its own centre, else the one of its region. Lines as they are printed. */
type Centre = { readonly country: string; readonly lines: readonly string[] }

const northAmerica: Centre = {
  country: 'us',
  lines: ['Podium Returns', '4400 Turnback Parkway', 'Fernhollow, OR 97299'],
}
const europe: Centre = { country: 'nl', lines: ['Podium Returns', 'Retourkade 12', '5999 ZZ Venlo'] }
const britain: Centre = {
  country: 'gb',
  lines: ['Podium Returns', 'Unit 7, Backhaul Park', 'Daventry', 'NN99 9ZZ'],
}
const poland: Centre = { country: 'pl', lines: ['Podium Zwroty', 'ul. Powrotna 9', '05-999 Płochocin'] }
const australia: Centre = {
  country: 'au',
  lines: ['Podium Returns', '18 Boomerang Drive', 'Coolamine Bay NSW 0291'],
}
const gulf: Centre = { country: 'ae', lines: ['Podium Returns', 'مستودع 9، شارع العودة', 'دبي'] }

const centres: Readonly<Record<string, Centre>> = {
  us: northAmerica,
  ca: northAmerica,
  mx: northAmerica,
  gb: britain,
  ie: britain,
  gr: europe,
  pl: poland,
  cz: poland,
  hu: poland,
  au: australia,
  nz: australia,
  ae: gulf,
  sa: gulf,
  eg: gulf,
}

/** Lines of the address without the country. */
export const returnCentreOf = (country: string): Centre => centres[country] ?? europe
