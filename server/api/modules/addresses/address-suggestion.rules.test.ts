import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../../../../domain/addresses/address-entries.ts'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import { loadAddressRules, loadRegions } from '../../../../domain/addresses/load-address-rules.ts'
import { verdictOn } from './address-suggestion.rules.ts'
import type { PostalDirectory, PostalPlace } from './postal-directory.ts'

const seoul: PostalPlace = {
  postalCode: '00021',
  local: { locality: '예시구', zone: null, province: '서울특별시' },
  latin: { locality: 'Yesi-gu', zone: null, province: 'Seoul' },
}
const [ashby, ashwell] = ['Ashby', 'Ashwell'].map((locality) => ({
  postalCode: '97299',
  local: { locality, zone: 'Old Town', province: 'OR' },
  latin: null,
})) as [PostalPlace, PostalPlace]
const known: Readonly<Record<string, readonly PostalPlace[]>> = {
  'kr 00021': [seoul],
  'us 97299': [ashby, ashwell],
}
const directory: PostalDirectory = {
  placesWith: (country, postalCode) => known[`${country} ${postalCode}`] ?? [],
}

const named = { nameGiven: 'Ada', nameFamily: 'Okafor', line1: '1 Mill Lane' }
const verdict = async (country: string, parts: Partial<AddressDraft>, language = 'en') =>
  verdictOn({
    draft: { ...emptyDraft(country), ...named, ...parts },
    language,
    rules: await loadAddressRules(country),
    regions: await loadRegions(country),
    directory,
  })
const right = { isReachable: true, suggestion: null }
const unknown = { isReachable: false, suggestion: null }
const meant = (parts: Partial<AddressDraft>) => ({
  isReachable: true,
  suggestion: expect.objectContaining({ ...named, ...parts }),
})

describe('what the post says of an address', () => {
  it.each<[string, Partial<AddressDraft>]>([
    ['us', { code: '97299', locality: 'Ashby', province: 'OR' }],
    ['us', { code: ' 97299', locality: 'ASHWELL', province: 'oregon' }],
    ['us', { code: '97201', locality: 'Nobody’s Town', province: 'OR' }],
    ['gb', { code: 'ec1a1hq', locality: 'London' }],
    ['ae', { locality: 'دبي', province: 'دبي' }],
    ['cn', { code: '310012', locality: '杭州市', province: '浙江省' }],
    ['kr', { code: '03051', locality: '종로구', province: '서울특별시' }],
    ['kr', { code: '00021', locality: 'Yesi-gu', province: 'Seoul' }],
    ['kr', { code: '00021', locality: '예시구', province: '서울특별시' }],
  ])('[RA-02] %s: %o is right as it stands', async (country, parts) => {
    expect(await verdict(country, parts)).toEqual(right)
  })

  it('[RA-02] another town than the postal code’s is suggested as it is known, with the code as it is written', async () => {
    expect(await verdict('us', { code: ' 97299', locality: 'Ashbee', province: 'WA' })).toEqual(
      meant({ code: '97299', locality: 'Ashby', province: 'OR', zone: null }),
    )
  })

  it.each([
    ['us', '97201', 'NY', 'OR'],
    ['jp', '1500001', '大阪府', '東京都'],
    ['au', '3000', 'NSW', 'VIC'],
    ['tr', '35210', 'Ankara', 'İzmir'],
  ])('[RA-02] %s: %s is not in %s but in %s', async (country, code, province, meantProvince) => {
    expect(await verdict(country, { code, locality: 'Somewhere', province })).toEqual(
      meant({ province: meantProvince, locality: 'Somewhere' }),
    )
  })

  it('[RA-02] Korean addresses are suggested in Hangul where ko is asked in, and in Latin letters in English', async () => {
    const typed = { code: '00021', locality: 'Yesi-gu', province: 'Seoul' }
    expect(await verdict('kr', typed, 'ko')).toEqual(meant({ locality: '예시구', province: '서울특별시' }))
    const wrong = { ...typed, locality: 'Gangnam-gu' }
    expect(await verdict('kr', wrong, 'ko')).toEqual(meant({ locality: '예시구', province: '서울특별시' }))
    expect(await verdict('kr', wrong, 'en')).toEqual(meant({ locality: 'Yesi-gu', province: 'Seoul' }))
  })

  it.each<[string, Partial<AddressDraft>]>([
    ['us', { code: '9729', locality: 'Ashby', province: 'OR' }],
    ['us', { code: '97299', locality: null, province: 'OR' }],
    ['us', { code: '97299', locality: 'Ashby', province: 'Atlantis' }],
    ['us', { code: '97299', locality: 'Ashby', province: 'OR', email: 'ada@' }],
    ['jp', { code: '000-0001', locality: '見本市', province: '東京都' }],
    ['kr', { code: '99999', locality: '예시구', province: '서울특별시' }],
  ])('[RA-02] %s: %o leads nowhere that anybody knows', async (country, parts) => {
    expect(await verdict(country, parts)).toEqual(unknown)
  })
})
