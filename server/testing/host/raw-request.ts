import { connect } from 'node:net'

export type RawAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** What the chunks of a body come to (RFC 9112, 7.1). */
const unchunked = (body: string): string => {
  const end = body.indexOf('\r\n')
  const length = Number.parseInt(body.slice(0, end), 16)
  if (end < 0 || !(length > 0)) return ''
  const start = end + 2
  return body.slice(start, start + length) + unchunked(body.slice(start + length + 2))
}

const readRaw = (answer: string): RawAnswer => {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const sent = rest.join('\r\n\r\n')
  const bytes = headers.get('transfer-encoding') === 'chunked' ? unchunked(sent) : sent
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: Buffer.from(bytes, 'latin1').toString('utf8'),
  }
}

/** How long an answer may take before it counts as none. */
const patienceMs = 30_000

/**
 * Sends bytes as they are, and gives the answer once the connection is closed; status 0: none.
 * @param endAfterMs after so long without an answer the host is told that nothing more will come.
 */
export const sendBytes = (
  origin: string,
  bytes: string,
  { endAfterMs = null }: { readonly endAfterMs?: number | null } = {},
): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    // A host that refuses early closes while something is still being sent: what it has said counts all the same.
    let said = ''
    socket.setEncoding('latin1')
    socket.setTimeout(endAfterMs ?? patienceMs, () => {
      if (endAfterMs !== null && socket.writable) socket.end()
      else socket.destroy()
    })
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(readRaw(said)))
  })

/** Lines of a request to this host, its name among them, as they go over the wire. */
export const linesTo = (origin: string, [first = '', ...others]: readonly string[]): string =>
  [first, `Host: ${new URL(origin).host}`, 'Connection: close', ...others].join('\r\n')

/** Sends these lines, whose letters are bytes, to a host. */
export const sendLines = (origin: string, lines: readonly string[]): Promise<RawAnswer> =>
  sendBytes(origin, linesTo(origin, lines))
