import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../../testing/host/api-client.ts'
import { openPdf, readCodes } from '../../../testing/host/read-codes.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addReturn, sender } from '../../../testing/orders/return-order.ts'
import { createApp } from '../../app.ts'
import { LabelNotPrinted } from './label-printer.ts'

describe.skipIf(!hasDatabase())('the label of a return', () => {
  let host: TestHost
  const owner = newMember()
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const add = (parts: OrderParts = {}) => addReturn(host.deps.db, { upmId: owner, ...parts })
  const ask = (returnOrderNum: string, request: ApiRequest = {}) =>
    send(host.app, getReturnLabel, {
      params: { returnOrderNum },
      ...(request.filter === undefined ? { as: owner } : {}),
      ...request,
    })
  const label = (returnOrderNum: string, query: Record<string, string> = {}) =>
    sendOk(host.app, getReturnLabel, { as: owner, params: { returnOrderNum }, query })
  const codeOf = async (number: string, request: ApiRequest = {}) => {
    const { status, body } = await ask(number, request)
    return [status, (body as { code?: string }).code]
  }
  const pdfOf = (base64: string | null) => Buffer.from(base64 ?? '', 'base64')

  it('[RL-01] has carrier, format, PDF, drop-off code and data matrix, all of which scan', async () => {
    const number = await add()
    const answer = await label(number, { paperless: 'true' })
    expect(answer).toMatchObject({
      carrier: 'UPS',
      labelFormat: 'PDF',
      isEmeaPaperless: false,
      dropOffCode: { data: expect.stringMatching(/^PDM-\d{16}$/) },
      printed: {
        trackingNumber: expect.stringMatching(/^UPSN\d{12}$/),
        from: ['Kim Łęcka', '1180 Larkspur Way', 'Fernhollow, OR 97299', 'United States'],
        lines: [
          { title: 'Court shoe', size: 'EU 42', quantity: 2 },
          { title: 'Trail jacket', size: null, quantity: 1 },
        ],
      },
      error: null,
    })
    const pdf = openPdf(pdfOf(answer.returnLabel))
    const matrix = `${number}|${answer.printed?.trackingNumber}`
    for (const line of [...(answer.printed?.from ?? []), ...(answer.printed?.to ?? [])]) {
      expect(pdf.text).toContain(line)
    }
    expect(await readCodes(pdf.print(203))).toEqual([
      { format: 'Code128', text: answer.printed?.trackingNumber },
      { format: 'DataMatrix', text: matrix },
    ])
    expect(await readCodes(pdfOf(answer.dataMatrix))).toEqual([{ format: 'DataMatrix', text: matrix }])
  })

  it('[RL-01] is the same whenever it is asked for, and another one by another method', async () => {
    const number = await add()
    const first = await label(number, { paperless: 'true' })
    expect(await label(number, { paperless: 'true' })).toEqual(first)
    const other = await label(await add({ returnMethod: 'upsPickup|USPS' }))
    expect([other.carrier, other.printed?.trackingNumber.slice(0, 4)]).toEqual(['USPS', 'USPS'])
  })

  it('[RL-01] comes in the language asked for, else in English', async () => {
    const number = await add()
    const titleOf = async (language?: string) => {
      const { returnLabel } = await label(number, language === undefined ? {} : { language })
      return openPdf(pdfOf(returnLabel)).document.getMetaData('info:Title')
    }
    expect([await titleOf('pl'), await titleOf('ar'), await titleOf('eo'), await titleOf()]).toEqual([
      `Etykieta zwrotna ${number}`,
      `ملصق الإرجاع ${number}`,
      `Return label ${number}`,
      `Return label ${number}`,
    ])
  })

  it('[RL-01] a store return has a barcode and no label', async () => {
    for (const returnMethod of ['returnToStore', 'emeaStoreReturn']) {
      expect(await label(await add({ returnMethod }), { paperless: 'true' })).toEqual({
        carrier: null,
        dataMatrix: null,
        isEmeaPaperless: false,
        returnLabel: null,
        labelFormat: null,
        dropOffCode: null,
        printed: null,
        error: null,
      })
    }
  })

  it('[RL-01] is paperless in EMEA, and never in China and Korea', async () => {
    const codes = async (country: string, returnMethod: string, paperless = 'true') => {
      const answer = await label(await add({ country, returnMethod }), { paperless })
      return [answer.isEmeaPaperless, answer.dropOffCode !== null, answer.dataMatrix !== null]
    }
    expect({
      netherlands: await codes('nl', 'emeaPaperless|PNLB'),
      notAskedFor: await codes('nl', 'emeaPaperless|PNLB', 'false'),
      printed: await codes('de', 'emeaDropoff|DHLP'),
      china: await codes('cn', 'emeaPaperless'),
      korea: await codes('kr', 'emeaPaperless'),
    }).toEqual({
      netherlands: [true, true, true],
      notAskedFor: [true, false, false],
      printed: [false, false, false],
      china: [true, false, false],
      korea: [true, false, false],
    })
  })

  it('[RL-04] is there while a line is ordered, return-created or in process, and for methods that have one', async () => {
    const of = async (parts: OrderParts) => codeOf(await add(parts))
    expect({
      inProcess: await of({ lines: [{ status: 'return completed' }, { status: 'In Transit' }] }),
      completed: await of({ lines: [{ status: 'Inspection Passed' }] }),
      denied: await of({ lines: [{ status: 'Return Denied' }] }),
      courier: await of({ returnMethod: 'courierPickup' }),
      unknown: await of({ returnMethod: null }),
    }).toEqual({
      inProcess: [200, undefined],
      completed: [400, 'label_not_available'],
      denied: [400, 'label_not_available'],
      courier: [400, 'label_not_available'],
      unknown: [400, 'label_not_available'],
    })
  })

  it('[RL-01] is for whoever may see the return; everything else is one and the same 404', async () => {
    const number = await add()
    const sales = await addOrder(host.deps.db, { upmId: owner })
    expect({
      guestByEmail: await codeOf(number, { filter: 'email(kim@podium.example)' }),
      guestByPhone: await codeOf(number, { filter: 'phoneNumber(1 2025550143)' }),
      stranger: await codeOf(number, { as: newMember() }),
      wrongGuest: await codeOf(number, { filter: 'email(lee@podium.example)' }),
      salesOrder: await codeOf(sales),
      unknown: await codeOf('UNKNOWN1'),
      malformed: await codeOf('A-1'),
    }).toEqual({
      guestByEmail: [200, undefined],
      guestByPhone: [200, undefined],
      stranger: [404, 'order_not_found'],
      wrongGuest: [404, 'order_not_found'],
      salesOrder: [404, 'order_not_found'],
      unknown: [404, 'order_not_found'],
      malformed: [400, 'validation'],
    })
    const bodies = await Promise.all(
      [await ask(number, { as: newMember() }), await ask('UNKNOWN1')].map(({ body }) => body),
    )
    expect(bodies[0]).toEqual(bodies[1])
  })

  it('[RL-01] is printed for an order whose lines were kept before they had a limit', async () => {
    const lines = [{ status: 'Return Created', title: 'Wide '.repeat(800), size: 'X'.repeat(4_000) }]
    const printed = async (address1: string) => {
      const address = { ...sender.address, address1 }
      const number = await add({ shipFrom: { ...sender, address } as typeof sender, lines })
      return openPdf(pdfOf((await label(number)).returnLabel))
    }
    const latin = await printed('W'.repeat(4_000))
    const arabic = await printed('شارع '.repeat(800))
    expect([latin.pages, arabic.pages]).toEqual([1, 1])
    expect(latin.text).toMatch(/\nW{20,40}…\n/)
    expect(latin.text).toMatch(/\n1 × Wide Wide [Wide ]+…\n/)
    expect(arabic.text.length).toBeLessThan(2_000)
  })

  it('[RL-01] says when to ask again where the printer has too much to do or has lost the label', async () => {
    const answers = []
    for (const code of ['label_queue_full', 'label_timeout', 'label_thread_died'] as const) {
      const print = () => Promise.reject(new LabelNotPrinted(code))
      const labelPrinter = { print, archive: print, close: async () => {} }
      const app = createApp({ ...host.deps, labelPrinter })
      const answer = await send(app, getReturnLabel, { as: owner, params: { returnOrderNum: await add() } })
      answers.push([answer.status, (answer.body as { code: string }).code, answer.headers.get('Retry-After')])
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => [503, 'unavailable', '5']))
  })

  it('[RL-01] counts failed lookups of guests against the return', async () => {
    const number = await add()
    const guess = async () => (await ask(number, { filter: 'email(lee@podium.example)' })).status
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await guess())
    expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array.from({ length: 10 }, () => 404), 429])
  })
})
