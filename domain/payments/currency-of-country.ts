const euro = 'ad at be cy de ee es fi fr gr hr ie it lt lu lv mc me mt nl pt si sk sm va xk'

/** Currencies of countries (ISO 4217) that are not the euro; browsers know currencies, but not whose they are. */
const others: Readonly<Record<string, string>> = {
  ae: 'AED',
  ar: 'ARS',
  au: 'AUD',
  bg: 'BGN',
  bh: 'BHD',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  cl: 'CLP',
  cn: 'CNY',
  co: 'COP',
  cz: 'CZK',
  dk: 'DKK',
  eg: 'EGP',
  gb: 'GBP',
  hk: 'HKD',
  hu: 'HUF',
  id: 'IDR',
  il: 'ILS',
  in: 'INR',
  jp: 'JPY',
  kr: 'KRW',
  kw: 'KWD',
  kz: 'KZT',
  ma: 'MAD',
  mo: 'MOP',
  mx: 'MXN',
  my: 'MYR',
  no: 'NOK',
  nz: 'NZD',
  om: 'OMR',
  pe: 'PEN',
  ph: 'PHP',
  pl: 'PLN',
  qa: 'QAR',
  ro: 'RON',
  ru: 'RUB',
  sa: 'SAR',
  se: 'SEK',
  sg: 'SGD',
  th: 'THB',
  tr: 'TRY',
  tw: 'TWD',
  ua: 'UAH',
  uy: 'UYU',
  vn: 'VND',
  za: 'ZAR',
}

/** Currency that a country's gift cards are in (two letters, lower case); USD where it is not known (CC-05). */
export const currencyOfCountry = (country: string): string => {
  if (euro.split(' ').includes(country)) return 'EUR'
  return Object.hasOwn(others, country) ? (others[country] ?? 'USD') : 'USD'
}
