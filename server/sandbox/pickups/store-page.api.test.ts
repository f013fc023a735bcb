import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { expectOwnScriptOnly } from '../../testing/host/own-scripts.ts'
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
    const text = await expectOwnScriptOnly(`${host.origin}/sandbox/store?storeId=us091`, '/sandbox/store.js')
    expect(text).toContain('<option value="us091" selected>Podium Night Market, US</option>')
    expect(text).not.toContain('value="us093"')
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
