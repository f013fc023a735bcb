import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { requestTimes } from '../common/request-limits.ts'
import { type Listening, listen } from './listen.ts'

const times = { headersMs: 200, requestMs: 400, checkEveryMs: 50, keepAliveMs: 300 }

describe('a request that does not arrive', () => {
  let listening: Listening
  afterEach(() => listening.stop())

  /** Sends one piece after another, and gives what was answered by the time that the host closed the connection. */
  const trickle = async (pieces: Iterable<string>) => {
    listening = await listen('127.0.0.1', 0, times)
    listening.answerWith((request, response) => {
      request.resume().on('end', () => response.writeHead(204).end())
    })
    const socket = connect(listening.port, '127.0.0.1')
    let said = ''
    let isClosed = false
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => {
      socket.on('close', () => {
        isClosed = true
        resolve()
      })
    })
    for (const piece of pieces) {
      if (isClosed) break
      socket.write(piece)
      await pause(20)
    }
    await closed
    return said
  }
  function* forever(start: string, piece: string) {
    yield start
    for (;;) yield piece
  }

  test.each([
    ['sends nothing', ['']],
    ['begins a header and says no more', ['GET / HTTP/1.1\r\nHost: a\r\n']],
    ['sends its header letter by letter', forever('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a')],
    ['sends field after field', forever('GET / HTTP/1.1\r\nHost: a\r\n', 'X-Slow: a\r\n')],
    [
      'sends its body letter by letter',
      forever('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n', 'a'),
    ],
    [
      'sends its body chunk by chunk',
      forever('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\na\r\n'),
    ],
  ])('of whoever %s is refused, and the connection closed', async (_, pieces) => {
    const [head = '', body = '{}'] = (await trickle(pieces)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(head).toMatch(/content-type: application\/problem\+json/i)
    expect(JSON.parse(body).code).toBe('request_timeout')
  })

  test('leaves a connection that nobody uses any more to be closed without a word', async () => {
    const said = await trickle(['GET / HTTP/1.1\r\nHost: a\r\n\r\n'])
    expect(said).toMatch(/^HTTP\/1\.1 204 No Content\r\n/)
    expect(said.split('HTTP/1.1')).toHaveLength(2)
  })
})

test('the host waits for a header no longer than for a request, and as long as proxies keep their connections', () => {
  expect(requestTimes.headersMs).toBeLessThan(requestTimes.requestMs)
  expect(requestTimes.keepAliveMs).toBeGreaterThan(60_000)
})
