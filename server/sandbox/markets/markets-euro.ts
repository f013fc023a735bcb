import type { Market } from './markets.types.ts'

const dhl = {
  scac: 'DHLP',
  tracking: (shipment: string) =>
    `https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=${shipment}`,
}

const euro = (
  market: Pick<Market, 'country' | 'tax' | 'payments' | 'carrier' | 'phoneCode' | 'addresses' | 'store'>,
): Market => ({
  currency: 'EUR',
  regionReference: 'NIKEEUROPE',
  shipping: { fee: 499, freeFrom: 5000 },
  ...market,
})

export const de = euro({
  country: 'de',
  tax: { percent: 19, included: true },
  payments: [
    ['PAYPAL', null],
    ['BILLPAY', null],
    ['SOFORT', null],
    ['KLARNA', null],
    ['CREDIT_CARD', '4242'],
    ['OFFLINE_BANK', null],
  ],
  carrier: dhl,
  phoneCode: '49',
  addresses: [
    { address1: 'Lindenwinkel 17', city: 'Neustadt an der Au', zipCode: '00417', country: 'DE' },
    {
      address1: 'Am Alten Speicher 3',
      address2: 'Hinterhaus',
      city: 'Kleinhafen',
      zipCode: '00293',
      country: 'DE',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Marktpassage',
    address1: 'Marktpassage 2',
    city: 'Kleinhafen',
    zipCode: '00290',
    country: 'DE',
    pickUpLocation: 'Podium Marktpassage',
  },
})

export const fr = euro({
  country: 'fr',
  tax: { percent: 20, included: true },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['PAYPAL', null],
    ['KLARNA', null],
    ['CUSTOMER_OFBT', null],
  ],
  carrier: {
    scac: 'LPFR',
    tracking: (shipment) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${shipment}`,
  },
  phoneCode: '33',
  addresses: [
    { address1: '5 impasse des Glycines', city: 'Saint-Aubin-le-Pré', zipCode: '00760', country: 'FR' },
    {
      address1: '41 quai du Vieux-Moulin',
      address2: 'Bâtiment C',
      city: 'Rochebrune',
      zipCode: '00340',
      country: 'FR',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Galerie du Quai',
    address1: '12 quai du Vieux-Moulin',
    city: 'Rochebrune',
    zipCode: '00340',
    country: 'FR',
    pickUpLocation: 'Podium Galerie du Quai',
  },
})

export const es = euro({
  country: 'es',
  tax: { percent: 21, included: true },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['PAYPAL', null],
    ['DEBIT_CARD', '5556'],
  ],
  carrier: {
    scac: 'SEUR',
    tracking: (shipment) => `https://www.seur.com/livetracking/?segOnlineIdentificador=${shipment}`,
  },
  phoneCode: '34',
  addresses: [
    {
      address1: 'Calle del Romero, 22',
      address2: '3.º B',
      city: 'Villaluz',
      state: 'Sevilla',
      zipCode: '00041',
      country: 'ES',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Plaza Nueva',
    address1: 'Plaza Nueva, 4',
    city: 'Villaluz',
    state: 'Sevilla',
    zipCode: '00040',
    country: 'ES',
    pickUpLocation: 'Podium Plaza Nueva',
  },
})

export const it = euro({
  country: 'it',
  tax: { percent: 22, included: true },
  payments: [
    ['PAYPAL', null],
    ['CREDIT_CARD', '4242'],
    ['CASH', null],
    ['OTHER_CREDIT', '0005'],
  ],
  carrier: {
    scac: 'GLSI',
    tracking: (shipment) => `https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni?match=${shipment}`,
  },
  phoneCode: '39',
  addresses: [
    { address1: 'Via dei Gelsomini 8', city: 'Montefiorito', state: 'BO', zipCode: '00140', country: 'IT' },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Corso Lungo',
    address1: 'Corso Lungo 51',
    city: 'Montefiorito',
    state: 'BO',
    zipCode: '00141',
    country: 'IT',
    pickUpLocation: 'Podium Corso Lungo',
  },
})

export const nl = euro({
  country: 'nl',
  tax: { percent: 21, included: true },
  payments: [
    ['REALTIME_BANK', null],
    ['KLARNA', null],
    ['CREDIT_CARD', '4242'],
  ],
  carrier: { scac: 'PNLB', tracking: (shipment) => `https://www.postnl.nl/tracktrace/?B=${shipment}` },
  phoneCode: '31',
  addresses: [{ address1: 'Wilgenkade 63 II', city: 'Nieuwewaard', zipCode: '9999 ZZ', country: 'NL' }],
  store: {
    firstName: 'Podium',
    lastName: 'Havenplein',
    address1: 'Havenplein 1',
    city: 'Nieuwewaard',
    zipCode: '9999 ZX',
    country: 'NL',
    pickUpLocation: 'Podium Havenplein',
  },
})
