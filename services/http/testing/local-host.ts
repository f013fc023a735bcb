import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHostClock } from '../host-clock.ts'
import { createHttp, type Http, type HttpSettings, nobody } from '../http.ts'

type SeenRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly acceptLanguage: string | undefined
  readonly linkCode: string | undefined
  readonly guestPass: string | undefined
  readonly body: unknown
}

export type Reply = (response: ServerResponse, request: IncomingMessage) => void

/** Answers with a body as it is. */
export const text =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': contentType, ...headers }).end(body)
  }

export const json = (status: number, body: unknown, headers?: Record<string, string>): Reply =>
  text(status, 'application/json', JSON.stringify(body), headers)

export const problem = (status: number, code: string, headers?: Record<string, string>): Reply =>
  text(
    status,
    'application/problem+json',
    JSON.stringify({ type: 'about:blank', title: code, status, code }),
    headers,
  )

/** Cuts the line without a word. */
export const dropped: Reply = (response) => {
  response.socket?.destroy()
}

/** Begins an answer and cuts the line in the middle of it. */
export const droppedMidway: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
  response.write('{"orderItems":', () => response.socket?.destroy())
}

/** Never answers. */
export const silent: Reply = () => undefined

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  return body === '' ? undefined : JSON.parse(body)
}

export type LocalHost = {
  readonly origin: string
  readonly http: (settings?: Partial<HttpSettings>) => Http
  /** Replies in the order in which requests come; one more request than replies is an error of the test. */
  readonly willReply: (...replies: Reply[]) => void
  readonly requests: () => readonly SeenRequest[]
  readonly stop: () => Promise<void>
}

/** A real HTTP server on this machine that answers as a test says. */
export const startLocalHost = async (): Promise<LocalHost> => {
  const replies: Reply[] = []
  const requests: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization,
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      acceptLanguage: request.headers['accept-language'],
      linkCode: request.headers['x-validation-code'] as string | undefined,
      guestPass: request.headers['x-guest-pass'] as string | undefined,
      body: await readBody(request),
    })
    const reply = replies.shift() ?? text(418, 'text/plain', 'no reply was prepared')
    reply(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    http: (settings) =>
      createHttp({
        base: `${origin}/api`,
        identity: nobody,
        clock: createHostClock(),
        ...settings,
      }),
    willReply: (...next) => {
      replies.splice(0, replies.length, ...next)
      requests.length = 0
    },
    requests: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
