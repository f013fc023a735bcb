import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sent } from '../../../services/http/report.ts'
import { createBeacon, type Reports } from './beacon.ts'
import { createOutbox, type Outbox, type OutboxDeps } from './outbox.ts'
import { createTelemetry } from './telemetry.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const time = '2026-11-20T12:00:00.000Z'
const view = { name: 'page view', properties: {}, pageName: 'orderDetails', time }
const failure = (devMessage: string) => ({
  code: 'service-order-detail-failure',
  devMessage,
  pageName: 'orderDetails',
  time,
})

/** A page with its listeners, and everything that left it. */
const startPage = (options: { loads?: (made: Outbox) => Promise<Outbox>; answers?: Sent[] } = {}) => {
  const listeners = new Map<string, () => void>()
  const listen = { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) }
  const document = { ...listen, visibilityState: 'visible' }
  const sent: unknown[] = []
  const beacons: Reports[] = []
  const answers = options.answers ?? []
  let isOnline = true
  let again = () => {}
  const send = async (batch: readonly unknown[]): Promise<Sent> => {
    sent.push(batch)
    return answers.shift() ?? 'arrived'
  }
  const beacon = (reports: Reports) => beacons.push(reports)
  const outboxDeps: OutboxDeps = {
    sendErrors: send,
    sendEvents: send,
    beacon,
    isOnline: () => isOnline,
    whenOnline: (callback) => {
      again = callback
    },
  }
  const load = options.loads ?? (async (made: Outbox) => made)
  const loadOutbox = vi.fn(() => load(createOutbox(outboxDeps)))
  const telemetry = createTelemetry({
    loadOutbox,
    beacon,
    page: { ...listen, document, location: { pathname: '/orders/sales/PF51YQ36192' } } as unknown as Window,
    now: () => now,
  })
  return {
    ...telemetry,
    loadOutbox,
    sent,
    beacons,
    leaves: () => listeners.get('pagehide')?.(),
    hides: () => {
      document.visibilityState = 'hidden'
      listeners.get('visibilitychange')?.()
    },
    goesOffline: () => {
      isOnline = false
    },
    comesOnline: () => {
      isOnline = true
      again()
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('reports of a page', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('fetch the outbox once the page has settled, and go together a second later', async () => {
    const page = startPage()
    await pass(5_000)
    expect(page.loadOutbox).not.toHaveBeenCalled()
    page.reportError('service-order-detail-failure', 'problem 503 unavailable for lina@example.com')
    page.reportError('service-order-detail-failure', 'timeout')
    page.track('page view', {})
    await pass(2_499)
    expect(page.loadOutbox).not.toHaveBeenCalled()
    await pass(1_000)
    expect(page.sent).toEqual([])
    await pass(1)
    expect(page.sent).toEqual([[failure('problem 503 unavailable for [e-mail]'), failure('timeout')], [view]])
    expect(page.loadOutbox).toHaveBeenCalledTimes(1)
  })

  it('go twenty at a time', async () => {
    const page = startPage()
    for (let index = 0; index < 45; index += 1) page.track('page view', {})
    await pass(6_000)
    expect(page.sent.map((batch) => (batch as unknown[]).length)).toEqual([20, 20, 5])
  })

  it('are tried three times and then given up', async () => {
    const page = startPage({ answers: ['again', 'again', 'again'] })
    page.track('page view', {})
    await pass(120_000)
    expect(page.sent).toEqual([[view], [view], [view]])
    page.track('page view', {})
    await pass(1_000)
    expect(page.sent).toHaveLength(4)
  })

  it('that are refused for good are not tried again', async () => {
    const page = startPage({ answers: ['never'] })
    page.track('page view', {})
    await pass(120_000)
    expect(page.sent).toHaveLength(1)
  })

  it('wait for a connection', async () => {
    const page = startPage()
    page.goesOffline()
    page.track('page view', {})
    await pass(60_000)
    page.hides()
    expect([page.sent, page.beacons]).toEqual([[], []])
    page.comesOnline()
    await pass(0)
    expect(page.sent).toEqual([[view]])
  })

  it.each(['leaves', 'hides'] as const)('go by beacon when a page %s, once', async (how) => {
    const page = startPage()
    page.track('page view', {})
    page.reportError('service-order-detail-failure', 'call +1 202 555 0101')
    await pass(2_500)
    page[how]()
    await pass(10_000)
    expect(page.beacons).toEqual([{ errors: [failure('call [number]')], events: [view] }])
    expect(page.sent).toEqual([])
  })

  it('go without a message where the page is left before the outbox has come', () => {
    const page = startPage({ loads: () => new Promise(() => {}) })
    page.track('page view', {})
    page.reportError('service-order-detail-failure', 'lina@example.com')
    page.leaves()
    expect(page.beacons).toEqual([{ errors: [failure('')], events: [view] }])
  })

  it('break nothing where the outbox does not come, and ask for it again', async () => {
    const page = startPage({ loads: () => Promise.reject(new TypeError('blocked')) })
    page.track('page view', {})
    await pass(2_500)
    page.track('page view', {})
    await pass(2_500)
    expect(page.loadOutbox).toHaveBeenCalledTimes(2)
    page.leaves()
    expect(page.beacons).toEqual([{ errors: [], events: [view, view] }])
  })
})

describe('a beacon', () => {
  const many = Array.from({ length: 21 }, () => view) as unknown as Reports['events']

  it('carries twenty reports of a kind as JSON to the API host', async () => {
    const bodies: [string, unknown][] = []
    const sendBeacon = (url: string, body: Blob) => {
      void body.text().then((text) => bodies.push([`${url} ${body.type}`, JSON.parse(text)]))
      return true
    }
    createBeacon('/api', () => ({ sendBeacon }) as Navigator)({ errors: [], events: many })
    await vi.waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toEqual([
      ['/api/telemetry/events/v1 application/json', { events: many.slice(0, 20) }],
      ['/api/telemetry/events/v1 application/json', { events: [view] }],
    ])
  })

  it('that the browser refuses breaks nothing', () => {
    const sendBeacon = () => {
      throw new TypeError('refused')
    }
    expect(() => createBeacon('/api', () => ({ sendBeacon }))({ errors: [], events: many })).not.toThrow()
    expect(() => createBeacon('/api', () => ({}) as Navigator)({ errors: [], events: many })).not.toThrow()
  })
})
