import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ProblemCode } from '../../contract/wire/problem.ts'
import { problem } from '../common/problems.ts'
import { type RequestTimes, requestLimits, requestTimes } from '../common/request-limits.ts'
import { bareHeaders } from './bare-headers.ts'

/** What Node calls a request that it could not read, as the problem that is answered; all others are no HTTP. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

const answerOf = (code: string | undefined): string => {
  const { problem: body } = problem(refusals[code ?? ''] ?? 'bad_request')
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: application/problem+json',
    'Cache-Control: no-store',
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}

/**
 * The server that everything of the host listens with: it waits for no request longer than `times`, reads no more of a header than the
 * limits say, and answers with problem details what is no HTTP at all.
 */
export const createHostServer = (listener: RequestListener, times: RequestTimes = requestTimes): Server => {
  const begun = new WeakMap<Duplex, ServerResponse>()
  const server = createServer(
    {
      maxHeaderSize: requestLimits.headBytes,
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkEveryMs,
      keepAliveTimeout: times.keepAliveMs,
    },
    (request, response) => {
      begun.set(request.socket, response)
      listener(request, response)
    },
  )
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = begun.get(socket)
    const isWithinAnswer = last?.headersSent && !last.writableFinished
    if (!socket.writable || isWithinAnswer) socket.destroy()
    else socket.end(answerOf(error.code), () => socket.destroy())
  })
}
