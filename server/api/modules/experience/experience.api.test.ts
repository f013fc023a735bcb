import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Experience, flagNames, getExperience } from '../../../../contract/session/experience.ts'
import { bannersFor } from '../../../../domain/pages/banners.ts'
import { countryFlags, defaultFlags, resolveFlags } from '../../../../domain/pages/flags.ts'
import { flagOverrides } from '../../../db/tables/flag-overrides.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'

const survey = 'https://survey.podium.example/v1.js'
const own = { origin: 'https://podium.example', secret: testSecret }
const countries = ['us', 'gb', 'pl', 'nl', 'kr', 'jp', 'cn', 'au', 'ca', 'ae', 'zz']

describe.skipIf(!hasDatabase())('experience settings', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { settings: own } })
  })
  afterAll(() => host.close())
  afterEach(async () => {
    await host.deps.db.delete(flagOverrides)
  })

  const settings = (country: string, language = 'en'): Promise<Experience> =>
    sendOk(host.app, getExperience, { query: { country, language } })
  const flagsIn = async (country: string) =>
    resolveFlags({ country, experienceFlags: (await settings(country)).flags, query: {}, byQuery: false })

  it('name country and language', async () => {
    expect(await settings('PL', 'PL')).toMatchObject({
      country: 'pl',
      language: 'pl',
      flagsByQuery: false,
    })
    expect(await sendOk(host.app, getExperience)).toMatchObject({ country: 'us', language: 'en' })
  })

  it.each(countries)('[SE-06] every flag has its default in %s', async (country) => {
    expect(await flagsIn(country)).toEqual(countryFlags(country))
  })

  it.each(flagNames)('[SE-06] %s can be set for one country and counts there alone', async (flag) => {
    const [us, gb] = [countryFlags('us'), countryFlags('gb')]
    await host.deps.db.insert(flagOverrides).values([
      { country: 'us', flag, value: !us[flag] },
      { country: 'gb', flag, value: !gb[flag] },
    ])
    expect(await flagsIn('us')).toEqual({ ...us, [flag]: !us[flag] })
    expect(await flagsIn('gb')).toEqual({ ...gb, [flag]: !gb[flag] })
    expect(await flagsIn('fr')).toEqual(countryFlags('fr'))
  })

  it('send only flags that the client would not have by itself', async () => {
    expect((await settings('zz')).flags).toEqual({})
    expect((await settings('au')).flags).toEqual({ enableCurbsidePickup: true, isAustralia: true })
  })

  it('keep a visitor in the same experiments, by a cookie that the page cannot read and that tells nothing', async () => {
    const first = await send(host.app, getExperience)
    const cookie = first.headers.get('set-cookie') ?? ''
    const visitor =
      /^__Host-baton-visitor=([\w-]{22}); Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/.exec(
        cookie,
      )?.[1]
    expect(visitor).toBeDefined()
    const again = await send(host.app, getExperience, {
      headers: { Cookie: `a=b; __Host-baton-visitor=${visitor}` },
    })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(again.body).toEqual(first.body)
  })

  it('deal visitors over all arms', async () => {
    const arms = new Set<string>()
    for (let index = 0; index < 40; index++) {
      arms.add((await sendOk(host.app, getExperience)).experiments.quickAction ?? '')
    }
    expect(arms).toEqual(new Set(['control', 'test']))
  })

  it('hold no experiments where enableAbTesting is off', async () => {
    expect(defaultFlags.enableAbTesting).toBe(true)
    await host.deps.db.insert(flagOverrides).values({ country: 'us', flag: 'enableAbTesting', value: false })
    expect((await settings('us')).experiments).toEqual({})
  })

  it('bring banners in the language asked for, English where there is none, under two in some countries', async () => {
    const titles = async (country: string, language: string) =>
      bannersFor((await settings(country, language)).banners, 'member').map(({ title }) => title)
    expect(await titles('pl', 'pl')).toEqual([
      'Sześćdziesiąt dni na zmianę zdania',
      'Sezon na błoto otwarty',
      'Ciepłe dłonie, zimne kilometry',
    ])
    expect(await titles('ae', 'ar')).toEqual(['ستون يومًا لتغيّر رأيك', 'لجولات لعب طويلة'])
    expect(await titles('nl', 'nl')).toEqual(['60 dagen bedenktijd'])
    expect(await titles('tr', 'en')).toEqual([])
  })

  it('[SE-05] bring banners of their own for the account type swoosh, enough to turn', async () => {
    for (const country of countries) {
      const { banners } = await settings(country)
      expect(bannersFor(banners, 'swoosh').map(({ id }) => id)).toEqual(['staff-wear-test', 'staff-store'])
      expect(bannersFor(banners, 'member').some(({ id }) => id.startsWith('staff'))).toBe(false)
    }
  })

  it('[SH-13] bring alerts where there is something to tell, in the language asked for', async () => {
    const { alerts } = await settings('pl', 'pl')
    expect(alerts.map(({ title, slug }) => [title, slug])).toEqual([
      ['Paczki jadą trochę dłużej', 'https://podium.example/pl/pl/help/shipping-and-delivery'],
      ['Więcej czasu na prezenty', 'https://podium.example/pl/pl/help/returns-policy'],
    ])
    expect((await settings('us')).alerts).toEqual([])
  })

  it('[SE-08] name a survey, and let flags be set by the address, only where the host says so', async () => {
    const { surveyUrl } = await settings('us')
    expect(surveyUrl).toBeNull()
    const other = await startTestHost({
      work: false,
      overrides: { settings: { ...own, surveyUrl: survey, flagsByQuery: true } },
    })
    expect(await sendOk(other.app, getExperience)).toMatchObject({ surveyUrl: survey, flagsByQuery: true })
    await other.close()
  })

  it("leads banners to the shop's own site and shows pictures of its own", async () => {
    for (const country of countries) {
      for (const { slug, image } of (await settings(country)).banners) {
        expect(slug).toMatch(new RegExp(`^https://podium\\.example/${country}/en/[a-z/-]+$`))
        expect(image).toMatch(/^\/products\/[a-z]+-[a-z]+-352\.webp#widths=176,352,528,1056$/)
      }
    }
  })

  it('give the telephone of a country and its hours', async () => {
    expect((await settings('kr')).contact).toEqual({
      phone: '080-022-0182',
      hours: 'Monday to Friday, 9:00–18:00',
    })
    expect((await settings('sa', 'ar')).contact).toEqual({
      phone: '+966 800 000 0100',
      hours: 'من الأحد إلى الخميس، 9:00–18:00',
    })
    expect((await settings('zz')).contact).toEqual({ phone: null, hours: null })
  })
})
