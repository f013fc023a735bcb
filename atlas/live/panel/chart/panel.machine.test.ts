import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { bagCountMachine } from '../../../../machines/bag-count/bag-count.machine.ts'
import { cancellationMachine } from '../../../../machines/cancellation/cancellation.machine.ts'
import { orderDetailMachine } from '../../../../machines/order-detail/order-detail.machine.ts'
import { orderDetailModel } from '../../../../model-tests/order-detail/order-detail.model.ts'
import { sampleOrder, walkTime } from '../../../../model-tests/samples/samples.ts'
import { createAgent } from '../../agent/agent.ts'
import { pendingCalls } from '../../hand/pending-calls.ts'
import { runningTimers } from '../../hand/running-timers.ts'
import type { LiveMessage } from '../../protocol/protocol.ts'
import { panelOn } from './pages-channel.ts'
import {
  selectActor,
  selectCases,
  selectLog,
  selectMoment,
  selectMoments,
  selectPage,
  selectSource,
} from './panel.selectors.ts'

/** What is said by one end is heard by all others, as a copy. */
const createAir = () => {
  const ends = new Set<(event: { readonly data: LiveMessage }) => void>()
  return () => {
    const own = new Set<(event: { readonly data: LiveMessage }) => void>()
    return {
      postMessage: (data: LiveMessage) => {
        for (const hear of ends) if (!own.has(hear)) hear({ data: structuredClone(data) })
      },
      addEventListener: (_: string, hear: never) => {
        ends.add(hear)
        own.add(hear)
      },
      removeEventListener: (_: string, hear: never) => ends.delete(hear),
    } as never
  }
}

const openPage = (channel: never, page: string) => {
  const agent = createAgent({
    channel,
    page,
    path: () => `/us/en/orders/${page}`,
    origin: 'https://podium.example',
    fetch: async () => new Response(),
    now: () => walkTime,
  })
  const attempt = fromPromise(() => new Promise(() => undefined))
  const machine = cancellationMachine.provide({
    actors: { watchPage: fromCallback(() => undefined) as never, attempt: attempt as never },
  })
  const input = {
    order: sampleOrder(),
    isMember: true,
    country: 'us',
    recentChange: null,
    isAsked: false,
    pendingKey: null,
    now: () => walkTime,
  }
  const options = { id: 'cancel', input, inspect: agent.hear, clock: new SimulatedClock() }
  const actor = createActor(machine, options).start()
  onTestFinished(() => {
    actor.stop()
  })
  return { agent, actor }
}

const openPanel = (channel: never, page: string | null = null, panel = 'panel') => {
  const clock = new SimulatedClock()
  const actor = createActor(panelOn(channel), { input: { panel, page }, clock }).start()
  onTestFinished(() => {
    actor.stop()
  })
  const context = () => actor.getSnapshot().context
  return {
    clock,
    context,
    send: actor.send,
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    states: () => selectActor(context())?.states.filter((state) => state.startsWith('dialog.')),
    /** Goes back to right after a row of the log. */
    looksBackTo: (words: string) => {
      const row = selectLog(context()).find((one) => one.words === words)
      actor.send({ type: 'moment.choose', at: row?.count ?? -1 })
    },
  }
}

const both = () => {
  const air = createAir()
  const page = openPage(air(), 'p1')
  return { air, ...page, panel: openPanel(air()) }
}

