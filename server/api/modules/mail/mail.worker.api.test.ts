import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { listSandboxMails } from '../../../../contract/sandbox/sandbox-mails.ts'
import { type MailRow, outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { listMails, readMailFile } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { openPdf, readCodes } from '../../../testing/host/read-codes.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addOrder, newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { type SmtpCatcher, startSmtpCatcher } from '../../../testing/outside/smtp-catcher.ts'
import { LabelNotPrinted } from '../return-labels/label-printer.ts'
import { workMail } from './mail.worker.ts'
import { createMailer } from './mailer.ts'

const owner = newMember()
const shippedFrom = (iso2Country: string) =>
  ({ address: { iso2Country } }) as unknown as NonNullable<OrderParts['shipFrom']>

const dispatch = async (
  { app, deps }: Pick<TestHost, 'app' | 'deps'>,
  body = {},
  language = 'en',
  parts: OrderParts = {},
) => {
  const returnOrderNumber = await addReturn(deps.db, { upmId: owner, ...parts })
  const query = { language }
  const answer = await send(app, dispatchReturnLabel, {
    as: owner,
    query,
    body: { dispatchType: 'email', returnOrderNumber, ...body },
  })
  expect(answer.status).toBe(202)
  return returnOrderNumber
}

const mailOf = async ({ deps }: Pick<TestHost, 'deps'>, orderNumber: string): Promise<MailRow> => {
  const [row] = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, orderNumber))
  if (!row) throw new Error('no mail')
  return row
}

const ended = (host: Pick<TestHost, 'deps'>, orderNumber: string) =>
  waitFor('the mail to be ended', async () => {
    const mail = await mailOf(host, orderNumber)
    return mail.endedAt !== null && mail
  })

const header = (source: string, name: string) => {
  const [head = ''] = source.split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim()
}

