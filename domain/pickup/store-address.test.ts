import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Address } from '../../contract/orders/address.ts'
import { emptyDraft, linesOfEntry, nameOfEntry } from '../addresses/address-entries.ts'
import { addressLines, addressName } from '../orders/address-lines.ts'
import { storeInLine, storeLines } from './store-address.ts'

type Row = readonly [
  country: string,
  place: readonly [
    street: string,
    district: string | null,
    town: string,
    region: string | null,
    postalCode: string | null,
  ],
  lines: readonly string[],
]

/** An address of each country of returns.md §9, with the default and Korea, as its post prints it. */
const rows: readonly Row[] = [
  [
    'ar',
    ['Av. Corrientes 1', null, 'Buenos Aires', 'CABA', 'C1043'],
    ['Av. Corrientes 1', 'C1043 Buenos Aires', 'CABA'],
  ],
  ['au', ['3 Banksia Parade', null, 'Sydney', 'NSW', '2000'], ['3 Banksia Parade', 'Sydney NSW 2000']],
  [
    'ca',
    ['88 rue des Tilleuls', null, 'Montréal', 'QC', 'H3Z 2Y7'],
    ['88 rue des Tilleuls', 'Montréal QC H3Z 2Y7'],
  ],
  [
    'cn',
    ['梧桐里路88号', '西湖区', '杭州市', '浙江省', '310012'],
    ['310012', '浙江省杭州市西湖区', '梧桐里路88号'],
  ],
  [
    'eg',
    ['شارع النيل 4', null, 'القاهرة', 'القاهرة الكبرى', '12411'],
    ['شارع النيل 4', 'القاهرة', 'القاهرة الكبرى', '12411'],
  ],
  [
    'gb',
    ['14 Tanner’s Yard', null, 'Daventry', null, 'NN11 9ZZ'],
    ['14 Tanner’s Yard', 'Daventry', 'NN11 9ZZ'],
  ],
  [
    'id',
    ['Jalan Melati 9', null, 'Bandung', 'Jawa Barat', '40115'],
    ['Jalan Melati 9', 'Bandung', 'Jawa Barat 40115'],
  ],
  [
    'in',
    ['7 Lotus Road', null, 'New Delhi', 'Delhi', '110034'],
    ['7 Lotus Road', 'New Delhi 110034', 'Delhi'],
  ],
  [
    'jp',
    ['神宮前1-2-3', null, '渋谷区', '東京都', '150-0001'],
    ['〒150-0001', '東京都', '渋谷区', '神宮前1-2-3'],
  ],
  [
    'mx',
    ['Calle Jacaranda 118', 'Las Palomas', 'Toluca', 'Méx.', '50000'],
    ['Calle Jacaranda 118', 'Las Palomas', '50000 Toluca, Méx.'],
  ],
  [
    'my',
    ['2 Jalan Mawar', 'Kampung Baru', 'Kuala Lumpur', 'Selangor', '43000'],
    ['2 Jalan Mawar', 'Kampung Baru', '43000 Kuala Lumpur', 'Selangor'],
  ],
  [
    'nz',
    ['1 Fern Street', 'Te Aro', 'Wellington', null, '6011'],
    ['1 Fern Street', 'Te Aro', 'Wellington 6011'],
  ],
  [
    'ph',
    ['5 Mabini Street', 'Poblacion', 'Makati', 'Metro Manila', '1210'],
    ['5 Mabini Street', 'Poblacion, Makati', '1210 Metro Manila'],
  ],
  ['pr', ['1 Calle del Sol', null, 'San Juan', 'PR', '00930'], ['1 Calle del Sol', 'San Juan PR 00930']],
  [
    'ru',
    ['Тополиная улица, 7', null, 'Тула', 'Тульская область', '300000'],
    ['Тополиная улица, 7', 'Тула', 'Тульская область', '300000'],
  ],
  ['sa', ['3184 شارع النرجس', null, 'الرياض', null, '11564'], ['3184 شارع النرجس', 'الرياض 11564']],
  [
    'th',
    ['1 ถนนดอกไม้', 'แขวงตัวอย่าง', 'เขตตัวอย่าง', 'กรุงเทพมหานคร', '10150'],
    ['1 ถนนดอกไม้', 'แขวงตัวอย่าง เขตตัวอย่าง', 'กรุงเทพมหานคร 10150'],
  ],
  [
    'tr',
    ['Ihlamur Sokak No: 9', null, 'Konak', 'İzmir', '35250'],
    ['Ihlamur Sokak No: 9', '35250 Konak/İzmir'],
  ],
  ['tw', ['忠孝路1號', null, '中正區', '台北市', '100'], ['100', '台北市中正區', '忠孝路1號']],
  ['us', ['1180 Larkspur Way', null, 'Portland', 'OR', '97299'], ['1180 Larkspur Way', 'Portland, OR 97299']],
  [
    'vn',
    ['1 Đường Hoa', null, 'Quận 1', 'Hồ Chí Minh', '70010'],
    ['1 Đường Hoa', 'Quận 1', 'Hồ Chí Minh 70010'],
  ],
  [
    'za',
    ['4 Protea Road', 'Gardens', 'Cape Town', null, '8001'],
    ['4 Protea Road', 'Gardens', 'Cape Town', '8001'],
  ],
  ['kr', ['세종대로 110', null, '중구', '서울특별시', '04524'], ['서울특별시 중구', '세종대로 110', '04524']],
  [
    'ae',
    ['فيلا 24، شارع الغاف', null, 'العين', 'أبو ظبي', null],
    ['فيلا 24، شارع الغاف', 'العين', 'أبو ظبي'],
  ],
  ['sg', ['1 Orchid Road', null, 'Singapore', null, '546080'], ['1 Orchid Road', 'SINGAPORE 546080']],
  ['zz', ['1 Main Street', null, 'Town', 'Region', '12345'], ['1 Main Street', 'Town', 'Region', '12345']],
]
const withFamilyNameFirst = ['cn', 'tw', 'vn']