describe('the panel', () => {
  test('finds the page that answers, and follows it', async () => {
    const { panel, actor } = both()
    expect(panel.is({ source: { page: 'running' }, time: 'now' })).toBe(true)
    expect(panel.states()).toEqual(['dialog.closed'])
    actor.send({ type: 'cancellation.ask' })
    await wait()
    expect(panel.states()).toEqual(['dialog.confirming'])
  })

  test('waits for the page that it was opened for, and lists the others', () => {
    const air = createAir()
    openPage(air(), 'p1')
    const panel = openPanel(air(), 'p2')
    expect(panel.is({ source: 'seeking' })).toBe(true)
    expect(Object.keys(panel.context().pages)).toEqual(['p1'])
    panel.send({ type: 'page.choose', page: 'p7' })
    expect(panel.is({ source: 'seeking' })).toBe(true)
    panel.send({ type: 'page.choose', page: 'p1' })
    expect(panel.is({ source: { page: 'running' } })).toBe(true)
  })

  test('hears of a page that opens later', async () => {
    const air = createAir()
    const panel = openPanel(air())
    expect(panel.is({ source: 'seeking' })).toBe(true)
    openPage(air(), 'p1')
    await wait()
    expect([panel.is({ source: 'page' }), panel.context().page]).toEqual([true, 'p1'])
  })

  test('says that a page is gone, keeps what it recorded, and goes on with the next', async () => {
    const { panel, agent, air } = both()
    agent.leave()
    expect(panel.is({ source: { page: 'gone' } })).toBe(true)
    expect(panel.states()).toEqual(['dialog.closed'])
    openPage(air(), 'p2')
    await wait()
    expect([panel.is({ source: { page: 'running' } }), panel.context().page]).toEqual([true, 'p2'])
    expect(panel.context().pages.p1?.isGone).toBe(true)
  })

  test('does not go over to a page that it knew all along', () => {
    const { panel, agent, air } = both()
    const other = openPage(air(), 'p2')
    other.agent.tell()
    agent.leave()
    other.agent.tell()
    expect([panel.is({ source: { page: 'gone' } }), panel.context().page]).toEqual([true, 'p1'])
  })

  test('shows a page again that comes back out of the memory of its browser', () => {
    const { panel, agent } = both()
    agent.leave()
    agent.tell()
    expect(panel.is({ source: { page: 'running' } })).toBe(true)
  })

  test('shows the chart that something from outside moved last, unless one is chosen; before that the page’s own', async () => {
    const { panel, actor, agent } = both()
    const watched = (machine: AnyStateMachine, id: string, input: unknown) => {
      const actors = Object.fromEntries(
        Object.keys(machine.implementations.actors).map((src) => [src, fromCallback(() => undefined)]),
      )
      const made = createActor(machine.provide({ actors }), { id, input, inspect: agent.hear }).start()
      onTestFinished(() => {
        made.stop()
      })
      return made
    }
    watched(bagCountMachine, 'bag', { known: null })
    watched(orderDetailMachine, 'order', orderDetailModel.starts[0]?.input)
    await wait()
    const shown = () => selectActor(panel.context())?.id
    expect(shown()).toBe('order')
    actor.send({ type: 'cancellation.ask' })
    await wait()
    expect(shown()).toBe('cancel')
    panel.looksBackTo('The shopper asks to cancel')
    expect(shown()).toBe('order')
    panel.send({ type: 'now.choose' })
    const bag = Object.values(selectMoment(panel.context()).actors).find(({ id }) => id === 'bag')
    panel.send({ type: 'actor.choose', actor: bag?.key ?? '' })
    actor.send({ type: 'dialog.dismiss' })
    await wait()
    expect(shown()).toBe('bag')
    panel.send({ type: 'actor.follow' })
    expect(shown()).toBe('cancel')
    const row = selectLog(panel.context()).find(({ words }) => words === 'The shopper asks to cancel')
    panel.send({ type: 'moment.choose', at: row?.count ?? 0, actor: row?.actor ?? '' })
    expect(shown()).toBe('cancel')
  })

  test('looks back, and on, while the page goes on', async () => {
    const { panel, actor } = both()
    actor.send({ type: 'cancellation.ask' })
    await wait()
    panel.looksBackTo('The shopper asks to cancel')
    expect([panel.is({ time: 'back' }), panel.states()]).toEqual([true, ['dialog.closed']])
    panel.looksBackTo('dialog.closed → dialog.confirming')
    actor.send({ type: 'dialog.dismiss' })
    await wait()
    expect(panel.states()).toEqual(['dialog.confirming'])
    panel.send({ type: 'now.choose' })
    expect([panel.is({ time: 'now' }), panel.states()]).toEqual([true, ['dialog.closed']])
  })

  test('plays from the beginning to the end, and stands still where it is paused', async () => {
    const { panel, actor } = both()
    actor.send({ type: 'cancellation.ask' })
    await wait()
    const moments = selectMoments(panel.context())
    panel.send({ type: 'play.start' })
    expect(panel.context().at).toBe(moments[0])
    panel.clock.increment(700)
    expect(panel.context().at).toBe(moments[1])
    panel.send({ type: 'play.pause' })
    panel.clock.increment(7_000)
    expect(panel.context().at).toBe(moments[1])
    panel.send({ type: 'play.start' })
    for (const _ of moments) panel.clock.increment(700)
    expect([panel.context().at, panel.is({ time: { back: 'resting' } })]).toEqual([moments.at(-1), true])
  })

  test('plays the rows that its log shows', async () => {
    const { panel, actor } = both()
    actor.send({ type: 'cancellation.ask' })
    await wait()
    for (const kind of ['event', 'guard', 'call', 'timer', 'fact', 'actor'] as const)
      panel.send({ type: 'filter.kind', kind })
    expect(selectMoments(panel.context())).toHaveLength(2)
    panel.send({ type: 'filter.kind', kind: 'event' })
    expect(selectMoments(panel.context())).toHaveLength(3)
    panel.send({ type: 'filter.actor' })
    expect(selectMoments(panel.context())).toHaveLength(3)
  })

  test('knows what can happen now, with a payload that somebody wrote, too', async () => {
    const { panel, actor } = both()
    const canNow = () => {
      const { can } = selectPage(panel.context()) ?? {}
      return selectCases(panel.context())
        .filter((_, index) => can?.can[index])
        .map(({ event }) => event.type)
    }
    expect(canNow()).toEqual(['cancellation.ask', 'order.updated', 'page.shown'])
    actor.send({ type: 'cancellation.ask' })
    await wait()
    expect(canNow()).toEqual([
      'cancellation.confirm',
      'dialog.dismiss',
      'window.shut',
      'order.updated',
      'page.shown',
    ])
    const { order, ...rest } = { type: 'order.updated', order: { orderNumber: 'C7' } }
    panel.send({ type: 'case.edit', id: 'order.updated 0', event: { ...rest, order } })
    expect(selectCases(panel.context()).find(({ id }) => id === 'order.updated 0')?.event.order).toEqual(
      order,
    )
    expect(canNow()).toContain('order.updated')
  })

  test('takes no answer for its own that another panel was given', async () => {
    const { panel, air, agent } = both()
    const bag = createActor(bagCountMachine, { id: 'bag', input: { known: null }, inspect: agent.hear })
    bag.start()
    onTestFinished(() => {
      bag.stop()
    })
    await wait()
    const before = selectPage(panel.context())?.can
    const other = openPanel(air(), null, 'other')
    const shown = Object.values(selectMoment(other.context()).actors).find(({ id }) => id === 'bag')
    other.send({ type: 'actor.choose', actor: shown?.key ?? '' })
    expect(selectPage(other.context())?.can?.actor).toBe(shown?.key)
    expect(selectPage(panel.context())?.can).toEqual(before)
  })

  test('steps by hand: sends, answers a call, lets a timer run out', async () => {
    const { panel, actor } = both()
    panel.send({ type: 'event.send', event: { type: 'cancellation.ask' } })
    panel.send({ type: 'event.send', event: { type: 'cancellation.confirm' } })
    await wait()
    const shown = () => selectActor(panel.context())
    const [call] = pendingCalls(selectMoment(panel.context()), shown()?.key ?? '')
    const packing = call?.answers.find(({ words }) => words === 'the warehouse is packing already')
    if (!call || !packing) throw new Error('no such answer')
    panel.send({ type: 'call.answer', call: call.actor.key, answer: packing.answer })
    await wait()
    expect([actor.getSnapshot().value, panel.states()]).toMatchObject([
      { dialog: 'denied' },
      ['dialog.denied'],
    ])
    const actorShown = shown()
    const left = actorShown && runningTimers(actorShown).find(({ name }) => name === 'windowLeft')
    panel.send({ type: 'timer.runOut', timer: left?.id ?? '' })
    await wait()
    expect(shown()?.states).toContain('window.shut')
  })

  test('says what could not be done, until something else is', () => {
    const { panel } = both()
    panel.send({ type: 'event.send', event: { type: 'cancellation.confirm' } })
    expect(panel.context().problem).toBe('"cancellation.confirm" cannot happen now.')
    panel.send({ type: 'event.send', event: { type: 'cancellation.ask' } })
    expect(panel.context().problem).toBeNull()
  })

  test('holds calls of the page, and lets them go', async () => {
    const { panel, agent } = both()
    panel.send({ type: 'calls.hold', on: true })
    const call = agent.fetch('/api/orders')
    expect(selectPage(panel.context())).toMatchObject({
      isHolding: true,
      held: [{ id: 1, path: '/api/orders' }],
    })
    panel.send({ type: 'call.release', call: 1 })
    await call
    expect(selectPage(panel.context())?.held).toEqual([])
  })

  test('shows a recording from a file, which nothing steps, and goes back to its page', async () => {
    const { panel, actor } = both()
    actor.send({ type: 'cancellation.ask' })
    await wait()
    const text = JSON.stringify(selectSource(panel.context())?.recording)
    panel.send({ type: 'event.send', event: { type: 'dialog.dismiss' } })
    await wait()
    panel.send({ type: 'recording.import', name: 'asked.json', text })
    expect([panel.is({ source: 'imported' }), panel.states()]).toEqual([true, ['dialog.confirming']])
    panel.send({ type: 'event.send', event: { type: 'cancellation.ask' } })
    await wait()
    expect(actor.getSnapshot().value).toMatchObject({ dialog: 'closed' })
    panel.send({ type: 'recording.close' })
    expect([panel.is({ source: { page: 'running' } }), panel.states()]).toEqual([true, ['dialog.closed']])
  })

  test('says why a file cannot be read, and stays where it is', () => {
    const { panel } = both()
    panel.send({ type: 'recording.import', name: 'notes.txt', text: 'notes' })
    expect([panel.is({ source: 'page' }), panel.context().problem]).toEqual([true, 'This file is no JSON.'])
    panel.send({ type: 'problem.dismiss' })
    expect(panel.context().problem).toBeNull()
  })
})
