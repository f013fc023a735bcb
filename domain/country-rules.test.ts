import { describe, expect, it } from 'vitest'
import type { Address } from '../contract/orders/address.ts'
import type { Flags } from '../contract/session/experience.ts'
import { describedCountries, profileOf } from './countries/profile-of.ts'
import { returnTerms } from './countries/return-terms.ts'
import { formatTime } from './format/dates.ts'
import { callingCodeOf, phoneCredential } from './guests/phone.ts'
import { agreementLink } from './links/agreements.ts'
import { cancelWindowMs } from './order-actions/cancel-window.ts'
import { showsViewReturns } from './order-actions/view-returns.ts'
import { addressName } from './orders/address-lines.ts'
import { showsEInvoice } from './orders/e-invoice.ts'
import { taxWording } from './orders/price-summary.ts'
import { countryFlags } from './pages/flags.ts'
import { pageTitle } from './pages/page.ts'
import { refundTiming } from './refunds/refund-timing.ts'
import type { ReturnRole } from './return-methods/method-prices.ts'
import { offeredMethods } from './return-methods/offered-methods.ts'
import { asksForCodes, codeWaitOf, mailedLabelDays } from './return-methods/return-label.ts'
import { lineRefusal } from './returns/line-refusal.ts'
import { endsInPreview } from './returns/return-preview.ts'
import { reasonNamed, reasonOfCode, returnReasons, takesComment } from './returns/return-reasons.ts'
import { isReturnWindowOpen } from './returns/return-window.ts'
import { sampleAddress, sampleOrder } from './testing/samples.ts'
import { showsTracking } from './tracking/track-shipment.ts'

/** The countries of which these are true, by their two letters. */
const where = (isSo: (country: string) => boolean) => describedCountries.filter(isSo)

const emea = 'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' ')

const offers = (
  country: string,
  role: ReturnRole = 'member',
  asked: { address?: Address; flags?: Partial<Flags> } = {},
) =>
  offeredMethods({
    order: sampleOrder({ shipFrom: { address: asked.address ?? sampleAddress({}) } }),
    country,
    role,
    flags: { ...countryFlags(country), ...asked.flags },
    providers: null,
    hasReturnableItems: true,
  })
const idsOf = (country: string, flags: Partial<Flags> = {}) => [
  ...new Set(offers(country, 'member', { flags }).map(({ id }) => id)),
]

/** Each way back with the kind of its price. */
const pricesOf = (country: string, role: ReturnRole) => [
  ...new Set(offers(country, role).map(({ id, price }) => `${id} ${price.kind}`)),
]

