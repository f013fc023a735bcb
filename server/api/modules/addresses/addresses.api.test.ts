import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addAddress,
  listAddresses,
  maxAddresses,
  type SentDeliveryAddress,
  updateAddress,
} from '../../../../contract/addresses/address-book.ts'
import { validateAddress } from '../../../../contract/addresses/address-validation.ts'
import { memberAddresses } from '../../../db/tables/people/member-addresses.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiAnswer, type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import type { PostalDirectory } from './postal-directory.ts'

const address: SentDeliveryAddress = {
  code: '97299',
  country: 'us',
  email: 'ada@example.com',
  line1: '1180 Larkspur Way',
  line2: 'Apt 4',
  line3: null,
  locality: 'Fernhollow',
  name: { nameGiven: 'Ada', nameFamily: 'Okafor' },
  phone: '5035550114',
  preferred: false,
  province: 'OR',
  zone: null,
}
const postalDirectory: PostalDirectory = {
  placesWith: (country, postalCode) =>
    country === 'us' && postalCode === '97299'
      ? [{ postalCode, local: { locality: 'Fernhollow', zone: null, province: 'OR' }, latin: null }]
      : [],
}

const codeOf = ({ status, body }: ApiAnswer) => [status, (body as { code?: string }).code]
const faultsOf = ({ body }: ApiAnswer) =>
  (body as { errors: { pointer: string; code: string }[] }).errors.map(
    ({ pointer, code }) => `${pointer} ${code}`,
  )

