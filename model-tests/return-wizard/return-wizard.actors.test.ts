import { describe, expect, test } from 'vitest'
import type { ReturnProvider } from '../../domain/return-methods/providers.ts'
import { createReturnWizardMachine } from '../../machines/return-wizard/return-wizard.actors.ts'
import {
  selectStoreSelector,
  selectWizardView,
} from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { type CallResult, failed, succeeded } from '../../services/http/result.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import { sampleDelivered, sampleInKorea, sampleStore, sampleWizardInput } from '../samples/return-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'
import { courierDraft, inKoreaInput } from './return-wizard.parts.ts'

openPage()

const orderNumber = 'C00000001'
const carriers: readonly ReturnProvider[] = [
  { providerName: 'UPS', nikeServiceTypeCode: 'EMEA_DROPOFF', serviceSCACCode: 'UPSN' },
]

type Page = {
  readonly input?: Partial<ReturnWizardInput>
  readonly order?: CallResult<ReturnType<typeof sampleDelivered>>
  readonly replies?: readonly HostAnswer[]
}

const start = async ({ input = {}, order = succeeded(sampleDelivered()), replies = [] }: Page) => {
  const host = startHost(replies)
  const { keys, claimed, settled } = startKeys()
  const ordersAsked: unknown[] = []
  const countriesAsked: string[] = []
  const kept: unknown[] = []
  const machine = createReturnWizardMachine({
    http: host.http,
    keys,
    order: {
      start: async () => undefined,
      take: async (question) => {
        ordersAsked.push(question)
        return order
      },
      peek: () => null,
      known: () => null,
    },
    providers: {
      of: async (country) => {
        countriesAsked.push(country)
        return country === 'us' ? carriers : null
      },
      known: () => ({}),
    },
    memory: {
      storeDraft: (number, draft) => kept.push(['draft', number, draft]),
      dropDraft: (number) => kept.push(['dropped', number]),
      storeMethod: (number, method, store) => kept.push(['method', number, method, store?.storeId ?? null]),
    },
    orderNumber,
    since: walkTime - 5_000,
  })
  const wizard = running(machine, { ...sampleWizardInput(() => walkTime), ...input })
  await wizard.pass(0)
  const view = () => selectWizardView(wizard.snapshot())
  const context = () => wizard.snapshot().context
  return { ...wizard, asked: host.asked, claimed, settled, ordersAsked, countriesAsked, kept, view, context }
}

describe('return wizard: its order and what comes with it', () => {
  test('the carriers of the page’s country are asked for at once, and those of the order’s country count', async () => {
    const home = await start({})
    expect(home.ordersAsked).toEqual([{ orderNumber, country: 'us', language: 'en' }])
    expect(home.countriesAsked).toEqual(['us', 'us'])
    expect([home.context().order, home.context().providers]).toEqual([sampleDelivered(), carriers])

    const abroad = await start({ order: succeeded(sampleInKorea) })
    expect([abroad.countriesAsked, abroad.context().providers]).toEqual([['us', 'kr'], null])
  })

  test('an order that does not come is told as the host told it', async () => {
    const page = await start({ order: failed({ kind: 'network' }) })
    expect([page.view(), page.countriesAsked, page.context().order]).toEqual(['orderFailed', ['us'], null])
  })
})

describe('return wizard: the address of a courier after a reload', () => {
  const reloaded = (id: string, ...replies: readonly HostAnswer[]) =>
    start({ input: { ...inKoreaInput, step: 'confirmation', storedDraft: courierDraft(id) }, replies })

  test('the book of the member is asked, and the address in it that was chosen is taken', async () => {
    const page = await reloaded('a2', answers({ objects: [sampleDelivery('a1'), sampleDelivery('a2')] }))
    expect(page.asked).toEqual([{ call: 'GET /api/identity/user/v1/upm-1/address' }])
    expect([page.view(), page.context().address]).toEqual(['confirmation', sampleEntry('a2')])
  })

  test('an address that is gone from the book, or a book that does not come, leads back to the ways', async () => {
    const gone = await reloaded('a3', answers({ objects: [sampleDelivery('a1')] }))
    expect([gone.view(), gone.context().address]).toEqual(['method', null])
    const silent = await reloaded('a3', refuses(503, 'unavailable'))
    expect([silent.view(), silent.context().address]).toEqual(['method', null])
  })
})

