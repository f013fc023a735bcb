import type { Market } from './markets.types.ts'

const ups = {
  scac: 'UPSN',
  tracking: (shipment: string) => `https://www.ups.com/track?tracknum=${shipment}`,
}

export const us: Market = {
  country: 'us',
  currency: 'USD',
  regionReference: 'NIKEUS',
  tax: { percent: 7.25, included: false },
  shipping: { fee: 800, freeFrom: 5000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['PAYPAL', null],
    ['DEBIT_CARD', '5556'],
    ['GIFT_CERTIFICATE', '0017'],
    ['KLARNA', null],
    ['STORE_CREDIT', null],
    ['CHECK', null],
    ['OTHER_CREDIT', '0005'],
  ],
  carrier: ups,
  phoneCode: '1',
  addresses: [
    {
      address1: '1180 Larkspur Way',
      address2: 'Apt 4',
      city: 'Fernhollow',
      state: 'OR',
      zipCode: '97299',
      country: 'US',
    },
    { address1: '27 Cinder Mill Road', city: 'West Amberly', state: 'NY', zipCode: '12099', country: 'US' },
    {
      address1: '5604 Prairie Lantern Drive',
      city: 'Dunmore Falls',
      state: 'TX',
      zipCode: '78999',
      country: 'US',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Harbour Street',
    address1: '400 Harbour Street',
    city: 'Fernhollow',
    state: 'OR',
    zipCode: '97298',
    country: 'US',
    pickUpLocation: 'Podium Harbour Street',
  },
}

export const ca: Market = {
  country: 'ca',
  currency: 'CAD',
  regionReference: 'NIKECA',
  tax: { percent: 13, included: false },
  shipping: { fee: 1000, freeFrom: 10_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['PAYPAL', null],
    ['OTHER_DEBIT', '5556'],
    ['CUSTOMER_ACCOUNT', null],
  ],
  carrier: {
    scac: 'CAPO',
    tracking: (shipment) =>
      `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${shipment}`,
  },
  phoneCode: '1',
  addresses: [
    {
      address1: '88 rue des Tilleuls',
      address2: 'App. 12',
      city: 'Val-Clairmont',
      state: 'QC',
      zipCode: 'H0H 0Z9',
      country: 'CA',
    },
    {
      address1: '214 Birchwater Crescent',
      city: 'Port Lindsay',
      state: 'ON',
      zipCode: 'M0M 0Z1',
      country: 'CA',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Place du Quai',
    address1: '1 place du Quai',
    city: 'Val-Clairmont',
    state: 'QC',
    zipCode: 'H0H 0Z1',
    country: 'CA',
    pickUpLocation: 'Podium Place du Quai',
  },
}

export const mx: Market = {
  country: 'mx',
  currency: 'MXN',
  regionReference: 'NIKEMX',
  tax: { percent: 16, included: true },
  shipping: { fee: 9900, freeFrom: 149_900 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['ASTROPAY', null],
    ['SAFETYPAY', null],
    ['CONV_STORE', null],
    ['PROMO_VOUCHER', null],
  ],
  carrier: {
    scac: 'DHLC',
    tracking: (shipment) => `https://www.dhl.com/mx-es/home/tracking.html?tracking-id=${shipment}`,
  },
  phoneCode: '52',
  addresses: [
    {
      address1: 'Calle Jacaranda 118',
      address2: 'Int. 3',
      address3: 'Col. Las Palomas',
      city: 'Villa Serena',
      state: 'Ciudad de México',
      zipCode: '00099',
      country: 'MX',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Plaza Serena',
    address1: 'Av. del Parque 20',
    city: 'Villa Serena',
    state: 'Ciudad de México',
    zipCode: '00098',
    country: 'MX',
    pickUpLocation: 'Podium Plaza Serena',
  },
}