it.each(rows)(
  '[RA-03 A-27] %s prints addresses of orders, stores and books alike',
  (country, place, lines) => {
    const [address1, county, city, state, zipCode] = place
    const names = { firstName: 'Given', lastName: 'Family' }
    const order = v.parse(Address, {
      address1,
      county,
      city,
      state,
      zipCode,
      country: country.toUpperCase(),
      ...names,
    })
    const store = {
      address1,
      address2: null,
      address3: null,
      city,
      area: county,
      state,
      postalCode: zipCode,
      iso2Country: country.toUpperCase(),
    }
    const entry = {
      ...emptyDraft(country),
      line1: address1,
      zone: county,
      locality: city,
      province: state,
      code: zipCode,
      nameGiven: 'Given',
      nameFamily: 'Family',
    }
    expect(addressLines(order)).toEqual(lines)
    expect(storeLines(store)).toEqual(lines)
    expect(linesOfEntry(entry)).toEqual(lines)
    const name = withFamilyNameFirst.includes(country) ? 'Family Given' : 'Given Family'
    expect([addressName(order), nameOfEntry(entry)]).toEqual([name, name])
  },
)

it.each([
  ['us', ['1180 Larkspur Way', 'Portland', 'OR', '97299'], '1180 Larkspur Way, Portland, OR'],
  ['gb', ['9 Corn Street', 'Wexcombe', null, 'ZZ1 1AA'], '9 Corn Street, Wexcombe'],
  ['cn', ['梧桐里路1号', '杭州市', '浙江省', '310012'], '浙江省杭州市, 梧桐里路1号'],
  ['hu', ['Fő utca 1', 'Budapest', null, '1011'], 'Budapest, Fő utca 1'],
])(
  '%s says where a store is in one line',
  (country, [address1 = null, city = null, state = null, postalCode = null], line) => {
    const rest = { address2: 'Level 2', address3: null, area: 'Old Town', iso2Country: country }
    expect(storeInLine({ ...rest, address1, city, state, postalCode })).toBe(line)
  },
)
