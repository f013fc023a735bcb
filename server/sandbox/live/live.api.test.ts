import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { withoutSandbox } from '../../testing/host/settings-without-sandbox.ts'

const cookie = { Cookie: 'baton-live=1' }
const script = '<script src="/atlas/live/agent.js"></script>'

describe.skipIf(!hasDatabase())('the live chart in the pages of the host', () => {
  let host: IdentityHost
  let off: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
    off = await startIdentityHost(withoutSandbox)
  })
  afterAll(async () => {
    await host.close()
    await off.close()
  })

  const page = async ({ origin }: IdentityHost, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/us/en/orders`, { headers })
    return { text: await answer.text(), headers: answer.headers }
  }

  it('is there for a browser that asked for it, before any script of the page, and may be framed there', async () => {
    const watched = await page(host, cookie)
    expect(watched.text).toContain(`<head>${script}`)
    expect(watched.headers.get('content-security-policy')).toMatch(/; frame-src 'self'$/)
    expect(watched.headers.get('cache-control')).toBe('no-store')
  })

  it('adds nothing, not a byte, to a page of a browser that did not ask', async () => {
    const [watched, plain] = [await page(host, cookie), await page(host)]
    expect(plain.text).toBe(watched.text.replace(script, ''))
    expect(plain.headers.get('content-security-policy')).not.toContain('frame-src')
    expect(plain.headers.get('cache-control')).toBe('no-cache')
  })

  it('is switched on and off in the sandbox', async () => {
    const switchWith = (headers: Record<string, string>) =>
      fetch(`${host.origin}/sandbox`, { headers }).then((answer) => answer.text())
    expect(await switchWith({})).toContain('Watch the charts</button>')
    expect(await switchWith(cookie)).toContain('Stop watching</button>')
  })

  it('is not there with BATON_SANDBOX=0, whatever cookie comes', async () => {
    const [asked, plain] = [await page(off, cookie), await page(off)]
    expect(asked.text).toBe(plain.text)
    expect(asked.text).not.toContain('/atlas/')
    expect(asked.headers.get('content-security-policy')).not.toContain('frame-src')
    const form = { method: 'POST', body: new URLSearchParams({ watch: 'on' }), redirect: 'manual' } as const
    const door = await fetch(`${off.origin}/sandbox/live`, form)
    expect([door.status, door.headers.get('set-cookie')]).toEqual([404, null])
    for (const path of ['/atlas/', '/atlas/live/agent.js', '/atlas/live/panel.html']) {
      const answer = await fetch(`${off.origin}${path}`, { headers: cookie })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })
})
