import { smallerCountries } from '../markets/smaller-countries.ts'
import type { HoursPattern } from './store-hours.ts'

/** A sample store: real cities, made-up streets and names. */
export type StoreEntry = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string | null
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
  readonly hours: HoursPattern
  /** Takes parcels to the car. */
  readonly curbside: boolean
}

type Row = readonly [
  name: string,
  street: string,
  city: string,
  state: string | null,
  postalCode: string,
  latitude: number,
  longitude: number,
  hours?: HoursPattern,
  timezone?: string,
]

const entries = (timezone: string, hours: HoursPattern, rows: readonly Row[]): StoreEntry[] =>
  rows.map(([name, street, city, state, postalCode, latitude, longitude, own, zone], index) => ({
    name,
    street,
    city,
    state,
    postalCode,
    latitude,
    longitude,
    timezone: zone ?? timezone,
    hours: own ?? hours,
    curbside: index % 2 === 0,
  }))

const [eastern, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
]

const smallerStores = Object.fromEntries(
  smallerCountries.map(({ country, store, storeAt: [latitude, longitude, timezone, hours] }) => {
    const [name, street, city, postalCode] = store
    return [country, entries(timezone, hours, [[name, street, city, null, postalCode, latitude, longitude]])]
  }),
)

/** Sample stores by country, two letters in lower case. */
export const storeList: Readonly<Record<string, readonly StoreEntry[]>> = {
  us: entries(pacific, 'mall', [
    ['Podium Harbour Street', '400 Harbour Street', 'Portland', 'OR', '97298', 45.5231, -122.6765],
    ['Podium Cedar Row', '18 Cedar Row', 'Portland', 'OR', '97299', 45.4871, -122.8037, 'street'],
    ['Podium Willamette', '77 Millrace Avenue', 'Eugene', 'OR', '97497', 44.0521, -123.0868],
    ['Podium Pioneer Lane', '210 Pioneer Lane', 'Seattle', 'WA', '98199', 47.6062, -122.3321, 'street'],
    ['Podium Bay Terrace', '5 Bay Terrace', 'San Francisco', 'CA', '94199', 37.7749, -122.4194, 'late'],
    ['Podium Palm Court', '930 Palm Court', 'Los Angeles', 'CA', '90099', 34.0522, -118.2437, 'late'],
    [
      'Podium Canyon Square',
      '61 Canyon Square',
      'Denver',
      'CO',
      '80299',
      39.7392,
      -104.9903,
      'mall',
      mountain,
    ],
    [
      'Podium Lantern Plaza',
      '1500 Lantern Plaza',
      'Dallas',
      'TX',
      '75399',
      32.7767,
      -96.797,
      'mall',
      central,
    ],
    ['Podium Bluebonnet', '24 Bluebonnet Way', 'Austin', 'TX', '78799', 30.2672, -97.7431, 'street', central],
    ['Podium Lakefront', '8 Lakefront Drive', 'Chicago', 'IL', '60699', 41.8781, -87.6298, 'street', central],
    ['Podium Peach Yard', '312 Peach Yard', 'Atlanta', 'GA', '30399', 33.749, -84.388, 'mall', eastern],
    [
      'Podium Mill Road',
      '27 Cinder Mill Road',
      'Albany',
      'NY',
      '12299',
      42.6526,
      -73.7562,
      'street',
      eastern,
    ],
    ['Podium Canal', '640 Canal Arcade', 'New York', 'NY', '10199', 40.7128, -74.006, 'late', eastern],
    [
      'Podium Charter Wharf',
      '2 Charter Wharf',
      'Boston',
      'MA',
      '02299',
      42.3601,
      -71.0589,
      'street',
      eastern,
    ],
    ['Podium Coral Mile', '88 Coral Mile', 'Miami', 'FL', '33299', 25.7617, -80.1918, 'late', eastern],
    [
      'Podium Northern Light',
      '41 Spruce Street',
      'Anchorage',
      'AK',
      '99599',
      61.2181,
      -149.9003,
      'mall',
      'America/Anchorage',
    ],
  ]),
  ca: entries('America/Toronto', 'mall', [
    ['Podium Place du Quai', '1 place du Quai', 'Montréal', 'QC', 'H0H 0Z1', 45.5019, -73.5674],
    ['Podium Maple Yards', '55 Maple Yards', 'Toronto', 'ON', 'M0M 0Z9', 43.6532, -79.3832],
    ['Podium Rideau Steps', '12 Rideau Steps', 'Ottawa', 'ON', 'K0K 0Z3', 45.4215, -75.6972],
    [
      'Podium Prairie Gate',
      '300 Prairie Gate',
      'Calgary',
      'AB',
      'T0T 0Z2',
      51.0447,
      -114.0719,
      'mall',
      'America/Edmonton',
    ],
    [
      'Podium False Creek',
      '9 Tidewater Walk',
      'Vancouver',
      'BC',
      'V0V 0Z4',
      49.2827,
      -123.1207,
      'street',
      'America/Vancouver',
    ],
  ]),
  gb: entries('Europe/London', 'street', [
    ['Podium Lantern Row', '14 Lantern Row', 'London', null, 'WC9A 9ZZ', 51.5126, -0.1242],
    ['Podium Quayside', '3 Quayside Arches', 'London', null, 'E99 9ZZ', 51.5431, -0.0037, 'mall'],
    ['Podium Cotton Yard', '70 Cotton Yard', 'Manchester', null, 'M99 9ZZ', 53.4808, -2.2426],
    ['Podium Castle Wynd', '6 Castle Wynd', 'Edinburgh', null, 'EH99 9ZZ', 55.9533, -3.1883],
    ['Podium Bull Lane', '21 Bull Lane', 'Birmingham', null, 'B99 9ZZ', 52.4862, -1.8904, 'mall'],
    ['Podium Harbourside', '40 Harbourside', 'Bristol', null, 'BS99 9ZZ', 51.4545, -2.5879],
  ]),
  de: entries('Europe/Berlin', 'weekdays', [
    ['Podium Lindenpassage', 'Lindenpassage 8', 'Berlin', null, '10999', 52.52, 13.405],
    ['Podium Speicherstraße', 'Speicherstraße 22', 'Hamburg', null, '20999', 53.5511, 9.9937],
    ['Podium Isarhof', 'Isarhof 5', 'München', null, '80999', 48.1351, 11.582],
    ['Podium Domgasse', 'Domgasse 11', 'Köln', null, '50999', 50.9375, 6.9603],
    ['Podium Mainbogen', 'Mainbogen 3', 'Frankfurt am Main', null, '60999', 50.1109, 8.6821],
    ['Podium Brühlhof', 'Brühlhof 17', 'Leipzig', null, '04999', 51.3397, 12.3731],
  ]),
  fr: entries('Europe/Paris', 'street', [
    ['Podium Passage des Tilleuls', '9 passage des Tilleuls', 'Paris', null, '75999', 48.8566, 2.3522],
    ['Podium Grande Halle', '2 Grande Halle', 'Paris', null, '75998', 48.8923, 2.2369, 'mall'],
    ['Podium Presqu’île', '31 rue des Deux Rives', 'Lyon', null, '69999', 45.764, 4.8357],
    ['Podium Vieux-Port', '4 quai du Levant', 'Marseille', null, '13999', 43.2965, 5.3698],
    ['Podium Les Chartrons', '15 cours des Quais', 'Bordeaux', null, '33999', 44.8378, -0.5792],
  ]),
  es: entries('Europe/Madrid', 'mall', [
    ['Podium Gran Paseo', 'Gran Paseo 40', 'Madrid', null, '28999', 40.4168, -3.7038],
    ['Podium Rambla Nova', 'Rambla Nova 12', 'Barcelona', null, '08999', 41.3851, 2.1734],
    ['Podium Plaza del Sol', 'Plaza del Sol 3', 'Sevilla', null, '41999', 37.3891, -5.9845, 'siesta'],
    ['Podium Turia', 'Calle del Turia 25', 'Valencia', null, '46999', 39.4699, -0.3763, 'siesta'],
  ]),
  it: entries('Europe/Rome', 'street', [
    ['Podium Corso Alto', 'Corso Alto 18', 'Milano', null, '20199', 45.4642, 9.19],
    ['Podium Via del Sole', 'Via del Sole 7', 'Roma', null, '00199', 41.9028, 12.4964],
    ['Podium Lungarno', 'Lungarno Nuovo 30', 'Firenze', null, '50199', 43.7696, 11.2558],
    ['Podium Vomero', 'Via Belvedere 9', 'Napoli', null, '80199', 40.8518, 14.2681, 'siesta'],
  ]),
  nl: entries('Europe/Amsterdam', 'street', [
    ['Podium Grachtenhof', 'Grachtenhof 6', 'Amsterdam', null, '1099 ZZ', 52.3676, 4.9041],
    ['Podium Maaskade', 'Maaskade 44', 'Rotterdam', null, '3099 ZZ', 51.9244, 4.4777],
    ['Podium Domplein', 'Domsteeg 2', 'Utrecht', null, '3599 ZZ', 52.0907, 5.1214],
  ]),
  pl: entries('Europe/Warsaw', 'mall', [
    ['Podium Złota Brama', 'ul. Złota Brama 5', 'Warszawa', null, '00-999', 52.2297, 21.0122],
    ['Podium Bulwary', 'ul. Bulwarowa 12', 'Kraków', null, '30-999', 50.0647, 19.945],
    ['Podium Długi Brzeg', 'ul. Długi Brzeg 8', 'Gdańsk', null, '80-999', 54.352, 18.6466],
    ['Podium Stare Młyny', 'ul. Stare Młyny 3', 'Wrocław', null, '50-999', 51.1079, 17.0385],
    ['Podium Fabryczna', 'ul. Fabryczna 20', 'Łódź', null, '90-999', 51.7592, 19.456],
  ]),
  jp: entries('Asia/Tokyo', 'late', [
    ['Podium 青葉通り', '青葉通り1-2-3', '東京都渋谷区', null, '150-9999', 35.658, 139.7016],
    ['Podium 銀杏坂', '銀杏坂4-5-6', '東京都中央区', null, '104-9999', 35.6717, 139.765],
    ['Podium 川端', '川端町7-8', '大阪市北区', null, '530-9999', 34.7025, 135.4959],
    ['Podium 栄広場', '栄広場9', '名古屋市中区', null, '460-9999', 35.1709, 136.9066],
    ['Podium 大通り', '大通り西10', '札幌市中央区', null, '060-9999', 43.0618, 141.3545],
  ]),
  kr: entries('Asia/Seoul', 'late', [
    ['Podium 은행나무길', '은행나무길 12', '서울특별시 강남구', null, '06999', 37.4979, 127.0276],
    ['Podium 명동', '명동골목 3', '서울특별시 중구', null, '04999', 37.5636, 126.9834],
    ['Podium 해운대', '바다길 45', '부산광역시 해운대구', null, '48999', 35.1631, 129.1635],
    ['Podium 동성로', '중앙길 7', '대구광역시 중구', null, '41999', 35.8714, 128.6014],
  ]),
  au: entries('Australia/Sydney', 'mall', [
    ['Podium Harbour Steps', '10 Harbour Steps', 'Sydney', 'NSW', '2099', -33.8688, 151.2093],
    [
      'Podium Laneway',
      '5 Banksia Laneway',
      'Melbourne',
      'VIC',
      '3099',
      -37.8136,
      144.9631,
      'street',
      'Australia/Melbourne',
    ],
    [
      'Podium River Mall',
      '220 River Mall',
      'Brisbane',
      'QLD',
      '4099',
      -27.4698,
      153.0251,
      'mall',
      'Australia/Brisbane',
    ],
    [
      'Podium Swan Street',
      '18 Swan Street',
      'Perth',
      'WA',
      '6099',
      -31.9505,
      115.8605,
      'mall',
      'Australia/Perth',
    ],
    [
      'Podium Hill Arcade',
      '33 Hill Arcade',
      'Adelaide',
      'SA',
      '5099',
      -34.9285,
      138.6007,
      'mall',
      'Australia/Adelaide',
    ],
  ]),
  cn: entries('Asia/Shanghai', 'late', [
    ['Podium 梧桐里', '梧桐里路1号', '上海市', '上海市', '200999', 31.2304, 121.4737],
  ]),
  ae: entries('Asia/Dubai', 'late', [
    ['Podium ممشى الواحة', 'ممشى الواحة', 'دبي', null, '', 25.2048, 55.2708],
  ]),
  sa: entries('Asia/Riyadh', 'late', [
    ['Podium مجمع النرجس', 'مجمع النرجس', 'الرياض', null, '11999', 24.7136, 46.6753],
  ]),
  kw: entries('Asia/Kuwait', 'late', [
    ['Podium شارع الخليج', 'شارع الخليج', 'مدينة الكويت', null, '13999', 29.3759, 47.9774],
  ]),
  mx: entries('America/Mexico_City', 'mall', [
    [
      'Podium Plaza Serena',
      'Av. del Parque 20',
      'Ciudad de México',
      'Ciudad de México',
      '06999',
      19.4326,
      -99.1332,
    ],
  ]),
  tr: entries('Europe/Istanbul', 'mall', [
    ['Podium Sahil', 'Sahil Caddesi 40', 'İzmir', null, '35999', 38.4237, 27.1428],
  ]),
  kz: entries('Asia/Almaty', 'mall', [
    ['Podium Sadovy', 'проспект Садовый, 2', 'Алматы', null, '050999', 43.222, 76.8512],
  ]),
  ...smallerStores,
}
