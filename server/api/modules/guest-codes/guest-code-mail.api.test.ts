import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailRow, outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { testSecret } from '../../../testing/host/test-secret.ts'
import { addOrder } from '../../../testing/orders/build-order.ts'
import { codeOf } from '../guest-passes/guest-code.rules.ts'
import { workMail } from '../mail/mail.worker.ts'
import { loadMailSource } from '../mail/mail-source.ts'
import { renderMail } from '../mail/render-mail.ts'

const minuteMs = 60_000

describe.skipIf(!hasDatabase())('the message with a guest’s code', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const queue = async (changes: Partial<MailRow> = {}) => {
    const { db, clock } = host.deps
    const orderNumber = await addOrder(db, {
      upmId: null,
      country: 'nl',
      shippingAddress: { firstName: 'Sanne', address1: 'Lindelaan 12', city: 'Utrecht' },
    })
    const id = randomUUID()
    await db.insert(outgoingMails).values({
      id,
      channel: 'email',
      kind: 'guestCode',
      orderNumber,
      language: 'en',
      recipient: 'sanne@podium.example',
      status: 'QUEUED',
      requestedAt: clock.now(),
      ...changes,
    })
    return { id, orderNumber, code: codeOf(testSecret, id) }
  }
  const rowOf = async (id: string) => {
    const [row] = await host.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
    if (!row) throw new Error('no such mail')
    return row
  }
  const rendered = async (id: string) => {
    const source = await loadMailSource(host.deps.db, await rowOf(id))
    if (!source) throw new Error('no such mail')
    return renderMail(source, host.deps)
  }

  it('[BY-24] tells the code, how long it works and not to share it, and nothing of the order', async () => {
    const { id, orderNumber, code } = await queue()
    const { subject, text, html, files } = await rendered(id)
    expect(subject).toContain(code)
    for (const body of [text, html]) {
      expect(body).toContain(code)
      expect(body).toContain('It works once, for 10 minutes.')
      expect(body).toContain('We never ask for this code by phone or message.')
      expect(body).toContain('/nl/en/orders/code')
      for (const told of [orderNumber, 'Sanne', 'Lindelaan', 'Utrecht', 'Court shoe']) {
        expect(body).not.toContain(told)
      }
    }
    expect(files).toEqual([])
  })

  it('[BY-24] as a text message ends with the line that binds the code to the shop’s own address', async () => {
    const { id, orderNumber, code } = await queue({ channel: 'text', recipient: '31612345678' })
    const { text } = await rendered(id)
    const lines = text.split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(new RegExp(`^${code} .*10 minutes.*Don’t share it\\.$`))
    expect(lines.slice(1)).toEqual(['', `@localhost #${code}`])
    expect(text).not.toContain(orderNumber)
  })

  it.each(['pl', 'ar'])('[BY-24] speaks the page’s language: %s', async (language) => {
    const { id, code } = await queue({ language })
    const { subject, text } = await rendered(id)
    expect(subject).toContain(code)
    expect(text).not.toMatch(/Enter|works once|never ask/)
    expect(text).toContain(`/nl/${language}/orders/code`)
  })

  it('[BY-24] leaves by the gateway for texts and by the mail server for mails, each with its own id', async () => {
    const left: unknown[] = []
    const mailer = {
      send: async (id: string, to: string) => {
        left.push(['mail', id, to])
        return { kind: 'sent' as const }
      },
    }
    const texts = {
      send: async (id: string, to: string, words: string) => {
        left.push(['text', id, to, /\d{6}/.exec(words)?.[0]])
        return { kind: 'sent' as const }
      },
    }
    const mail = await queue()
    const message = await queue({ channel: 'text', recipient: '31612345678' })
    for (const { id } of [mail, message]) await workMail(host.deps, { mailer: mailer as never, texts }, id)
    expect(left).toEqual([
      ['mail', mail.id, 'sanne@podium.example'],
      ['text', message.id, '31612345678', message.code],
    ])
    expect([(await rowOf(mail.id)).status, (await rowOf(message.id)).status]).toEqual(['SENT', 'SENT'])
  })

  it('[BY-24] is kept where nothing sends it', async () => {
    const { id } = await queue({ channel: 'text', recipient: '31612345678' })
    await workMail(host.deps, { mailer: null, texts: null }, id)
    expect((await rowOf(id)).status).toBe('KEPT')
  })

  it('[BY-21] is given up once its code has ended: nobody can use it any more', async () => {
    const requestedAt = new Date(host.deps.clock.now().getTime() - 10 * minuteMs - 1)
    const { id } = await queue({ channel: 'text', recipient: '31612345678', requestedAt })
    const texts = { send: () => Promise.reject(new Error('nothing may be sent')) }
    await workMail(host.deps, { mailer: null, texts }, id)
    expect((await rowOf(id)).status).toBe('FAILED')
  })
})