/** Content of the part of this type, decoded. */
const partOf = (source: string, type: string): Buffer => {
  const start = source.indexOf(`Content-Type: ${type}`)
  const [head = '', ...rest] = source.slice(start).split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').split('\r\n--')[0] ?? ''
  if (/base64/i.test(head)) return Buffer.from(body, 'base64')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

describe.skipIf(!hasDatabase())('mail by a mail server', () => {
  let smtp: SmtpCatcher
  let host: TestHost
  beforeAll(async () => {
    smtp = await startSmtpCatcher()
    const first = await startTestHost({ work: false })
    const settings = { ...first.deps.settings, smtpUrl: smtp.url }
    host = { ...first, deps: { ...first.deps, settings } }
  })
  beforeEach(() => smtp.forget())
  afterAll(async () => {
    await host.close()
    await smtp.close()
  })

  const work = async (orderNumber: string) => {
    const mailer = createMailer(smtp.url)
    try {
      await workMail(host.deps, { mailer, texts: null }, (await mailOf(host, orderNumber)).id)
    } finally {
      mailer.close()
    }
  }

  const wordsSent = () =>
    partOf(smtp.taken[0]?.source ?? '', 'text/plain')
      .toString()
      .replaceAll(/\s+/g, ' ')

  it('[RL-03] leaves with text, HTML and the label, in the language asked for', async () => {
    const number = await dispatch(host, {}, 'ar')
    await work(number)
    const mail = await mailOf(host, number)
    const [taken] = smtp.taken
    const source = taken?.source ?? ''
    expect([mail.status, smtp.taken.length, taken?.to]).toEqual(['SENT', 1, ['kim@podium.example']])
    expect(header(source, 'Message-ID')).toBe(`<${mail.id}@podium.example>`)
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated')
    expect(partOf(source, 'text/plain').toString()).toContain('مرحبًا Kim،')
    const html = partOf(source, 'text/html').toString()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain(`http://localhost:3000/us/ar/orders/returns/${number}/return-confirmation`)
    const codes = await readCodes(openPdf(partOf(source, 'application/pdf')).print(203))
    expect(codes.map(({ format }) => format)).toEqual(['Code128', 'DataMatrix'])
    expect(codes[1]?.text).toContain(number)
  })

  it('[BY-32] [RL-03 A-30] leads back to the address that it was asked for at, whatever language it is written in', async () => {
    const number = await dispatch(host, {}, 'eo')
    await work(number)
    const html = partOf(smtp.taken[0]?.source ?? '', 'text/html').toString()
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain(`http://localhost:3000/us/eo/orders/returns/${number}/return-confirmation`)
  })

  it.each([
    ['us', 'upsDropoff', 'Refunds usually take 2 business days. Allow up to 7 days.'],
    ['de', 'emeaDropoff|DHLP', 'Refunds usually take 2 working days. Allow up to 14 days.'],
    ['kr', 'upsDropoff', 'Refunds take up to 3 days.'],
  ])('[RC-06 A-17] says how long a refund takes in %s', async (country, returnMethod, words) => {
    await work(await dispatch(host, {}, 'en', { country, shipFrom: shippedFrom(country), returnMethod }))
    expect(wordsSent()).toContain(words)
  })

  it('[RC-06] says how long a refund takes by the rules of the country that the order shipped from', async () => {
    await work(await dispatch(host, {}, 'en', { shipFrom: shippedFrom('DE') }))
    expect(wordsSent()).toContain('Allow up to 14 days.')
  })

  it.each([
    ['en', 'Royal Mail can also collect it from you: book at LINK or call PHONE.'],
    [
      'pl',
      'Royal Mail może też odebrać ją od ciebie: zamów na stronie LINK lub telefonicznie pod numerem PHONE.',
    ],
    ['ar', 'يمكن لشركة Royal Mail أيضًا أن تستلمه منك: احجز عبر LINK أو اتصل بالرقم PHONE.'],
  ])(
    'tells in %s that Royal Mail comes for a British return, and of nobody who does not come',
    async (language, words) => {
      const britain = { country: 'gb', shipFrom: shippedFrom('GB') }
      await work(await dispatch(host, {}, language, { ...britain, returnMethod: 'emeaPaperless|RMGB' }))
      const told = words
        .replace('LINK', 'https://www.royalmail.com/collection')
        .replace('PHONE', '+44 808 157 0140')
      expect(wordsSent()).toContain(`4. ${told}`)
      smtp.forget()
      await work(await dispatch(host, {}, language, { ...britain, returnMethod: 'emeaDropoff|EVRI' }))
      expect(wordsSent()).toContain('3. ')
      expect(wordsSent()).not.toContain('4. ')
    },
  )

  it('[RL-03] [AP-02] leaves once, whatever number of messages and hosts there are', async () => {
    const number = await dispatch(host)
    const rounds = await Promise.allSettled(Array.from({ length: 6 }, () => work(number)))
    await work(number)
    expect(smtp.taken).toHaveLength(1)
    expect((await mailOf(host, number)).tries).toBe(1)
    expect(rounds.some(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('[RL-03] is tried again where the server is busy or away, and given up where it refuses for good', async () => {
    const busy = await dispatch(host)
    smtp.refuseWith(451)
    await expect(work(busy)).rejects.toThrow()
    const waiting = await mailOf(host, busy)
    await work(busy)
    const refused = await dispatch(host)
    smtp.refuseWith(550)
    await work(refused)
    await work(refused)
    const gone = await mailOf(host, refused)
    expect({
      waiting: [waiting.status, waiting.failure],
      afterwards: (await mailOf(host, busy)).status,
      gone: [gone.status, gone.failure, gone.tries],
      taken: smtp.taken.length,
    }).toEqual({
      waiting: ['QUEUED', { code: '451' }],
      afterwards: 'SENT',
      gone: ['FAILED', { code: '550' }, 1],
      taken: 1,
    })
  })

  it('[RL-03] is tried again where its label was not printed in time', async () => {
    const number = await dispatch(host)
    const { id } = await mailOf(host, number)
    const print = () => Promise.reject(new LabelNotPrinted('label_timeout'))
    const mailer = createMailer(smtp.url)
    const busy = { ...host.deps, labelPrinter: { print, archive: print, close: async () => {} } }
    await expect(workMail(busy, { mailer, texts: null }, id)).rejects.toThrow()
    mailer.close()
    const waiting = await mailOf(host, number)
    await work(number)
    expect([waiting.status, waiting.failure, (await mailOf(host, number)).status, smtp.taken.length]).toEqual(
      ['QUEUED', { code: 'label_timeout' }, 'SENT', 1],
    )
  })

  it('says nothing to a mail server that does not encrypt where the address asks for that', async () => {
    const number = await dispatch(host)
    const mailer = createMailer(`${smtp.url}?requireTLS=true`)
    const { id } = await mailOf(host, number)
    await expect(workMail(host.deps, { mailer, texts: null }, id)).rejects.toThrow()
    mailer.close()
    const waiting = await mailOf(host, number)
    expect([waiting.status, waiting.failure, smtp.taken]).toEqual(['QUEUED', { code: 'ETLS' }, []])
  })

  it('[RL-03] is given up after ten tries', async () => {
    const number = await dispatch(host)
    const mailer = createMailer('smtp://127.0.0.1:1')
    const { id } = await mailOf(host, number)
    const outcomes: string[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const [round] = await Promise.allSettled([workMail(host.deps, { mailer, texts: null }, id)])
      outcomes.push(round?.status ?? '')
    }
    mailer.close()
    expect([outcomes.filter((status) => status === 'rejected').length, outcomes.at(-1)]).toEqual([
      9,
      'fulfilled',
    ])
    const mail = await mailOf(host, number)
    expect([mail.status, mail.tries]).toEqual(['FAILED', 10])
    expect(JSON.stringify(host.lines)).not.toMatch(/kim@|podium|127\.0\.0\.1/i)
  })

  it('[RL-03] writes a name with markup as text, and takes none of several lines', async () => {
    const orderNumber = await addOrder(host.deps.db, { upmId: owner })
    const returnNumber = await addReturn(host.deps.db, {
      upmId: owner,
      returnMethod: 'returnToStore',
      parentSalesOrderNumber: orderNumber,
    })
    const to = 'kim@podium.example'
    const askFor = (firstName: string) =>
      send(host.app, sendStoreReturnEmail, {
        as: owner,
        body: { country: 'us', firstName, language: 'en', orderNumber, returnNumber, to },
      })
    const injected = await askFor('Kim\r\nBcc: all@podium.example')
    expect([injected.status, (injected.body as { errors: unknown }).errors]).toEqual([
      400,
      [{ pointer: '/firstName', code: 'line', detail: expect.any(String) }],
    ])
    expect((await askFor('<img src=x onerror=alert(1)>')).status).toBe(200)
    await work(returnNumber)
    const source = smtp.taken[0]?.source ?? ''
    expect([header(source, 'Bcc'), smtp.taken[0]?.to]).toEqual([undefined, [to]])
    expect(partOf(source, 'text/html').toString()).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(await readCodes(partOf(source, 'image/png'))).toEqual([{ format: 'Code128', text: returnNumber }])
  })
})

describe.skipIf(!hasDatabase())('mail without a mail server', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  it('[RL-03] [RS-05] is kept and can be read in the sandbox, with its label; a letter goes to the post room', async () => {
    const number = await dispatch(host, {}, 'pl')
    const letter = await dispatch(host, { dispatchType: 'mail' })
    await ended(host, number)
    await ended(host, letter)
    const [mail, ...others] = await sendOk(host.app, listSandboxMails, { query: { orderNumber: number } })
    const letters = await sendOk(host.app, listSandboxMails, {
      query: { channel: 'letter', kind: 'returnLabel', orderNumber: letter },
    })
    const toNobody = await sendOk(host.app, listSandboxMails, { query: { to: 'lee@podium.example' } })
    expect([others, toNobody, letters.map(({ status, to }) => [status, to])]).toEqual([
      [],
      [],
      [['PRINTED', null]],
    ])
    expect(mail).toMatchObject({
      channel: 'email',
      status: 'KEPT',
      to: 'kim@podium.example',
      subject: `Twoja etykieta zwrotna ${number}`,
      files: [{ filename: `return-label-${number}.pdf`, contentType: 'application/pdf' }],
    })
    const { db } = host.deps
    const file = await readMailFile(db, host.deps, mail?.id ?? '', `return-label-${number}.pdf`)
    const codes = await readCodes(openPdf((await file?.content()) ?? Buffer.alloc(0)).print(203))
    expect(codes.map(({ format }) => format)).toEqual(['Code128', 'DataMatrix'])
    expect(await listMails(db, host.deps)).toHaveLength(2)
  })
})
