import type { Market } from './markets.types.ts'

const dhl = (place: string) => ({
  scac: 'DHLC',
  tracking: (shipment: string) => `https://www.dhl.com/${place}/home/tracking.html?tracking-id=${shipment}`,
})

export const jp: Market = {
  country: 'jp',
  currency: 'JPY',
  regionReference: 'NIKEJAPAN',
  tax: { percent: 10, included: true },
  shipping: { fee: 550, freeFrom: 7700 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['CONV_STORE', null],
    ['COD', null],
    ['PAYPAL', null],
  ],
  carrier: {
    scac: 'SGWJ',
    tracking: (shipment) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${shipment}`,
  },
  phoneCode: '81',
  addresses: [
    {
      address1: '若葉台4-2-17',
      address2: '青空ハイツ203',
      city: '見本市',
      state: '東京都',
      zipCode: '000-0041',
      country: 'JP',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: '若葉台',
    address1: '若葉台1-1-1',
    city: '見本市',
    state: '東京都',
    zipCode: '000-0040',
    country: 'JP',
    pickUpLocation: 'Podium 若葉台',
  },
}

export const kr: Market = {
  country: 'kr',
  currency: 'KRW',
  regionReference: 'NIKEKOREA',
  tax: { percent: 10, included: true },
  shipping: { fee: 3000, freeFrom: 50_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['OFFLINE_BANK', null],
    ['MALL_CERTIFICATE', '0088'],
  ],
  carrier: {
    scac: 'CJKR',
    tracking: (shipment) => `https://trace.cjlogistics.com/next/tracking.html?wblNo=${shipment}`,
  },
  phoneCode: '82',
  addresses: [
    {
      address1: '은행나무로 21길 8',
      address2: '보기아파트 102동 904호',
      city: '예시구',
      state: '서울특별시',
      zipCode: '00021',
      country: 'KR',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: '은행나무로',
    address1: '은행나무로 1',
    city: '예시구',
    state: '서울특별시',
    zipCode: '00020',
    country: 'KR',
    pickUpLocation: 'Podium 은행나무로',
  },
}

export const cn: Market = {
  country: 'cn',
  currency: 'CNY',
  regionReference: 'NIKECHINA',
  tax: { percent: 13, included: true },
  shipping: { fee: 1500, freeFrom: 39_900 },
  payments: [
    ['ALIPAY', null],
    ['WECHAT', null],
    ['UNIONPAY', '0005'],
    ['TENPAY', null],
  ],
  carrier: {
    scac: 'SFEX',
    tracking: (shipment) => `https://www.sf-express.com/chn/sc/waybill/waybill-detail/${shipment}`,
  },
  phoneCode: '86',
  addresses: [
    {
      address1: '梧桐里路88号',
      address2: '3幢1202室',
      city: '示例市',
      county: '样板区',
      state: '上海市',
      zipCode: '000088',
      country: 'CN',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: '梧桐里',
    address1: '梧桐里路1号',
    city: '示例市',
    state: '上海市',
    zipCode: '000081',
    country: 'CN',
    pickUpLocation: 'Podium 梧桐里',
  },
}

export const au: Market = {
  country: 'au',
  currency: 'AUD',
  regionReference: 'NIKEAUSTRALIA',
  tax: { percent: 10, included: true },
  shipping: { fee: 995, freeFrom: 15_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['PAYPAL', null],
    ['DEBIT_CARD', '5556'],
  ],
  carrier: {
    scac: 'AUPO',
    tracking: (shipment) => `https://auspost.com.au/mypost/track/details/${shipment}`,
  },
  phoneCode: '61',
  addresses: [
    { address1: '3/19 Banksia Parade', city: 'Coolamine Bay', state: 'NSW', zipCode: '0291', country: 'AU' },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'Wharf Road',
    address1: '70 Wharf Road',
    city: 'Coolamine Bay',
    state: 'NSW',
    zipCode: '0290',
    country: 'AU',
    pickUpLocation: 'Podium Wharf Road',
  },
}

export const ae: Market = {
  country: 'ae',
  currency: 'AED',
  regionReference: 'NIKEMEA',
  tax: { percent: 5, included: true },
  shipping: { fee: 2500, freeFrom: 30_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['COD', null],
    ['CASH', null],
  ],
  carrier: dhl('ae-en'),
  phoneCode: '971',
  addresses: [
    {
      address1: 'فيلا 24، شارع الغاف',
      address2: 'حي الواحة الجديدة',
      city: 'دبي',
      state: 'دبي',
      country: 'AE',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'الواحة',
    address1: 'ممشى الواحة',
    city: 'دبي',
    state: 'دبي',
    country: 'AE',
    pickUpLocation: 'Podium ممشى الواحة',
  },
}

export const sa: Market = {
  country: 'sa',
  currency: 'SAR',
  regionReference: 'NIKEMEA',
  tax: { percent: 15, included: true },
  shipping: { fee: 2500, freeFrom: 30_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['COD', null],
  ],
  carrier: dhl('sa-en'),
  phoneCode: '966',
  addresses: [
    {
      address1: '3184 شارع النرجس',
      address2: 'حي الياسمين',
      city: 'الرياض',
      zipCode: '00013',
      country: 'SA',
    },
  ],
  store: {
    firstName: 'Podium',
    lastName: 'النرجس',
    address1: 'مجمع النرجس',
    city: 'الرياض',
    zipCode: '00012',
    country: 'SA',
    pickUpLocation: 'Podium مجمع النرجس',
  },
}

export const kw: Market = {
  country: 'kw',
  currency: 'KWD',
  regionReference: 'NIKEMEA',
  tax: { percent: 0, included: true },
  shipping: { fee: 2500, freeFrom: 30_000 },
  payments: [
    ['CREDIT_CARD', '4242'],
    ['COD', null],
    ['DEBIT_CARD', '5556'],
  ],
  carrier: dhl('kw-en'),
  phoneCode: '965',
  addresses: [{ address1: 'قطعة 4، شارع 12، منزل 9', city: 'السالمية', zipCode: '00020', country: 'KW' }],
  store: {
    firstName: 'Podium',
    lastName: 'الخليج',
    address1: 'شارع الخليج',
    city: 'مدينة الكويت',
    zipCode: '00010',
    country: 'KW',
    pickUpLocation: 'Podium شارع الخليج',
  },
}
