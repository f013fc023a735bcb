import { describe, expect, test } from 'vitest'
import { onTheWayMachine } from '../../machines/on-the-way/on-the-way.machine.ts'
import {
  selectCanMeasure,
  selectIsTakingBack,
  selectOnTheWayView,
  selectOutdatedSince,
  selectPositionView,
  selectTimeGap,
  selectTypedArrival,
} from '../../machines/on-the-way/on-the-way.selectors.ts'
import type { OnTheWayInput } from '../../machines/on-the-way/on-the-way.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleVisit } from '../samples/pickup-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'
import { sampleInput, sampleMinutes } from './on-the-way.model.ts'

const minute = 60_000
const startJourney = journeysWith({
  begins: walkTime,
  listeners: ['watchPage', 'watchNetwork'],
  hears: ['error.reported'],
})
const waits = sampleVisit()
const at = (minutes: number) => new Date(walkTime + minutes * minute).toISOString()

const start = (change: Partial<OnTheWayInput> = {}) =>
  startJourney({
    machine: onTheWayMachine,
    input: (now) => ({
      ...sampleInput,
      known: waits,
      knownAt: walkTime,
      now,
      ...change,
    }),
  })
type Shopper = ReturnType<typeof start>

const view = (shopper: Shopper) => selectOnTheWayView(shopper.snapshot())
const position = (shopper: Shopper) => selectPositionView(shopper.snapshot())
const gap = (shopper: Shopper) => selectTimeGap(shopper.snapshot())
const draft = (shopper: Shopper) => shopper.snapshot().context.draft
const types = (shopper: Shopper, value: string) => shopper.send({ type: 'minutes.type', value })
const tells = (shopper: Shopper) => shopper.send({ type: 'visit.announce' })
const expecting = (inMinutes = 25) => sampleVisit({ inMinutes, brings: 'return' })

