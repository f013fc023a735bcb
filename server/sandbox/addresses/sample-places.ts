/** Where a sample member gets parcels: lines and places as the country writes them. */
export type SamplePlace = readonly [
  line1: string,
  line2: string | null,
  zone: string | null,
  locality: string | null,
  province: string | null,
  code: string | null,
]

/** Made-up addresses by country, two letters in lower case; the first one is where the country's sample orders go, too. */
export const samplePlaces: Readonly<Record<string, readonly SamplePlace[]>> = {
  us: [
    ['1180 Larkspur Way', 'Apt 4', null, 'Fernhollow', 'OR', '97299'],
    ['27 Cinder Mill Road', null, null, 'West Amberly', 'NY', '12099'],
  ],
  ca: [
    ['88 rue des Tilleuls', 'App. 12', null, 'Val-Clairmont', 'QC', 'H0H 0Z9'],
    ['214 Birchwater Crescent', null, null, 'Port Lindsay', 'ON', 'M0M 0Z1'],
  ],
  mx: [
    ['Calle Jacaranda 118', 'Int. 3', 'Las Palomas', 'Villa Serena', 'Ciudad de México', '00099'],
    ['Av. del Parque 20', null, 'Centro', 'Villa Serena', 'Ciudad de México', '00098'],
  ],
  gb: [
    ['14 Tanner’s Yard', null, null, 'Wexcombe', null, 'AB1 4QP'],
    ['Flat 6, 231 Quarry Lane', null, null, 'North Ansley', null, 'AB1 9LE'],
  ],
  de: [
    ['Lindenwinkel 17', null, null, 'Neustadt an der Au', null, '00417'],
    ['Am Alten Speicher 3', 'Hinterhaus', null, 'Kleinhafen', null, '00293'],
  ],
  fr: [
    ['5 impasse des Glycines', null, null, 'Saint-Aubin-le-Pré', null, '00760'],
    ['41 quai du Vieux-Moulin', 'Bâtiment C', null, 'Rochebrune', null, '00340'],
  ],
  es: [
    ['Calle del Romero, 22', '3.º B', null, 'Villaluz', 'Sevilla', '00041'],
    ['Plaza Nueva, 9', null, null, 'Villaluz', 'Sevilla', '00040'],
  ],
  it: [
    ['Via dei Gelsomini 8', null, null, 'Montefiorito', 'BO', '00140'],
    ['Corso Lungo 66', 'Scala B', null, 'Montefiorito', 'BO', '00141'],
  ],
  nl: [
    ['Wilgenkade 63 II', null, null, 'Nieuwewaard', null, '9999 ZZ'],
    ['Havenplein 14', null, null, 'Nieuwewaard', null, '9999 ZX'],
  ],
  pl: [
    ['ul. Jarzębinowa 12/4', null, null, 'Nowe Brzegi', null, '00-991'],
    ['al. Starych Kasztanów 3', null, null, 'Podlesie Górne', null, '00-993'],
  ],
  tr: [
    ['Ihlamur Sokak No: 9 D: 5', 'Yenibahçe Mah.', null, 'Karasu', 'İzmir', '00350'],
    ['Liman Caddesi No: 21', null, null, 'Karasu', 'İzmir', '00351'],
  ],
  jp: [
    ['若葉台4-2-17', '青空ハイツ203', null, '見本市', '東京都', '000-0041'],
    ['若葉台1-8-5', null, null, '見本市', '東京都', '000-0040'],
  ],
  kr: [
    ['은행나무로 21길 8', '보기아파트 102동 904호', null, '예시구', '서울특별시', '00021'],
    ['은행나무로 30', '별빛빌딩 5층', null, '예시구', '서울특별시', '00020'],
    ['은행나무길 48', '푸른오피스텔 1201호', null, '강남구', '서울특별시', '06999'],
    ['명동골목 17', null, null, '중구', '서울특별시', '04999'],
    ['바다길 62', '파도아파트 7동 303호', null, '해운대구', '부산광역시', '48999'],
    ['중앙길 25', '사과빌라 2호', null, '중구', '대구광역시', '41999'],
    ['은행나무로 9길 3', null, null, '예시구', '서울특별시', '00021'],
  ],
  cn: [
    ['梧桐里路88号', '3幢1202室', '样板区', '示例市', '上海市', '000088'],
    ['梧桐里路16号', null, '样板区', '示例市', '上海市', '000081'],
  ],
  au: [
    ['3/19 Banksia Parade', null, null, 'Coolamine Bay', 'NSW', '0291'],
    ['84 Wharf Road', null, null, 'Coolamine Bay', 'NSW', '0290'],
  ],
  ae: [
    ['فيلا 24، شارع الغاف', 'حي الواحة الجديدة', null, 'دبي', 'دبي', null],
    ['مكتب 12، ممشى الواحة', null, null, 'دبي', 'دبي', null],
  ],
  sa: [
    ['3184 شارع النرجس', 'حي الياسمين', null, 'الرياض', null, '00013'],
    ['22 مجمع النرجس', null, null, 'الرياض', null, '00012'],
  ],
  kw: [
    ['قطعة 4، شارع 12، منزل 9', null, null, 'السالمية', null, '00020'],
    ['شارع الخليج 30', null, null, 'مدينة الكويت', null, '00010'],
  ],
}

/** What the names of Korean places are in Latin letters. */
export const latinNames: ReadonlyMap<string, string> = new Map([
  ['서울특별시', 'Seoul'],
  ['부산광역시', 'Busan'],
  ['대구광역시', 'Daegu'],
  ['예시구', 'Yesi-gu'],
  ['강남구', 'Gangnam-gu'],
  ['중구', 'Jung-gu'],
  ['해운대구', 'Haeundae-gu'],
])
