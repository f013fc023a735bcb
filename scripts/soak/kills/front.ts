import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import type { TokenIssuer } from './token-issuer.ts'

/** A change that a host has said was made. */
export type Acknowledged = { readonly status: number; readonly body: unknown }

export type Front = {
  readonly origin: string
  /** What was acknowledged so far, by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>
  /** How many answers there were of each status; 0: the host was gone in the middle. */
  readonly statuses: ReadonlyMap<number, number>
  readonly close: () => Promise<void>
}

const testToken = 'Bearer token-of.'

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Stands in front of hosts that come and go, as the balancer of a shop does: hands each request to one of them in turn, tokens of tests
 * exchanged for real ones, and notes what was acknowledged. Where the host dies the caller's connection is cut.
 */
export const startFront = async (
  hosts: () => readonly string[],
  tokenOf: TokenIssuer['tokenOf'],
): Promise<Front> => {
  const acknowledged = new Map<string, Acknowledged>()
  const statuses = new Map<number, number>()
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let turn = 0

  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const all = hosts()
    turn += 1
    const host = all[turn % all.length]
    if (host === undefined) throw new Error('no host is up')
    const { host: _, connection: __, 'content-length': ___, ...sent } = request.headers
    const headers = new Headers(sent as Record<string, string>)
    const token = request.headers.authorization
    if (token?.startsWith(testToken))
      headers.set('Authorization', `Bearer ${await tokenOf(token.slice(testToken.length))}`)
    const answer = await fetch(`${host}/api${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body === '' ? {} : { body }),
    })
    const text = await answer.text()
    count(answer.status)
    const key = request.headers[idempotencyHeader.toLowerCase()]
    if (typeof key === 'string' && answer.ok) {
      acknowledged.set(key, { status: answer.status, body: text === '' ? null : JSON.parse(text) })
    }
    const told = ['content-type', 'retry-after', 'location', 'date'].flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const cookies = answer.headers.getSetCookie()
    response
      .writeHead(answer.status, {
        ...Object.fromEntries(told),
        ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      })
      .end(text)
  }

  const server = createServer((request, response) => {
    answerTo(request, response).catch(() => {
      count(0)
      response.socket?.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acknowledged,
    statuses,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
