import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createServerDatabase, hasDatabase } from '../testing/database/open-test-database.ts'
import { makeWorkshop, startTinyHost } from '../testing/host/host-process.ts'
import { waitFor } from '../testing/host/wait-for.ts'
import { guestCancelBody } from '../testing/orders/cancel-bodies.ts'
import { type CollectedSpan, type Collector, startCollector } from '../testing/outside/collector.ts'

const tap = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
/** A stranger's flags say that it is not to be kept, and count for nothing. */
const traceparent = `00-${tap.trace}-${tap.span}-00`

const json = { 'Content-Type': 'application/json' }

/** A guest finds an order and cancels it, twice by one key, within one tap. Gives back what nobody but them and the host should know. */
const cancelAsGuest = async (origin: string): Promise<readonly string[]> => {
  const sample = await fetch(`${origin}/api/sandbox/orders`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ from: 'cancellable', member: null, country: 'us' }),
  })
  const { orderNumber, email } = (await sample.json()) as { orderNumber: string; email: string }
  const query = new URLSearchParams({
    filter: `email(${email})`,
    country: 'US',
    language: 'en',
    locale: 'en_US',
  })
  const order = `${origin}/api/orders/history/v1/${orderNumber}?${query}`
  await fetch(order, { headers: { traceparent } })
  const key = crypto.randomUUID()
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(`${origin}/api/order_mgmt/ordermods/v1/${orderNumber}/cancelOrder?${query}`, {
      method: 'POST',
      headers: { ...json, traceparent, 'Idempotency-Key': key },
      body: JSON.stringify(guestCancelBody({ email })),
    })
    expect(answer.status).toBe(202)
  }
  await waitFor('the cancellation', async () => (await (await fetch(order)).text()).includes('CANCELLED'))
  return [orderNumber, email, encodeURIComponent(email), key]
}

describe.runIf(hasDatabase())('a host that is told of a collector', { timeout: 120_000 }, () => {
  let collector: Collector
  let lines: readonly Readonly<Record<string, unknown>>[]
  let unspoken: readonly string[]
  beforeAll(async () => {
    collector = await startCollector()
    const database = inject('databaseKind') === 'postgres' ? await createServerDatabase() : null
    const workshop = makeWorkshop()
    const host = startTinyHost(workshop, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'orders-area',
      ...(database ? { DATABASE_URL: database.url } : {}),
    })
    unspoken = await cancelAsGuest(await host.ready)
    host.kill('SIGTERM')
    const { stderr } = await host.ended
    lines = stderr.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    workshop.remove()
    await database?.drop()
  }, 120_000)
  afterAll(() => collector.close())

  const spanNamed = (name: string, parent?: string): CollectedSpan => {
    const spans = collector.spans().filter(({ traceId }) => traceId === tap.trace)
    const found = spans.find(
      (span) => span.name === name && (parent ?? span.parentSpanId) === span.parentSpanId,
    )
    if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`)
    return found
  }

  test('tells of a tap down to the statements of the database', () => {
    const look = spanNamed('GET /api/orders/history/v1/{orderNumber}', tap.span)
    expect(spanNamed('SELECT orders', look.spanId)).toBeDefined()
    const change = spanNamed('POST /api/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder', tap.span)
    const statement = spanNamed('INSERT cancellation_jobs', change.spanId)
    expect(statement.attributes).toContainEqual({
      key: 'db.query.text',
      value: { stringValue: expect.stringMatching(/^insert into "cancellation_jobs" .*\$1/) },
    })
  })

  test('and on to the jobs that follow from it, with the mail that tells how it ended', () => {
    const job = spanNamed('process cancellation')
    expect(spanNamed('UPDATE orders', job.spanId)).toBeDefined()
    expect(spanNamed('process mail')).toBeDefined()
  })

  test('counts requests by route, jobs by queue, and answers that were told again', () => {
    const metrics = collector.at('/v1/metrics')
    for (const name of [
      'http.server.request.duration',
      'messaging.process.duration',
      'baton.idempotency.replays',
    ]) {
      expect(metrics).toContain(`"${name}"`)
    }
    expect(metrics).toContain('"/api/orders/history/v1/{orderNumber}"')
    expect(metrics).toContain('"orders-area"')
  })

  test('has log lines found by their trace, on standard error as at the collector', () => {
    const line = lines.find(({ event, call }) => event === 'request' && call === 'cancelOrder')
    expect(line).toMatchObject({ trace_id: tap.trace, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(collector.at('/v1/logs')).toContain(`"traceId":"${tap.trace}"`)
  })

  test('says nothing of whom or what it was about', () => {
    for (const path of ['/v1/traces', '/v1/metrics', '/v1/logs'] as const) {
      for (const word of unspoken) expect(collector.at(path), path).not.toContain(word)
    }
  })
})