describe.skipIf(!hasDatabase())('the address book', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { postalDirectory } })
  })
  afterAll(() => host.close())

  const list = async (as: string) =>
    (await sendOk(host.app, listAddresses, { as, params: { upmId: as } })).objects
  const add = (as: string, parts: Partial<SentDeliveryAddress> = {}, request: ApiRequest = {}) =>
    send(host.app, addAddress, { as, params: { upmId: as }, body: { ...address, ...parts }, ...request })
  const idOf = ({ body }: ApiAnswer) => (body as { id: string }).id
  const change = (as: string, id: string, parts: Partial<SentDeliveryAddress>, upmId = as) =>
    send(host.app, updateAddress, { as, params: { upmId, id }, body: { ...address, ...parts } })

  it('[RA-01] an address is added with all that was sent, and listed as it is kept', async () => {
    const as = newMember()
    expect(await list(as)).toEqual([])
    const added = await add(as, { line1: ' 1180  Larkspur Way', province: 'oregon', line3: 'Rear' })
    expect([added.status, added.headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    expect(await list(as)).toEqual([{ ...address, line3: 'Rear', id: idOf(added), originalId: null }])
    const answer = await send(host.app, listAddresses, { as, params: { upmId: as } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('[RA-01] e-mail, phone and preferred may be left out', async () => {
    const as = newMember()
    const { email: _email, phone: _phone, preferred: _preferred, ...rest } = address
    await sendOk(host.app, addAddress, { as, params: { upmId: as }, body: rest })
    expect(await list(as)).toMatchObject([{ email: null, phone: null, preferred: false }])
  })

  it('[RA-01] an address is changed whole, and keeps its id', async () => {
    const as = newMember()
    const id = idOf(await add(as))
    expect((await change(as, id, { line2: null, locality: 'Dunmore' })).body).toEqual({ id })
    expect(await list(as)).toEqual([{ ...address, line2: null, locality: 'Dunmore', id, originalId: null }])
  })

  it('the same key adds once', async () => {
    const as = newMember()
    const [first, again] = [await add(as, {}, { key: 'k' }), await add(as, {}, { key: 'k' })]
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await list(as)).toHaveLength(1)
    expect(codeOf(await add(as, { line1: 'Other' }, { key: 'k' }))).toEqual([422, 'idempotency_mismatch'])
    expect(codeOf(await add(as, {}, { key: null }))).toEqual([400, 'idempotency_key_missing'])
  })

  it('[AP-01] nobody sees or changes the book of another', async () => {
    const [as, other] = [newMember(), newMember()]
    const id = idOf(await add(as))
    const params = { upmId: as }
    expect(codeOf(await send(host.app, listAddresses, { as: other, params }))).toEqual([403, 'forbidden'])
    expect(codeOf(await add(other, {}, { params }))).toEqual([403, 'forbidden'])
    expect(codeOf(await change(other, id, { line1: 'Stolen' }, as))).toEqual([403, 'forbidden'])
    expect(codeOf(await change(other, id, { line1: 'Stolen' }))).toEqual([404, 'not_found'])
    expect(codeOf(await change(as, 'nowhere', {}))).toEqual([404, 'not_found'])
    expect(codeOf(await send(host.app, listAddresses, { params }))).toEqual([401, 'unauthorized'])
    expect(await list(as)).toMatchObject([{ line1: address.line1 }])
    expect(await list(other)).toEqual([])
  })

  it('[RA-01] one is preferred at a time, and it comes first; then the newest', async () => {
    const as = newMember()
    const ids = []
    for (const line1 of ['1 First', '2 Second', '3 Third']) {
      ids.push(idOf(await add(as, { line1, preferred: line1 !== '3 Third' })))
      host.clock.advanceMinutes(1)
    }
    const lines = async () =>
      (await list(as)).map(({ line1, preferred }) => `${line1}${preferred ? '*' : ''}`)
    expect(await lines()).toEqual(['2 Second*', '3 Third', '1 First'])
    await change(as, ids[0] ?? '', { line1: '1 First', preferred: true })
    expect(await lines()).toEqual(['1 First*', '3 Third', '2 Second'])
    await change(as, ids[0] ?? '', { line1: '1 First', preferred: false })
    expect(await lines()).toEqual(['3 Third', '2 Second', '1 First'])
  })

  it('[RA-03] what the country’s rules refuse is refused with a problem for each field, and nothing is kept', async () => {
    const as = newMember()
    const wrong = await add(as, {
      name: null,
      line1: ' ',
      code: '9729',
      province: 'Atlantis',
      phone: '12',
      email: 'ada',
    })
    expect(codeOf(wrong)).toEqual([400, 'validation'])
    expect(faultsOf(wrong)).toEqual([
      '/name/nameGiven required',
      '/name/nameFamily required',
      '/line1 required',
      '/province region',
      '/code postal_code',
      '/phone phone',
      '/email email',
    ])
    expect(JSON.stringify(wrong.body)).not.toContain('Atlantis')
    expect(faultsOf(await add(as, { line2: 'x'.repeat(121) }))).toEqual(['/line2 max_length'])
    expect(faultsOf(await add(as, { country: 'USA' }))).toEqual(['/country country'])
    expect(await list(as)).toEqual([])
    const id = idOf(await add(as))
    expect(faultsOf(await change(as, id, { code: 'X' }))).toEqual(['/code postal_code'])
    expect(await list(as)).toMatchObject([{ code: '97299' }])
  })

  it('a full book takes no more, and may still be changed', async () => {
    const as = newMember()
    const at = host.clock.now()
    await host.deps.db.insert(memberAddresses).values(
      Array.from({ length: maxAddresses }, (_, index) => ({
        id: `${as}-${index}`,
        upmId: as,
        country: 'us',
        createdAt: at,
        changedAt: at,
      })),
    )
    expect(codeOf(await add(as))).toEqual([400, 'address_book_full'])
    expect((await change(as, `${as}-0`, { preferred: true })).status).toBe(200)
    const rows = await host.deps.db.select().from(memberAddresses).where(eq(memberAddresses.upmId, as))
    expect(rows).toHaveLength(maxAddresses)
  })

  it('nothing of an address is logged', async () => {
    const as = newMember()
    await add(as)
    await add(as, { code: 'X' })
    await send(host.app, validateAddress, { body: { address, language: 'en' } })
    const logged = JSON.stringify(host.lines)
    for (const word of ['Okafor', 'Larkspur', 'Fernhollow', '97299', '5035550114', 'ada@example.com'])
      expect(logged).not.toContain(word)
  })

  describe('asking whether it is right', () => {
    const ask = async (parts: Partial<SentDeliveryAddress>, language = 'en') =>
      sendOk(host.app, validateAddress, {
        body: { address: { ...address, ...parts }, language, visitor: null },
      })

    it('[RA-02] right as it stands, probably meant otherwise, or not known', async () => {
      expect(await ask({})).toEqual({ validated: true, validatedAddress: null })
      expect(await ask({ locality: 'Fernhollo', province: 'NY' })).toEqual({
        validated: true,
        validatedAddress: address,
      })
      expect(await ask({ code: '9' })).toEqual({ validated: false, validatedAddress: null })
      expect(await ask({ code: '97299', country: 'jp' }, 'ja')).toEqual({
        validated: false,
        validatedAddress: null,
      })
    })

    it('anybody may ask, from one address 60 times a minute', async () => {
      const headers = { 'X-Forwarded-For': '198.51.100.77' }
      const answers = []
      for (let times = 0; times < 61; times += 1)
        answers.push(await send(host.app, validateAddress, { body: { address, language: 'en' }, headers }))
      expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
      expect([answers[60]?.status, answers[60]?.headers.get('Retry-After')]).toEqual([
        429,
        expect.stringMatching(/^\d+$/),
      ])
    })
  })
})
