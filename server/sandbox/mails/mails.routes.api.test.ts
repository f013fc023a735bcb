import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatchReturnLabel, sendStoreReturnEmail } from '../../../contract/returns/return-label-dispatch.ts'
import { outgoingMails } from '../../db/tables/outgoing-mails.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { sendOk } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../testing/orders/build-order.ts'
import { addReturn } from '../../testing/orders/return-order.ts'
import { listMails, readMail } from './list-mails.ts'
import { createMailRoutes } from './mails.routes.ts'

describe.skipIf(!hasDatabase())('a mail that the sandbox shows', () => {
  let host: TestHost
  /** The mail of a label, which comes with a file; that of a store return, which shows one. */
  let [label, barcode] = ['', '']
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    const { db } = host.deps
    const as = newMember()
    const returnOrderNumber = await addReturn(db, { upmId: as })
    await sendOk(host.app, dispatchReturnLabel, { as, body: { dispatchType: 'email', returnOrderNumber } })
    const orderNumber = await addOrder(db, { upmId: as })
    const toStore = { upmId: as, returnMethod: 'returnToStore', parentSalesOrderNumber: orderNumber }
    const returnNumber = await addReturn(db, toStore)
    await sendOk(host.app, sendStoreReturnEmail, {
      as,
      body: {
        country: 'US',
        firstName: 'Kim',
        language: 'en',
        to: 'kim@podium.example',
        orderNumber,
        returnNumber,
      },
    })
    const mails = await db.select().from(outgoingMails)
    const idOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.id ?? ''
    label = idOf('returnLabel')
    barcode = idOf('storeReturn')
  })
  afterAll(() => host.close())

  const get = (path: string) => createMailRoutes(host.deps).request(`/sandbox/mails/${path}`)

  test('reads as it was sent, with its pictures from here, may do nothing and is not kept', async () => {
    const shown = await get(barcode)
    const html = await shown.text()
    const { html: sent = '', files = [] } = (await readMail(host.deps.db, host.deps, barcode)) ?? {}
    const pictures = files.filter(({ cid }) => cid !== undefined)
    expect(pictures.length).toBeGreaterThan(0)
    for (const { filename } of pictures) expect(html).toContain(`src="/sandbox/mails/${barcode}/${filename}"`)
    expect(html).not.toContain('cid:')
    expect(html.replaceAll(/src="[^"]*"/g, '')).toBe(sent.replaceAll(/src="[^"]*"/g, ''))
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  })

  test('has its files beside it, by their names, kinds and contents', async () => {
    const files = (await listMails(host.deps.db, host.deps)).flatMap((mail) => mail.files)
    expect(new Set(files.map(({ contentType }) => contentType))).toEqual(
      new Set(['application/pdf', 'image/png']),
    )
    for (const { href, filename, contentType } of files) {
      const file = await get(href.replace('/sandbox/mails/', ''))
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe(contentType)
      expect(file.headers.get('content-disposition')).toBe(`inline; filename="${filename}"`)
      expect(file.headers.get('cache-control')).toBe('no-store')
      const start = Buffer.from(await file.arrayBuffer())
        .subarray(0, 4)
        .toString('latin1')
      expect(start).toBe(contentType === 'application/pdf' ? '%PDF' : '\u0089PNG')
    }
  })

  test('is none by an id that nobody has, by no id, and by more than one; nor is a file that it has not', async () => {
    const { files = [] } = (await readMail(host.deps.db, host.deps, label)) ?? {}
    const first = files[0]?.filename ?? ''
    expect((await get(`${label}/${first}`)).status).toBe(200)
    for (const other of [randomUUID(), 'none', `x${label}`, `${label}x`]) {
      expect([other, (await get(other)).status]).toEqual([other, 404])
      expect([other, (await get(`${other}/${first}`)).status]).toEqual([other, 404])
    }
    expect((await get(`${label}/none.pdf`)).status).toBe(404)
  })
})
