import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archivesPerDay, getOrderArchive } from '../../../../contract/orders/papers.ts'
import { openGift, returnGift } from '../../../../contract/returns/gift-return-calls.ts'
import { sendReturnProof } from '../../../../contract/returns/return-proof.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addOrder, newMember } from '../../../testing/orders/build-order.ts'
import { askedLine, deliveredOrder } from '../../../testing/orders/return-bodies.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { sampleJpeg } from '../../../testing/pictures/sample-jpeg.ts'
import { createApp } from '../../app.ts'
import { giftCodeOf } from '../gift-goods/gift-code.ts'
import { insertMail } from '../mail/mail.repository.ts'
import { LabelNotPrinted } from '../return-labels/label-printer.ts'

/** The files of a .zip, read by its central directory as unpackers do. */
const unzip = (zip: Buffer): Readonly<Record<string, Buffer>> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < zip.readUInt16LE(end + 10); index += 1) {
    const [packed, length, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.subarray(at + 46, at + 46 + length).toString()
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files[name] = inflateRawSync(zip.subarray(from, from + packed))
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

describe.skipIf(!hasDatabase())('everything of an order', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const place = async () => {
    const as = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId: as,
      lines: [{ status: 'Delivered', statusVariant: 'DELIVERED', title: 'Court shoe' }],
      payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
    })
    const returnOrderNumber = await addReturn(host.deps.db, {
      upmId: as,
      parentSalesOrderNumber: orderNumber,
    })
    await sendOk(host.app, sendReturnProof, {
      as,
      params: { returnOrderNumber },
      body: { receiptNumber: '1Z999', photo: sampleJpeg().toString('base64') },
    })
    return { as, orderNumber, returnOrderNumber }
  }
  const ask = ({ as, orderNumber }: { as: string; orderNumber: string }, app = host.app) =>
    send(app, getOrderArchive, { as, params: { orderNumber }, query: { language: 'en' } })

  it('[BY-29] comes as papers, photos and a file that programs read', async () => {
    const sale = await place()
    const { archive } = (await ask(sale)).body as { archive: string }
    const files = unzip(Buffer.from(archive, 'base64'))
    const names = Object.keys(files)
    expect(names).toEqual([
      expect.stringMatching(/^US-S-\d{7}\.pdf$/),
      expect.stringMatching(/^US-P-\d{7}\.pdf$/),
      `return-${sale.returnOrderNumber}-receipt.jpg`,
      'order.json',
    ])
    expect(files[names[0] ?? '']?.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(JSON.parse(String(files['order.json']))).toMatchObject({
      format: 1,
      order: { orderNumber: sale.orderNumber },
      returns: [{ orderNumber: sale.returnOrderNumber }],
      refunds: { orderNumber: sale.orderNumber },
      papers: [{ kind: 'sale', total: 12_345 }, { kind: 'payment' }],
      proofs: [{ receiptNumber: '1Z999', photo: `return-${sale.returnOrderNumber}-receipt.jpg` }],
      withdrawals: [],
      deliveryChanges: [],
      messages: [],
    })
  })

  it('[BY-29] has nothing of anybody else, and is nobody else’s', async () => {
    const [sale, other] = [await place(), await place()]
    const { archive } = (await ask(sale)).body as { archive: string }
    const everything = Object.values(unzip(Buffer.from(archive, 'base64'))).join('\n')
    expect(
      [other.as, other.orderNumber, other.returnOrderNumber, sale.as].filter((text) =>
        everything.includes(text),
      ),
    ).toEqual([])
    const foreign = await ask({ as: other.as, orderNumber: sale.orderNumber })
    const ofReturn = await ask({ as: sale.as, orderNumber: sale.returnOrderNumber })
    const unknown = await ask({ as: sale.as, orderNumber: 'UNKNOWN1' })
    expect([foreign, ofReturn, unknown].map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('[BY-29] tells whoever gave a gift of their own mails, and nothing of what its recipient sent back', async () => {
    const as = newMember()
    const orderNumber = await addOrder(host.deps.db, deliveredOrder({ upmId: as, isGift: true }))
    const params = { orderNumber }
    const { access } = await sendOk(host.app, openGift, {
      body: { orderNumber, code: giftCodeOf(testSecret, orderNumber) },
    })
    const { returnNumber } = await sendOk(host.app, returnGift, {
      params,
      headers: { [validationCodeHeader]: access },
      body: {
        orderLines: [askedLine('', 1, { orderLineId: `${orderNumber}-1` })],
        way: 'upsDropoff',
        email: 'nia@podium.example',
      },
    })
    await insertMail(host.deps.db, {
      id: randomUUID(),
      channel: 'email',
      kind: 'itemsCanceled',
      orderNumber,
      language: 'en',
      recipient: 'giver@podium.example',
      firstName: null,
      returnMethod: null,
      requestedAt: host.clock.now(),
    })
    const { archive } = (await ask({ as, orderNumber })).body as { archive: string }
    const files = unzip(Buffer.from(archive, 'base64'))
    const everything = Object.entries(files).flat().join('\n')
    expect(['nia@podium.example', returnNumber].filter((text) => everything.includes(text))).toEqual([])
    expect(JSON.parse(String(files['order.json']))).toMatchObject({
      returns: [],
      messages: [{ kind: 'itemsCanceled', recipient: 'giver@podium.example' }],
    })
  })

  it('[BY-29] comes five times a day', async () => {
    const sale = await place()
    const statuses = []
    for (let count = 0; count <= archivesPerDay; count += 1) statuses.push((await ask(sale)).status)
    expect(statuses).toEqual([...Array.from({ length: archivesPerDay }, () => 200), 429])
  })

  it('[BY-29] says when to ask again where the threads have too much to do', async () => {
    const sale = await place()
    const archive = () => Promise.reject(new LabelNotPrinted('label_queue_full'))
    const app = createApp({ ...host.deps, labelPrinter: { ...host.deps.labelPrinter, archive } })
    const { status, headers } = await ask(sale, app)
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  })
})
