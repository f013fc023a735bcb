import { request as ask, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type ReferenceServer = {
  origin: string
  /** Serves this text compressed, with these headers; anything else is asked for at the app and kept. */
  serve: (path: string, body: string | Buffer, headers: Readonly<Record<string, string>>) => void
  stop: () => Promise<void>
}

/** Serves twins and reference apps, with what they refer to of the app: its styles, fonts and pictures. */
export async function startReferenceServer(app: string): Promise<ReferenceServer> {
  const own = new Map<string, Answer>()
  const kept = new Map<string, Promise<Answer>>()
  const answerTo = async (url: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    const served = own.get(new URL(url, app).pathname)
    if (served) return served
    const answer = kept.get(url) ?? fetchFrom(app + url, headers)
    kept.set(url, answer)
    return answer
  }
  const server = createServer(async ({ url = '/', headers }, response) => {
    try {
      const answer = await answerTo(url, headers)
      response.writeHead(answer.status, answer.headers).end(answer.body)
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (path, text, headers) => {
      const body = brotliCompressSync(text)
      const all = { ...headers, 'content-encoding': 'br', 'content-length': body.length }
      own.set(path, { status: 200, headers: all, body })
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fetchFrom(url: string, { accept }: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(url, { headers: { accept, 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) })
      })
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
