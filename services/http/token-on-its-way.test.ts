import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listOrders } from '../../contract/orders/orders.ts'
import type { Identity } from './http.ts'
import { json, type LocalHost, problem, startLocalHost } from './testing/local-host.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const page = { orderItems: [], pages: { next: null } }
const memberWho = (renew: Identity['renew']): Identity => ({
  token: () => null,
  isMember: () => true,
  guestFilter: () => 'email(guest@example.com)',
  renew,
})

describe('a member whose token is on its way', () => {
  test('[SE-01] calls wait for it, and go with it', async () => {
    host.willReply(json(200, page))
    const identity = memberWho(async (refused) => (refused === null ? 'token-1' : null))
    expect(await host.http({ identity }).call(listOrders)).toEqual({ ok: true, value: page })
    expect(host.requests()).toMatchObject([{ authorization: 'Bearer token-1', query: {} }])
  })

  test('[SE-01] one that the host refuses nevertheless is renewed once more', async () => {
    host.willReply(problem(401, 'unauthorized'), json(200, page))
    const renew = vi.fn<Identity['renew']>(async (refused) => (refused === null ? 'token-1' : 'token-2'))
    expect(await host.http({ identity: memberWho(renew) }).call(listOrders)).toMatchObject({ ok: true })
    expect(renew.mock.calls).toEqual([[null], ['token-1']])
  })

  test('a call is not made where none comes: it counts as not having got through', async () => {
    host.willReply()
    const result = await host.http({ identity: memberWho(async () => null) }).call(listOrders)
    expect([result, host.requests()]).toEqual([{ ok: false, failure: { kind: 'network' } }, []])
  })

  test('[SE-01] where nobody is signed in any more the call is unauthorized', async () => {
    host.willReply()
    let isMember = true
    const identity: Identity = {
      ...memberWho(async () => {
        isMember = false
        return null
      }),
      isMember: () => isMember,
    }
    const result = await host.http({ identity }).call(listOrders)
    expect([result, host.requests()]).toEqual([{ ok: false, failure: { kind: 'unauthorized' } }, []])
  })
})

test('requests need not go over the network', async () => {
  host.willReply()
  const asked: string[] = []
  const fetch = async (request: RequestInfo | URL) => {
    asked.push((request as Request).url)
    return Response.json(page)
  }
  const http = host.http({ base: 'http://api.in-process', identity: memberWho(async () => 'token-1'), fetch })
  expect(await http.call(listOrders)).toEqual({ ok: true, value: page })
  expect([asked, host.requests()]).toEqual([['http://api.in-process/orders/history/v1'], []])
})
