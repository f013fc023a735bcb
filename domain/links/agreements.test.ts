import { describe, expect, it } from 'vitest'
import { agreementLink } from './agreements.ts'

const site = 'podium.example'

describe('[GL-05] agreement links', () => {
  it.each([
    ['cn', 'termsOfUse', 'agreements.cn.podium.example', 'CN'],
    ['gb', 'privacyPolicy', 'agreements.podium.example', 'GB'],
  ] as const)('of %s: the %s at %s', (country, agreementType, host, upperCountry) => {
    const link = new URL(agreementLink(site, agreementType, { country, language: 'en' }) ?? '')
    expect([link.protocol, link.host, Object.fromEntries(link.searchParams)]).toEqual([
      'https:',
      host,
      {
        agreementType,
        uxId: 'com.podium.orders.web',
        country: upperCountry,
        language: 'en',
        requestType: 'redirect',
      },
    ])
  })

  it('lead nowhere but to a listed host', () => {
    expect(agreementLink('evil.example/', 'termsOfUse', { country: 'cn', language: 'en' })).toBeNull()
  })
})
