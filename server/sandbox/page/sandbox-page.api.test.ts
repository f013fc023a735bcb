import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { telemetryErrors } from '../../db/tables/telemetry.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { expectOwnScriptOnly } from '../../testing/host/own-scripts.ts'
import { withoutSandbox } from '../../testing/host/settings-without-sandbox.ts'
import { sampleMembers, samplePassword } from '../members.ts'

describe.skipIf(!hasDatabase())('/sandbox', () => {
  let host: IdentityHost
  let off: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
    off = await startIdentityHost(withoutSandbox)
    await fetch(`${host.origin}/api/sandbox/reset`, { method: 'POST' })
  })
  afterAll(async () => {
    await host.close()
    await off.close()
  })

  const page = async () => (await fetch(`${host.origin}/sandbox`)).text()

  it('shows password, members, scenarios, calls and flags', async () => {
    const text = await page()
    expect(text).toContain(`<code>${samplePassword}</code>`)
    for (const { givenName } of sampleMembers) expect(text).toContain(`<bdi>${givenName}</bdi>`)
    expect(text).toContain('Just ordered, can be cancelled')
    expect(text).toContain('POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder')
    expect(text).toContain('<option>enablePartnerOrders</option>')
    expect(text).not.toContain('POST /sandbox/faults<')
  })

  it('is not kept, and runs no script but its own', async () => {
    await expectOwnScriptOnly(`${host.origin}/sandbox`, '/sandbox/sandbox.js')
  })

  it('writes what pages reported as text, never as markup', async () => {
    const devMessage = '<img src=x onerror=alert(1)>'
    const report = { code: 'unknown orders error', devMessage, pageName: 'summary', occurredAt: new Date() }
    await host.database.db.insert(telemetryErrors).values(report)
    const text = await page()
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toContain(devMessage)
  })

  it('opens a scenario in one step, as its member, whoever was signed in before', async () => {
    const browser = host.newBrowser()
    const whoOpens = async (name: string) => {
      const links = [...(await page()).matchAll(/href="(\/session\/sign-in\?[^"]+)"/g)].map((match) =>
        String(match[1]),
      )
      const link =
        links.find((found) => found.includes(`login_hint=${name}%40`))?.replaceAll('&amp;', '&') ?? ''
      const opened = await browser.get(link)
      const { member } = (await (await browser.request('/session')).json()) as { member: { email: string } }
      return [new URL(opened.url).pathname, member.email]
    }
    expect(await whoOpens('zofia')).toEqual(['/pl/pl/orders', 'zofia@example.com'])
    expect(await whoOpens('mariam')).toEqual(['/ae/ar/orders', 'mariam@example.com'])
  })

  it('names nobody by a hint where the sandbox is off', async () => {
    const browser = off.newBrowser()
    const { text } = await browser.get('/session/sign-in?returnTo=/orders&login_hint=kim@podium.example')
    expect(text).toContain('<title>Sign in | Podium</title>')
  })

  it.each([
    ['GET', '/sandbox'],
    ['GET', '/sandbox/sandbox.js'],
    ['GET', '/api/sandbox/scenarios'],
    ['POST', '/api/sandbox/orders'],
    ['POST', '/api/sandbox/members'],
    ['POST', '/api/sandbox/reset'],
    ['POST', '/api/sandbox/clock'],
    ['GET', '/api/sandbox/faults'],
    ['POST', '/api/sandbox/faults'],
    ['DELETE', '/api/sandbox/faults'],
    ['POST', '/api/sandbox/flags'],
    ['GET', '/api/sandbox/mails'],
    ['GET', '/sandbox/mails/0e9f6f8e-6f4f-4a5e-9a51-3b8c61f0a001'],
  ])('is not there with BATON_SANDBOX=0: %s %s', async (method, path) => {
    const answer = await fetch(`${off.origin}${path}`, {
      method,
      ...(method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: '{}' } : {}),
    })
    expect(answer.status).toBe(404)
  })
})
