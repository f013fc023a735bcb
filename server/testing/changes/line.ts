import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from '../../../contract/wire/call.ts'

/** What happens to the next request of a call: it gets lost on the way there, its answer on the way back, or is spoilt. */
type LineFault = 'lostThere' | 'lostBack' | 'garbage'

/** Whether the answer of a held request reaches the page once it is let go. */
type HeldEnd = 'lost' | 'delivered'

/** Where a request is held: on its way to the host, or once the host has answered it. */
type HeldAt = 'request' | 'answer'

type HeldRequest = {
  /** Resolves with the request's idempotency key once it is held. */
  readonly arrived: Promise<string>
  /** Lets it go on to the host, if it has not been there. */
  readonly release: () => void
  /** Resolves once the host has answered it. */
  readonly answered: Promise<void>
}

/** What the host has answered to one sending of a request. */
type Sent = { readonly answer: Response; readonly text: string }

/** Sends a request on, under another key or to another host where those are given. */
type Send = (changes?: { readonly key?: string; readonly to?: string }) => Promise<Sent>

/** The line between one browser and a host, with the browser's cookies. */
export type Line = {
  readonly origin: string
  readonly spoilNext: (call: Call, fault: LineFault) => void
  /** Its answer gets lost in the end, or is only late. */
  readonly holdNext: (call: Call, at: HeldAt, end?: HeldEnd) => HeldRequest
  /** The same, and from the moment at which it is held nothing else comes through, until `restore`. */
  readonly holdAlone: (call: Call, at: HeldAt) => HeldRequest
  readonly restore: () => void
  /** The next request of a call reaches the host as this sends it; the page gets what it gives back. */
  readonly sendNext: (call: Call, how: (send: Send, key: string) => Promise<Sent>) => void
  /** Idempotency keys that were sent so far. */
  readonly keys: () => ReadonlySet<string>
  /** Value of a cookie that the host has set. */
  readonly cookie: (name: string) => string | undefined
  readonly close: () => Promise<void>
}

const isOf = (call: Call, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean => {
  const pattern = new RegExp(`^/api${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return method === call.method && pattern.test(url.split('?')[0] ?? '')
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

type Plan = {
  readonly call: Call
  readonly fault: LineFault | null
  readonly isAlone?: boolean
  readonly hold?: (at: HeldAt, key: string) => Promise<void>
  readonly send?: (send: Send, key: string) => Promise<Sent>
}

const sendOnce: NonNullable<Plan['send']> = (send) => send()

let lines = 0

/** Opens a line on a port of its own; hosts of tests have no `/api` before their paths. Each browser has an address of its own, so that none uses up another's attempts. */
export const openLine = async (hostOrigin: string): Promise<Line> => {
  let cookies = new Map<string, string>()
  const plans: Plan[] = []
  let isCut = false
  const keys = new Set<string>()
  lines += 1
  const address = `2001:db8:0:${lines.toString(16)}::1`

  const forward = async (
    request: IncomingMessage,
    body: string,
    { key, to = hostOrigin }: NonNullable<Parameters<Send>[0]>,
  ): Promise<Sent> => {
    const headers = new Headers({ 'X-Forwarded-For': address })
    for (const name of [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-validation-code',
      'x-proof-of-work',
      'x-guest-pass',
      'accept',
    ]) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    if (key !== undefined) headers.set('Idempotency-Key', key)
    const answer = await fetch(to + (request.url ?? '').replace(/^\/api/, ''), {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body } : {}),
    })
    const text = await answer.text()
    return { answer, text }
  }

  const keepCookies = (answer: Response) => {
    cookies = new Map(cookies)
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
  }

  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    if (isCut) return void response.socket?.destroy()
    const body = await bodyOf(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key !== '') keys.add(key)
    const index = plans.findIndex(({ call }) => isOf(call, request))
    const [plan] = index === -1 ? [] : plans.splice(index, 1)
    if (plan?.isAlone) isCut = true
    if (plan?.fault === 'lostThere') return void response.socket?.destroy()
    await plan?.hold?.('request', key)
    const send: Send = (changes = {}) => {
      if (changes.key !== undefined) keys.add(changes.key)
      return forward(request, body, changes)
    }
    const { answer, text } = await (plan?.send ?? sendOnce)(send, key)
    await plan?.hold?.('answer', key)
    if (plan?.fault === 'lostBack') return void response.socket?.destroy()
    keepCookies(answer)
    if (plan?.fault === 'garbage') {
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
    }
    const kept = ['content-type', 'retry-after', 'location', 'date']
    const headers = Object.fromEntries(
      kept.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    response.writeHead(answer.status, headers).end(text)
  }

  const hold = (call: Call, at: HeldAt, end: HeldEnd, isAlone: boolean): HeldRequest => {
    const arrival = Promise.withResolvers<string>()
    const way = Promise.withResolvers<void>()
    const work = Promise.withResolvers<void>()
    plans.push({
      call,
      fault: end === 'lost' ? 'lostBack' : null,
      isAlone,
      hold: async (where, key) => {
        if (where === 'answer') work.resolve()
        if (where !== at) return
        arrival.resolve(key)
        await way.promise
      },
    })
    return { arrived: arrival.promise, release: way.resolve, answered: work.promise }
  }

  const server = createServer((request, response) => {
    answerTo(request, response).catch(() => response.socket?.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    spoilNext: (call, fault) => void plans.push({ call, fault }),
    holdNext: (call, at, end = 'lost') => hold(call, at, end, false),
    holdAlone: (call, at) => hold(call, at, 'lost', true),
    restore: () => {
      isCut = false
    },
    sendNext: (call, how) => void plans.push({ call, fault: null, send: how }),
    keys: () => keys,
    cookie: (name) => cookies.get(name),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