describe('rules of countries', () => {
  it('[CC-04 A-42] us: the plain name of the shop, UPS from $6, USPS for special addresses, free returns told to guests', () => {
    expect(where((country) => pageTitle('Orders', 'Podium', country) === 'Orders | Podium')).toEqual(['us'])
    expect(where((country) => profileOf(country).guests.saysMembersReturnFree)).toEqual(['us'])
    expect(where((country) => idsOf(country).some((id) => id.startsWith('ups')))).toEqual(['us'])
    const pickup = offers('us').find(({ id }) => id === 'upsPickup')
    expect([pickup?.price, pickup?.carrier?.code]).toEqual([
      { kind: 'from', amount: 600, currency: 'USD' },
      'UPSN',
    ])
    expect([pricesOf('us', 'member'), pricesOf('us', 'guest')]).toEqual([
      ['upsDropoff free', 'upsPickup from', 'returnToStore free'],
      ['upsDropoff shopperPays', 'upsPickup from', 'returnToStore free'],
    ])
    const carriersAt = (changes: Parameters<typeof sampleAddress>[0]) =>
      offers('us', 'member', { address: sampleAddress({ country: 'US', ...changes }) }).flatMap(
        ({ carrier }) => (carrier ? [carrier.code] : []),
      )
    expect([
      carriersAt({ city: 'Fernhollow', state: 'OR' }),
      carriersAt({ city: 'APO' }),
      carriersAt({ city: 'FPO' }),
      carriersAt({ city: 'Camp', state: 'AE' }),
      carriersAt({ city: 'Guantanamo Bay' }),
      carriersAt({ city: 'Juneau', state: 'AK' }),
    ]).toEqual([['UPSN', 'UPSN'], ['USPS'], ['USPS'], ['USPS'], ['USPS'], ['USPS', 'UPSN']])
  })

  it('[CC-04 A-42] kr: a notice to sign in, stores for 14 days, 3 days for the refund, its own number, no label codes, a preview', () => {
    expect(where((country) => profileOf(country).shop.hasSignInBanner)).toEqual(['kr'])
    expect(where((country) => profileOf(country).contact.returnsPhone !== null)).toEqual(['kr'])
    expect(profileOf('kr').contact.returnsPhone).toBe('080-022-0182')
    expect(where((country) => profileOf(country).returns.storeReturnDays !== null)).toEqual(['kr'])
    expect(profileOf('kr').returns.storeReturnDays).toBe(14)
    expect(where((country) => refundTiming(country).usual.unit === 'days')).toEqual(['kr'])
    expect(refundTiming('kr')).toEqual({ usual: { count: 3, unit: 'days' }, allowDays: 3 })
    expect(pricesOf('kr', 'guest')).toEqual(['courierPickup free', 'returnToStore free'])
    const preview = (country: string, isStore: boolean) =>
      endsInPreview({ country, flags: countryFlags(country), method: { isStore } })
    expect(where((country) => preview(country, true))).toEqual(['kr'])
    expect(where((country) => preview(country, false))).toEqual([])
  })

  it('[CC-04 A-42] jp: Sagawa picks up, reasons in its own words, no free text', () => {
    expect(where((country) => idsOf(country).includes('sagawaPickup'))).toEqual(['jp'])
    expect(pricesOf('jp', 'guest')).toEqual(['sagawaPickup free', 'returnToStore free'])
    expect(where((country) => !takesComment(null, country))).toEqual(['jp'])
    const own = returnReasons('jp', countryFlags('jp'))
    expect(own.map(({ name, code }) => `${name} ${code}`)).toEqual(
      expect.arrayContaining(['orderedMultiple 5', 'qualityDefect 6']),
    )
    expect(own.filter(({ name }) => takesComment(name, 'jp'))).toEqual([])
  })

  it('[CC-04 A-42] au: guests pay $9.90 with 10% GST in it, members nothing; its own reasons and words', () => {
    const priceFor = (role: ReturnRole) => offers('au', role).find(({ id }) => id === 'auDropoff')?.price
    expect([priceFor('guest'), priceFor('member')]).toEqual([
      { kind: 'fixed', amount: 990, currency: 'AUD', includedTax: 'gst10' },
      { kind: 'free' },
    ])
    expect(where((country) => returnTerms(country, countryFlags(country)).namesRefundTotal)).toEqual(['au'])
    expect(returnReasons('au', countryFlags('au')).map(({ code }) => code)).toEqual(
      '502 503 501 504 505'.split(' '),
    )
  })

  it('[CC-04 A-42] cn: terms and +86, agreements of its own host, a reload, final designs, e-invoices, no label codes', () => {
    expect(where((country) => profileOf(country).guests.needsTerms)).toEqual(['cn'])
    expect([
      callingCodeOf('cn'),
      phoneCredential('13800138000', '86'),
      phoneCredential('8613800138000', '86'),
    ]).toEqual(['86', '+8613800138000', '+8613800138000'])
    const agreementHost = (country: string) =>
      new URL(agreementLink('podium.example', 'termsOfUse', { country, language: 'en' }) ?? '').host
    expect(where((country) => agreementHost(country) !== 'agreements.podium.example')).toEqual(['cn'])
    expect(where((country) => profileOf(country).orders.reloadsAfterCancelling)).toEqual(['cn'])
    const design = {
      status: 'Delivered',
      isCustomDesign: true,
      isBarredByHost: false,
      isReturnable: true,
      returnableQuantity: 1,
    }
    expect(where((country) => lineRefusal(design, country) === 'customDesign')).toEqual(['cn'])
    expect(where((country) => showsEInvoice(country, ['shipped']))).toEqual(['cn'])
    expect(where((country) => showsEInvoice(country, ['delivered']))).toEqual(['cn'])
    expect(where((country) => showsEInvoice(country, ['ordered', 'cancelled']))).toEqual([])
    expect(where((country) => !asksForCodes(country))).toEqual(['cn', 'kr'])
  })

  it('[CC-04 A-42] ca and id have their own words for tax', () => {
    expect(where((country) => taxWording(country) === 'taxes')).toEqual(['ca'])
    expect(where((country) => taxWording(country) === 'dutiesAndTaxes')).toEqual(['id'])
  })

  it('[CC-04 A-42] gb: no pickup; nl: codes wait 30 minutes; be, es and it: 10', () => {
    const picksUp = (country: string) => idsOf(country).includes('emeaPickup')
    expect(profileOf('gb').returns.carriers.some(({ services }) => services.includes('pickup'))).toBe(true)
    expect(picksUp('gb')).toBe(false)
    expect(
      where((country) => codeWaitOf(country) > 0).map((country) => [country, codeWaitOf(country)]),
    ).toEqual([
      ['be', 10],
      ['es', 10],
      ['it', 10],
      ['nl', 30],
    ])
  })

  it('[CC-04 A-42] Europe, the Middle East and Africa: its own methods, carriers, codes by flag, up to two weeks for the refund', () => {
    expect(where((country) => profileOf(country).isEmea)).toEqual(emea)
    expect(where((country) => idsOf(country).includes('emeaStoreReturn'))).toEqual(emea)
    for (const country of emea) {
      expect(idsOf(country).filter((id) => !id.startsWith('emea'))).toEqual([])
      expect(
        offers(country).filter(({ id, carrier }) => id !== 'emeaStoreReturn' && carrier === null),
      ).toEqual([])
      expect(profileOf(country).returns.carriers.some(({ services }) => services.includes('locating'))).toBe(
        true,
      )
      const [forMembers, forGuests] = [pricesOf(country, 'member'), pricesOf(country, 'guest')]
      expect(forMembers).toEqual(idsOf(country).map((id) => `${id} free`))
      expect(forGuests).toEqual(
        idsOf(country).map((id) => `${id} ${id === 'emeaStoreReturn' ? 'free' : 'shopperPays'}`),
      )
    }
    const hasCodes = (flags: Partial<Flags>) =>
      where((country) => idsOf(country, flags).includes('emeaPaperless'))
    expect(hasCodes({})).toEqual(['be', 'es', 'gb', 'it', 'nl'])
    expect(hasCodes({ emeaPaperless: false })).toEqual([])
    expect(where((country) => refundTiming(country).allowDays === 14)).toEqual(emea)
    expect(where((country) => refundTiming(country).allowDays === 7)).toEqual(
      describedCountries.filter((country) => country !== 'kr' && !emea.includes(country)),
    )
  })

  it('[CC-04 A-42] clocks, names and tracking go by the country', () => {
    const noon = (country: string) =>
      formatTime('2026-11-20T14:10:00Z', { locale: 'en-GB', timeZone: 'UTC', country })
    expect(where((country) => noon(country) !== '14:10')).toEqual(['au', 'ca', 'in', 'mx', 'us'])
    const name = (country: string) =>
      addressName(sampleAddress({ firstName: 'Wei', lastName: 'Li', iso2Country: country.toUpperCase() }))
    expect(where((country) => name(country) === 'Li Wei')).toEqual(['cn', 'tw', 'vn'])
    const tracks = (country: string, isReturnDetail: boolean) =>
      showsTracking({ hasTrackingLink: true, statuses: ['shipped'], isReturnDetail, country })
    expect(where((country) => !tracks(country, true))).toEqual(['cn', 'jp', 'kr'])
    expect(where((country) => !tracks(country, false))).toEqual([])
  })

  it('[CC-04 A-42] everywhere: 30 minutes to cancel, 60 days to return, 30 to look at it, two business days for most refunds, Not As Expected for what is not known', () => {
    const at = Date.parse('2026-11-20T10:00:00Z')
    const day = 86_400_000
    for (const country of describedCountries) {
      const isOpen = (now: number) => isReturnWindowOpen({ orderDate: '2026-11-20T10:00:00Z', country, now })
      expect([isOpen(at + 60 * day - 1), isOpen(at + 60 * day)]).toEqual([true, false])
      expect([cancelWindowMs(country), mailedLabelDays(country)]).toEqual([30 * 60_000, { from: 5, to: 7 }])
      const showsButtons = (now: number) =>
        showsViewReturns({
          statuses: ['returnCreated'],
          orderDate: '2026-11-20T10:00:00Z',
          country,
          now,
          disableReturns: false,
        })
      expect([showsButtons(at + 30 * day), showsButtons(at + 30 * day + 1)]).toEqual([true, false])
      const named = reasonNamed('beamed up', country)
      expect([named.name, reasonOfCode('beamed up', country).name]).toEqual([
        'notAsExpected',
        'notAsExpected',
      ])
      expect(named.code).toBe('6')
      if (country === 'kr') continue
      expect(refundTiming(country).usual).toEqual({ count: 2, unit: 'businessDays' })
    }
  })
})
