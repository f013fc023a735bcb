import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import type { Session } from '../../../contract/session/session.ts'
import type { PageRequest, RenderedPage } from '../../../src/app/server/entry-server.tsx'
import { silentLog } from '../../common/log.ts'
import { createRendering } from './rendering.ts'

const visitor = { email: 'guest@example.com', phone: null, visitorId: 'v-1', visit: '1' }
const member: Session = {
  status: 'member',
  member: { upmId: 'upm-1', givenName: 'Lina', familyName: null, email: null, accountType: 'member' },
  accessToken: 'token-1',
  expiresAt: '2026-11-20T10:10:00Z',
}
const redirect: RenderedPage = { kind: 'redirect', location: '/orders/details' }

const open = ({ hasSandbox = true, session = member }: { hasSandbox?: boolean; session?: Session } = {}) => {
  const render = vi.fn(async (_: PageRequest) => redirect)
  const current = vi.fn(async () => session)
  const rendered = createRendering(
    { files: new Map(), manifest: {} },
    {
      render,
      usecases: { current },
      visitors: {
        keep: async () => undefined,
        read: async () => visitor,
        known: async () => null,
        drop: () => undefined,
      },
      apiFor: () => ({ base: 'http://api.in-process', fetch }),
      told: '',
      playedShop: null,
      origin: 'https://podium.example',
      policy: '',
      hasSandbox,
      log: silentLog,
    },
  )
  const app = new Hono().get('*', async (c) => (await rendered(c)) ?? c.text('shell'))
  const get = async (headers: Record<string, string> = {}) =>
    (await app.request('/orders', { headers })).status
  return { get, current, sessionOf: () => render.mock.calls[0]?.[0].session }
}

describe('who a page is rendered for', () => {
  test('is the member of the session’s cookie', async () => {
    const { get, current, sessionOf } = open()
    await get({ cookie: '__Host-baton-session=s-1' })
    expect([current.mock.calls, sessionOf()]).toEqual([[['s-1']], member])
  })

  test('is otherwise a guest, with the order that they looked up', async () => {
    const { get, sessionOf } = open({ session: { status: 'guest', visitor: null } })
    await get()
    expect(sessionOf()).toEqual({ status: 'guest', visitor })
  })
})

test('a page without its contents is for tests: only a host with a sandbox gives it', async () => {
  const headers = { 'X-Sandbox-Page': 'shell' }
  expect([await open().get(headers), await open({ hasSandbox: false }).get(headers)]).toEqual([200, 307])
})
