import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { withoutSandbox } from '../../testing/host/settings-without-sandbox.ts'

describe.skipIf(!hasDatabase())('/sandbox/store', () => {
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

  it('offers the stores that bring orders out, the asked one chosen, and runs no script but its own', async () => {
    const answer = await fetch(`${host.origin}/sandbox/store?storeId=us091`)
    const text = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<option value="us091" selected>Podium Night Market, US</option>')
    expect(text).not.toContain('value="us093"')
    expect([...text.matchAll(/<script[^>]*>/g)].map(String)).toEqual([
      '<script src="/sandbox/store.js" defer>',
    ])
    expect(text).not.toMatch(/\sstyle=|\son\w+=/)
    for (const [path, type] of [
      ['/sandbox/store.js', 'text/javascript'],
      ['/sandbox/store.css', 'text/css'],
    ] as const) {
      expect((await fetch(`${host.origin}${path}`)).headers.get('content-type')).toContain(type)
    }
  })

  it('is not there without the sandbox, and neither are its calls', async () => {
    const statuses = await Promise.all(
      ['/sandbox/store', '/sandbox/store.js', '/api/sandbox/pickups'].map(
        async (path) => (await fetch(`${off.origin}${path}`, { redirect: 'manual' })).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 404])
  })
})