describe('return wizard: what is asked and kept on the way', () => {
  const toStores = async (...replies: readonly HostAnswer[]) => {
    const page = await start({ replies })
    const { actor } = page
    actor.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: true } })
    actor.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'reason', value: 'tooSmall' } })
    actor.send({ type: 'wizard.continue' })
    actor.send({ type: 'method.chosen', method: 'returnToStore' })
    await page.pass(0)
    return page
  }
  const stores = answers({
    objects: [{ store: sampleStore('s1'), distanceMeters: 1_800, isOpenNow: true }],
    pages: { next: 'cursor-2', totalResources: 4 },
  })
  const query = {
    postalCode: '97209',
    city: 'Portside',
    state: 'OR',
    country: 'US',
    count: '3',
  }

  test('stores are looked for around the order’s address, by what the shopper types, page by page', async () => {
    const { snapshot, pass, asked } = await toStores(stores, stores, stores)
    const selector = selectStoreSelector(snapshot())
    selector?.send({ type: 'stores.next' })
    await pass(0)
    selector?.send({ type: 'stores.search', search: 'Linfield' })
    await pass(0)
    expect(asked).toEqual([
      { call: 'GET /api/store/store_locations/v1', query },
      { call: 'GET /api/store/store_locations/v1', query: { ...query, cursor: 'cursor-2' } },
      { call: 'GET /api/store/store_locations/v1', query: { ...query, search: 'Linfield' } },
    ])
  })

  test('each change of the draft is kept under the order’s number, the way and its store as well', async () => {
    const { actor, kept, context } = await toStores(stores)
    actor.send({ type: 'store.chosen', store: sampleStore('s1') })
    expect(kept).toMatchObject([
      ['draft', orderNumber, { choices: [{ checked: true, reason: null }, {}] }],
      ['draft', orderNumber, { choices: [{ checked: true, reason: 'tooSmall' }, {}] }],
      ['draft', orderNumber, { method: 'returnToStore', store: null }],
      ['method', orderNumber, 'returnToStore', null],
      ['draft', orderNumber, context().draft],
      ['method', orderNumber, 'returnToStore', 's1'],
    ])
  })

  test('a way that the order does not offer leaves the kept way as it is', async () => {
    const { actor, kept } = await toStores(stores)
    actor.send({ type: 'method.chosen', method: 'auDropoff' })
    expect(kept.slice(-2)).toMatchObject([
      ['method', orderNumber, 'returnToStore', null],
      ['draft', orderNumber, { method: null, store: null }],
    ])
  })

  test('the return is sent with a key that counts since the wizard was opened, and the draft goes with it', async () => {
    const job = { jobId: 'job-1', response: { returnOrderNumber: 'R00000001' }, error: null }
    const { actor, pass, asked, claimed, settled, kept, view } = await start({ replies: [answers(job, 202)] })
    actor.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: true } })
    actor.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'reason', value: 'tooSmall' } })
    actor.send({ type: 'wizard.continue' })
    actor.send({ type: 'method.chosen', method: 'upsDropoff' })
    actor.send({ type: 'wizard.continue' })
    await pass(0)
    expect(asked).toMatchObject([
      {
        call: 'POST /api/order_mgmt/user_return_captures/v1',
        idempotencyKey: 'key-1',
        body: { orderNumber, orderLines: [{ orderLineId: 'line-1', quantity: 1 }] },
      },
    ])
    const subject = { call: 'captureReturn', object: orderNumber }
    expect(claimed).toEqual([{ ...subject, since: walkTime - 5_000 }])
    expect(settled).toEqual([{ ...subject, key: 'key-1', end: 'made' }])
    expect([view(), kept.at(-1)]).toEqual(['created', ['dropped', orderNumber]])
  })
})
