import type { Market } from './markets.types.ts'

export const gb: Market = {
  country: 'gb',
  currency: 'GBP',
  regionReference: 'NIKEEUROPE',
  tax: { percent: 20, included: true },
  shipping: { fee: 495, freeFrom: 5000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['DEBIT_CARD', '5556'],
    ['PAYPAL', null],
    ['KLARNA', null],
    ['GIFT_CERTIFICATE', '0025'],
    ['STORE_GIFTCERT', '0041'],
  ],
  carrier: {
    scac: 'RMGB',
    tracking: (shipment) => `https://www.royalmail.com/track-your-item#/tracking-results/${shipment}`,
  },
  phoneCode: '44',
  addresses: [
    {
      address1: '14 Tanner’s Yard',
      city: 'Wexcombe',
      county: 'Somersetshire',
      zipCode: 'AB1 4QP',
      country: 'GB',
    },
    { address1: 'Flat 6, 231 Quarry Lane', city: 'North Ansley', zipCode: 'AB1 9LE', country: 'GB' },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Corn Street',
    address1: '9 Corn Street',
    city: 'Wexcombe',
    zipCode: 'AB1 1AA',
    country: 'GB',
    pickUpLocation: 'Podium Corn Street',
  },
}

export const pl: Market = {
  country: 'pl',
  currency: 'PLN',
  regionReference: 'NIKEEUROPE',
  tax: { percent: 23, included: true },
  shipping: { fee: 1999, freeFrom: 25_000 },
  payments: [
    ['OFFLINE_BANK', null],
    ['CREDIT_CARD', '4242'],
    ['COD', null],
    ['CASH', null],
    ['PAYPAL', null],
  ],
  carrier: {
    scac: 'INPT',
    tracking: (shipment) => `https://inpost.pl/sledzenie-przesylek?number=${shipment}`,
  },
  phoneCode: '48',
  addresses: [
    { address1: 'ul. Jarzębinowa 12/4', city: 'Nowe Brzegi', zipCode: '00-991', country: 'PL' },
    { address1: 'al. Starych Kasztanów 3', city: 'Podlesie Górne', zipCode: '00-993', country: 'PL' },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Stary Browar',
    address1: 'ul. Browarna 1',
    city: 'Nowe Brzegi',
    zipCode: '00-990',
    country: 'PL',
    pickUpLocation: 'Podium Browarna',
  },
}

export const tr: Market = {
  country: 'tr',
  currency: 'TRY',
  regionReference: 'NIKEEUROPE',
  tax: { percent: 20, included: true },
  shipping: { fee: 4990, freeFrom: 150_000 },
  payments: [
    ['IYZICO', null],
    ['CREDIT_CARD', '4242'],
    ['COD', null],
  ],
  carrier: {
    scac: 'DHLC',
    tracking: (shipment) => `https://www.dhl.com/tr-tr/home/tracking.html?tracking-id=${shipment}`,
  },
  phoneCode: '90',
  addresses: [
    {
      address1: 'Ihlamur Sokak No: 9 D: 5',
      address2: 'Yenibahçe Mah.',
      city: 'Karasu',
      state: 'İzmir',
      zipCode: '00350',
      country: 'TR',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Sahil',
    address1: 'Sahil Caddesi 40',
    city: 'Karasu',
    state: 'İzmir',
    zipCode: '00351',
    country: 'TR',
    pickUpLocation: 'Podium Sahil',
  },
}

export const kz: Market = {
  country: 'kz',
  currency: 'KZT',
  regionReference: 'NIKEEUROPE',
  tax: { percent: 12, included: true },
  shipping: { fee: 199_000, freeFrom: 5_000_000 },
  payments: [
    ['QIWI', null],
    ['CREDIT_CARD', '4242'],
  ],
  carrier: {
    scac: 'DHLC',
    tracking: (shipment) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${shipment}`,
  },
  phoneCode: '7',
  addresses: [{ address1: 'улица Тополиная, 7, кв. 18', city: 'Жаңақала', zipCode: '000018', country: 'KZ' }],
  store: {
    firstName: 'Podium',
    lastName: 'Aport',
    address1: 'проспект Садовый, 2',
    city: 'Жаңақала',
    zipCode: '000019',
    country: 'KZ',
    pickUpLocation: 'Podium Sadovy',
  },
}
