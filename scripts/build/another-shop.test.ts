import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as config from '../../shop.config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const other = {
  ...config,
  shop: {
    ...config.shop,
    name: 'Halyard',
    site: 'halyard.example',
    company: 'Halyard Outfitters Ltd',
    mailSender: { name: 'Halyard', address: 'parcels@halyard.example' },
    agreementUxId: 'com.halyard.orders.web',
    consentCookie: 'halyard_consent',
    counterCodePrefix: 'HY',
    returnsDesk: { en: 'Halyard Returns', pl: 'Halyard Zwroty' },
  },
  mark: { ground: '#00513f', shapes: [{ path: 'M8 8h16v16H8z', fill: '#ffd166' }] },
  colours: { ...config.colours, accent: ['#00513f', '#7fe0c4'], paper: ['#fffdf7', '#10120f'] },
} satisfies Record<keyof typeof config, unknown>

/** What is loaded while the file of settings says something else. */
const load = async () => ({
  ...(await import('./shop-pages.ts')),
  ...(await import('../../domain/shop-settings/check-shop-settings.ts')),
  ...(await import('../../domain/shop-settings/mark.ts')),
  ...(await import('../../domain/links/agreements.ts')),
  ...(await import('../../domain/pages/survey.ts')),
  ...(await import('../../domain/countries/host-facts-of.ts')),
  ...(await import('../../server/identity/sign-in-page.ts')),
  ...(await import('../../server/host/pages/host-assets.ts')),
  ...(await import('../../server/api/modules/mail/mailer.ts')),
  ...(await import('../../server/api/modules/mail/render-mail.ts')),
  ...(await import('../../server/api/modules/return-labels/label-of-order.ts')),
  ...(await import('../../server/api/modules/return-labels/pdf/label-pdf.ts')),
  ...(await import('../../server/testing/outside/smtp-catcher.ts')),
  ...(await import('../../server/testing/host/read-codes.ts')),
})

describe('another shop in shop.config.ts', () => {
  let parts: Awaited<ReturnType<typeof load>>
  beforeAll(async () => {
    vi.resetModules()
    vi.doMock('../../shop.config.ts', () => other)
    parts = await load()
  })
  afterAll(() => {
    vi.doUnmock('../../shop.config.ts')
    vi.resetModules()
  })

  it('is checked like ours', () => {
    expect(() => parts.checkShopSettings()).not.toThrow()
  })

  it('names and colours the pages', async () => {
    const index = parts.shopIndex(readFileSync(`${root}index.html`, 'utf8'))
    expect(index).toContain('<title>Halyard</title>')
    expect(index.match(/name="theme-color" content="[^"]+"/g)).toEqual([
      'name="theme-color" content="#fffdf7"',
      'name="theme-color" content="#10120f"',
    ])
    expect(index).not.toContain('%')
    const { resolveId, load: read } = parts.shopPages() as unknown as {
      resolveId: (id: string) => string | null
      load: (id: string) => string | null
    }
    const sheet = read(resolveId('virtual:shop-colours.css') ?? '')
    expect(sheet).toContain('--accent: light-dark(#00513f, #7fe0c4);')
    expect(parts.markDrawing()).toContain('fill="#ffd166"')
  })

  it('names and colours the sign-in page', async () => {
    const page = parts.signInPage({
      language: 'en',
      action: '/identity/sign-in/1',
      offered: [],
      offeredPassword: null,
      email: '',
      problem: null,
    })
    expect(page).toContain('<title>Sign in | Halyard</title>')
    expect(page).toContain('aria-label="Halyard">halyard<i></i>')
    const sheet = await (await parts.createHostAssets().request('/identity/assets/host.css')).text()
    expect(sheet).toContain('--accent: light-dark(#00513f, #7fe0c4);')
  })

  it('signs, names and colours the mails', async () => {
    const smtp = await parts.startSmtpCatcher()
    const mailer = parts.createMailer(smtp.url)
    try {
      const mail = parts.renderMail(
        {
          mail: {
            kind: 'storeReturn',
            language: 'en',
            firstName: 'Kim',
            returnMethod: null,
            requestedAt: new Date('2026-11-20T12:00:00Z'),
          },
          order: {
            orderNumber: 'RT1',
            country: 'gb',
            currency: 'GBP',
            orderDate: new Date('2026-11-20T12:00:00Z'),
            orderTotal: null,
            returnToStore: null,
          },
          lines: [],
          store: null,
        } as never,
        { settings: { origin: 'https://orders.halyard.example', secret: 's' }, labelPrinter: {} as never },
      )
      expect(mail.text).toContain('Bring the items to a Halyard store and show this code.')
      expect(mail.html).toContain('>halyard</p>')
      expect(mail.html).toContain('background:#fffdf7;')
      expect(await mailer.send('mail-1', 'kim@shopper.example', { ...mail, files: [] })).toEqual({
        kind: 'sent',
      })
      const [sent] = smtp.taken
      expect(sent?.source).toMatch(/^From: Halyard <parcels@halyard\.example>\r$/m)
      expect(sent?.source).toMatch(/^Message-ID: <mail-1@halyard\.example>\r$/m)
    } finally {
      mailer.close()
      await smtp.close()
    }
  })

  it('takes the parcels of a label in', async () => {
    const file = await parts.labelPdf({
      language: 'pl',
      returnNumber: 'RT48KX20917',
      trackingNumber: 'UPSN123456789012',
      carrier: 'UPS',
      service: 'dropOff',
      from: ['Zofia Gęślą-Jaźń', 'ul. Źdźbła 12/4', '00-950 Łódź', 'Polska'],
      to: parts.hostFactsOf('pl').centre.lines,
      lines: [{ title: 'Court shoe', size: 'EU 42', quantity: 2 }],
      createdAt: new Date('2026-11-20T12:00:00Z'),
      paper: 'a4',
    })
    const { document, text } = parts.openPdf(file)
    expect(document.getMetaData('info:Author')).toBe('Halyard')
    expect(text).toContain('Halyard Zwroty')
    const order = { orderNumber: 'RT1', returnMethod: 'emeaPaperless' } as never
    expect(parts.dropOffCodeOf(order, 'secret')).toMatch(/^HY-\d{16}$/)
  })

  it('answers its own agreements and consents', () => {
    expect(parts.agreementLink('halyard.example', 'termsOfUse', { country: 'gb', language: 'en' })).toContain(
      'uxId=com.halyard.orders.web',
    )
    expect(parts.allowsPerformanceCookies('halyard_consent=necessary.performance')).toBe(true)
    expect(parts.allowsPerformanceCookies('podium_cookies=necessary.performance')).toBe(false)
  })
})

it('the name of the shop stands in shop.config.ts and in samples alone', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) =>
      /^(contract|domain|services|machines|src|routes|server|public)\/|^index\.html$/.test(file),
    )
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^server\/sandbox\/(markets|stores|members)/.test(file))
    .filter((file) => /\.(ts|tsx|js|css|html|svg|sql)$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /podium/i.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})
