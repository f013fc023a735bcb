import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { type CollectorLimits, createPassOn } from './collector.ts'
import type { Reported } from './otlp.ts'

const receivedAt = new Date('2026-11-20T12:00:01.500Z')
const time = '2026-11-20T12:00:00.000Z'
const error = (devMessage: string): Reported => ({
  kind: 'error',
  receivedAt,
  report: { code: 'service-order-detail-failure', devMessage, pageName: 'orderDetails', time },
})
const event: Reported = {
  kind: 'event',
  receivedAt,
  report: { name: 'Track Shipment Clicked', properties: { parcels: 2 }, pageName: 'orderDetails', time },
}

type LogRecord = { body?: { stringValue: string }; eventName: string }
type Logs = { resourceLogs: [{ scopeLogs: [{ logRecords: LogRecord[] }] }] }
type Request = { url: string | undefined; headers: IncomingHttpHeaders; body: Logs }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A collector that answers as the test says; 200 where it says nothing. */
const startCollector = async (answer: (response: ServerResponse, count: number) => void = () => {}) => {
  const requests: Request[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url, headers } = request
    requests.push({ url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Logs })
    answer(response, requests.length)
    if (!response.writableEnded) response.writeHead(200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  closers.push(stop)
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, requests, stop }
}

const startPassOn = (url: string, limits: CollectorLimits = {}) => {
  const lines: string[] = []
  const passOn = createPassOn(url, (_level, name) => lines.push(name), { firstWaitMs: 5, ...limits })
  return { passOn, lines }
}

const messages = (requests: readonly Request[]) =>
  requests.map(({ body }) =>
    body.resourceLogs[0].scopeLogs[0].logRecords.map(
      (record) => record.body?.stringValue ?? record.eventName,
    ),
  )

describe('an OpenTelemetry collector', () => {
  it.each(['', '/v1/logs'])(
    'gets errors and events as log records at /v1/logs of the address%s',
    async (path) => {
      const collector = await startCollector()
      const { passOn, lines } = startPassOn(collector.url + path)
      passOn([error('problem 503 unavailable'), event])
      await waitFor('the batch', async () => collector.requests.length === 1)
      const [request] = collector.requests
      expect([request?.url, request?.headers['content-type']]).toEqual(['/v1/logs', 'application/json'])
      expect(request?.body).toEqual({
        resourceLogs: [
          {
            resource: {
              attributes: [
                { key: 'service.name', value: { stringValue: 'baton' } },
                { key: 'service.namespace', value: { stringValue: 'orders' } },
              ],
            },
            scopeLogs: [
              {
                scope: { name: 'baton.pages' },
                logRecords: [
                  {
                    timeUnixNano: '1795176000000000000',
                    observedTimeUnixNano: '1795176001500000000',
                    severityNumber: 17,
                    severityText: 'ERROR',
                    eventName: 'orders.error',
                    body: { stringValue: 'problem 503 unavailable' },
                    attributes: [
                      { key: 'error.code', value: { stringValue: 'service-order-detail-failure' } },
                      { key: 'page.name', value: { stringValue: 'orderDetails' } },
                    ],
                  },
                  {
                    timeUnixNano: '1795176000000000000',
                    observedTimeUnixNano: '1795176001500000000',
                    severityNumber: 9,
                    severityText: 'INFO',
                    eventName: 'Track Shipment Clicked',
                    attributes: [
                      { key: 'page.name', value: { stringValue: 'orderDetails' } },
                      { key: 'parcels', value: { intValue: '2' } },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      })
      expect(lines).toEqual([])
    },
  )

  it('gets together what came while a request was under way, so many at a time', async () => {
    const collector = await startCollector()
    const { passOn } = startPassOn(collector.url, { maxAtOnce: 3 })
    passOn([error('1')])
    for (const name of ['2', '3', '4', '5']) passOn([error(name)])
    await waitFor('all of them', async () => messages(collector.requests).flat().length === 5)
    expect(messages(collector.requests)).toEqual([['1'], ['2', '3', '4'], ['5']])
  })

  it.each([429, 502, 503, 504])('is tried again after %s, when it says so', async (status) => {
    const at: number[] = []
    const collector = await startCollector((response, count) => {
      at.push(performance.now())
      if (count < 3) response.writeHead(status, count === 1 ? { 'Retry-After': '0.2' } : {}).end()
    })
    const { passOn, lines } = startPassOn(collector.url)
    passOn([error('1')])
    await waitFor('the third try', async () => collector.requests.length === 3)
    expect(messages(collector.requests)).toEqual([['1'], ['1'], ['1']])
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(190)
    expect(lines).toEqual([])
  })

  it('is given up after so many tries, and the next report has tries of its own', async () => {
    const collector = await startCollector((response, count) => {
      if (count <= 3) response.writeHead(503).end()
    })
    const { passOn, lines } = startPassOn(collector.url, { attempts: 3 })
    passOn([error('1')])
    await waitFor('the end', async () => lines.includes('telemetry.given_up'))
    passOn([error('2')])
    await waitFor('the next', async () => collector.requests.length === 4)
    expect(messages(collector.requests)).toEqual([['1'], ['1'], ['1'], ['2']])
  })

  it('that refuses for good is asked once', async () => {
    const collector = await startCollector((response, count) => {
      if (count === 1) response.writeHead(400).end()
    })
    const { passOn, lines } = startPassOn(collector.url)
    passOn([error('1')])
    await waitFor('the refusal', async () => lines.includes('telemetry.refused'))
    passOn([error('2')])
    await waitFor('the next', async () => collector.requests.length === 2)
    expect(messages(collector.requests)).toEqual([['1'], ['2']])
  })

  it('that is not there is tried as often, while the oldest reports make room', async () => {
    const collector = await startCollector()
    await collector.stop()
    const { passOn, lines } = startPassOn(collector.url, { attempts: 2, maxWaiting: 2 })
    passOn([error('1')])
    passOn([error('2'), error('3'), error('4')])
    await waitFor(
      'both batches',
      async () => lines.filter((line) => line === 'telemetry.given_up').length === 2,
    )
    expect(lines.filter((line) => line === 'telemetry.unreachable')).toHaveLength(4)
    expect(lines.filter((line) => line === 'telemetry.overflow')).toHaveLength(1)
  })
})

it('without an address nothing is sent', () => {
  expect(createPassOn(null, () => {})([error('1')])).toBeUndefined()
})