describe('on the way: pinned journeys', () => {
  test('[BY-43][BY-47] tells the store by what and when, and which return comes along, once', async () => {
    const shopper = start()
    shopper.send({ type: 'means.choose', means: 'BICYCLE' })
    types(shopper, '25')
    shopper.send({ type: 'return.toggle', returnOrderNumber: 'R00000001' })
    tells(shopper)
    tells(shopper)
    expect(shopper.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001' },
        request: { visit: { means: 'BICYCLE', expectedAt: at(25), returns: ['R00000001'] } },
        pendingKey: null,
      },
    ])
    await shopper.answer('attempt', doneAs(expecting()))
    expect(view(shopper)).toBe('expected')
  })

  test('[BY-43] an announcement from before a reload is looked up, and nothing is sent again', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect([view(shopper), shopper.asked('attempt')]).toEqual([
      'telling',
      [{ target: { orderNumber: 'C00000001' }, request: null, pendingKey: 'key-0' }],
    ])
    await shopper.answer('attempt', doneAs(expecting()))
    expect(view(shopper)).toBe('expected')
  })

  test('[BY-43] another time begins with the one that is announced, and leaves it so where nothing is sent', async () => {
    const shopper = start({ known: expecting() })
    shopper.send({ type: 'visit.change' })
    expect(draft(shopper)).toMatchObject({
      means: 'CAR',
      mode: 'clock',
      clock: '10:25',
      returns: ['R00000001'],
    })
    types(shopper, '40')
    shopper.send({ type: 'visit.keep' })
    expect([view(shopper), shopper.asked('attempt')]).toEqual(['expected', []])
    shopper.send({ type: 'visit.change' })
    expect(draft(shopper).clock).toBe('10:25')
    types(shopper, '40')
    tells(shopper)
    await shopper.answer('attempt', doneAs(expecting(40)))
    expect(shopper.snapshot().context.known?.visit?.expectedAt).toBe(at(40))
  })

  test('[BY-43] taking it back says so, and lets it be said anew', async () => {
    const shopper = start({ known: expecting() })
    shopper.send({ type: 'visit.takeBack' })
    expect([view(shopper), selectIsTakingBack(shopper.snapshot())]).toEqual(['telling', true])
    expect(shopper.asked('attempt')).toMatchObject([{ request: { visit: null } }])
    await shopper.answer('attempt', doneAs(waits))
    expect(view(shopper)).toBe('takenBack')
    shopper.send({ type: 'visit.begin' })
    expect([view(shopper), draft(shopper).minutes]).toEqual(['form', ''])
  })

  test.each([
    ['', 'missing', '25'],
    ['soon', 'unreadable', '25'],
    ['241', 'tooFar', '240'],
  ] as const)(
    '[BY-44] %j minutes are not sent, and the page says why once it is asked',
    (typed, why, better) => {
      const shopper = start()
      types(shopper, typed)
      expect(gap(shopper)).toBe(null)
      tells(shopper)
      expect([view(shopper), gap(shopper), shopper.asked('attempt')]).toEqual(['form', why, []])
      types(shopper, better)
      expect([gap(shopper), selectTypedArrival(shopper.snapshot())]).toEqual([
        null,
        walkTime + Number(better) * minute,
      ])
    },
  )

  test('[BY-44] a time is one on the store’s clocks: past ones are not sent', () => {
    const shopper = start()
    shopper.send({ type: 'clock.type', value: '09:30' })
    tells(shopper)
    expect(gap(shopper)).toBe('past')
    shopper.send({ type: 'clock.type', value: '10:30' })
    tells(shopper)
    expect(shopper.asked('attempt')).toMatchObject([{ request: { visit: { expectedAt: at(30) } } }])
  })

  test.each([
    ['visit_time', 'past'],
    ['store_closed', 'closed'],
  ] as const)('[BY-44] the host’s %s is said beside the time, which stays', async (code, why) => {
    const shopper = start()
    types(shopper, '25')
    tells(shopper)
    await shopper.answer('attempt', refusedAs(code))
    expect([view(shopper), gap(shopper), draft(shopper).minutes]).toEqual(['form', why, '25'])
    types(shopper, '30')
    expect(gap(shopper)).toBe(null)
  })

  test('[BY-44] a time that passes becomes “expected earlier”, and two hours later the page asks what holds', async () => {
    const shopper = start({ known: expecting(1) })
    await shopper.pass(minute)
    expect(view(shopper)).toBe('expected')
    await shopper.pass(1)
    expect(view(shopper)).toBe('earlier')
    await shopper.pass(2 * 60 * minute - 1)
    await shopper.answer('loadVisit', succeeded(waits))
    expect(view(shopper)).toBe('form')
  })

  test('[BY-44] another time is asked for without the one that has passed', () => {
    const shopper = start({ known: expecting(-10) })
    expect(view(shopper)).toBe('earlier')
    shopper.send({ type: 'visit.change' })
    expect([view(shopper), draft(shopper)]).toMatchObject([
      'form',
      { mode: 'minutes', clock: '', minutes: '' },
    ])
  })

  test('[BY-45] minutes that the device works out are those of the means, and can be changed', async () => {
    const shopper = start()
    shopper.send({ type: 'position.ask' })
    expect([position(shopper), shopper.asked('measureWay')]).toEqual([
      'locating',
      [{ to: { latitude: 39.5296, longitude: -119.8138 } }],
    ])
    await shopper.answer('measureWay', { kind: 'measured', minutes: sampleMinutes })
    expect([position(shopper), draft(shopper).minutes]).toEqual(['located', String(sampleMinutes.CAR)])
    shopper.send({ type: 'means.choose', means: 'ON_FOOT' })
    expect(draft(shopper).minutes).toBe(String(sampleMinutes.ON_FOOT))
    types(shopper, '12')
    expect([position(shopper), shopper.snapshot().context.way]).toEqual(['idle', null])
    shopper.send({ type: 'means.choose', means: 'CAR' })
    expect(draft(shopper).minutes).toBe('12')
  })

  test.each(['denied', 'slow', 'absent', 'coarse', 'far'] as const)(
    '[BY-45] a position that is %s says so and leaves the time to be typed',
    async (kind) => {
      const shopper = start()
      types(shopper, '10')
      shopper.send({ type: 'position.ask' })
      await shopper.answer('measureWay', { kind })
      expect([position(shopper), draft(shopper).minutes]).toEqual([kind, '10'])
      tells(shopper)
      expect(view(shopper)).toBe('telling')
    },
  )

  test('[BY-45] what is typed counts, not a position that comes later; one that never comes is slow', async () => {
    const shopper = start()
    shopper.send({ type: 'position.ask' })
    types(shopper, '10')
    expect(position(shopper)).toBe('idle')
    shopper.send({ type: 'position.ask' })
    await shopper.pass(20_000)
    expect([position(shopper), draft(shopper).minutes]).toEqual(['slow', '10'])
  })

  test('[BY-45] a store that does not say where it is has no way to measure', () => {
    const shopper = start({ known: sampleVisit({ hasPlace: false }) })
    shopper.send({ type: 'position.ask' })
    expect([selectCanMeasure(shopper.snapshot()), position(shopper)]).toEqual([false, 'idle'])
  })

  test('[BY-46] what the store has noted comes within half a minute, and the page says when nothing new comes', async () => {
    const shopper = start({ known: expecting() })
    await shopper.pass(25_000)
    await shopper.answer('loadVisit', failed({ kind: 'network' }))
    expect([view(shopper), selectOutdatedSince(shopper.snapshot())]).toEqual(['expected', walkTime])
    shopper.send({ type: 'network.back' })
    await shopper.answer('loadVisit', succeeded(sampleVisit({ inMinutes: 25, brings: 'handedOver' })))
    expect([view(shopper), selectOutdatedSince(shopper.snapshot())]).toEqual(['expected', null])
    await shopper.pass(6_000)
    shopper.send({ type: 'page.shown' })
    await shopper.answer('loadVisit', succeeded(sampleVisit({ inMinutes: 25, isHere: true })))
    expect(view(shopper)).toBe('here')
    await shopper.pass(25_000)
    await shopper.answer('loadVisit', succeeded(sampleVisit({ inMinutes: 25, refusal: 'over' })))
    expect(view(shopper)).toBe('over')
  })

  test('[BY-47] a return that cannot come along any more is taken off, and the store is told nothing', async () => {
    const shopper = start()
    types(shopper, '25')
    shopper.send({ type: 'return.toggle', returnOrderNumber: 'R00000001' })
    tells(shopper)
    await shopper.answer('attempt', refusedAs('return_state'))
    await shopper.answer('loadVisit', succeeded({ ...waits, returns: [] }))
    expect([view(shopper), draft(shopper).returns, shopper.snapshot().context.refusedAs]).toEqual([
      'form',
      [],
      'return_state',
    ])
    expect(draft(shopper).minutes).toBe('25')
  })

  test('[BY-43] an order that waits no more is asked for anew, and the page says why', async () => {
    const shopper = start()
    types(shopper, '25')
    tells(shopper)
    await shopper.answer('attempt', refusedAs('pickup_state'))
    await shopper.answer('loadVisit', succeeded(sampleVisit({ refusal: 'cancelled' })))
    expect(view(shopper)).toBe('closed')
  })

  test('[BY-43] where nobody can say, the same is sent again under its key, or the host is asked', async () => {
    const shopper = start()
    types(shopper, '25')
    tells(shopper)
    await shopper.answer('attempt', notConfirmed)
    expect(view(shopper)).toBe('unconfirmed')
    shopper.send({ type: 'visit.retry' })
    const [first, second] = shopper.asked('attempt') as { request: unknown }[]
    expect([view(shopper), second?.request]).toEqual(['telling', first?.request])
    await shopper.answer('attempt', notConfirmed)
    shopper.send({ type: 'visit.look' })
    await shopper.answer('loadVisit', succeeded(expecting()))
    expect(view(shopper)).toBe('expected')
  })

  test('[BY-43] what was refused for good can be tried again or left, with what was typed', async () => {
    const shopper = start()
    types(shopper, '25')
    tells(shopper)
    await shopper.answer('attempt', refusedAs('rate_limited', 429))
    expect([view(shopper), shopper.snapshot().context.refusedAs]).toEqual(['notTold', 'rate_limited'])
    shopper.send({ type: 'visit.look' })
    expect([view(shopper), draft(shopper).minutes]).toEqual(['form', '25'])
    expect(shopper.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'store-views-service-failure',
        devMessage: 'visit not announced: 429 rate_limited',
      },
    ])
  })

  test.each([
    ['a member, whose order it is not', true, problem(404, 'order_not_found'), 'unknown', ['error.reported']],
    ['a member who is signed out', true, { kind: 'unauthorized' }, 'leaving', ['session.rejected']],
    ['a guest whose order it is not', false, problem(404, 'order_not_found'), 'leaving', ['noMatch']],
    ['a guest who may look no longer', false, { kind: 'unauthorized' }, 'leaving', ['unavailable']],
    ['whoever has no connection', true, { kind: 'network' }, 'offline', ['error.reported']],
    ['whoever asks while the host fails', false, problem(503, 'unavailable'), 'failed', ['error.reported']],
  ] as const)('[BY-43] what did not come, for %s', async (_, isMember, failure, sees, facts) => {
    const shopper = start({ known: null, knownAt: null, isMember })
    await shopper.answer('loadVisit', failed(failure))
    const told = shopper.emitted.map((event) =>
      event.type === 'order.unreachable' ? [event.orderNumber, event.reason].join(' ') : event.type,
    )
    expect([view(shopper), told]).toEqual([
      sees,
      facts.map((fact) => (/^(noMatch|unavailable)$/.test(fact) ? `C00000001 ${fact}` : fact)),
    ])
  })
})
