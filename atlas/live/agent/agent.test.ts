import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { assign, createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts'
import { doneAs } from '../../../model-tests/samples/attempt-samples.ts'
import { sampleOrder, walkTime } from '../../../model-tests/samples/samples.ts'
import type { Command, FromPage, LiveMessage, News } from '../protocol/protocol.ts'
import { plainOf, whole } from '../recording/plain.ts'
import type { Recording } from '../recording/recording.schema.ts'
import { momentAt } from '../recording/recording.ts'
import { createAgent } from './agent.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const watchedPage = () => {
  const heard: News[] = []
  const listeners: ((event: { data: LiveMessage }) => void)[] = []
  const channel = {
    postMessage: (message: FromPage) => heard.push(structuredClone(message).news),
    addEventListener: (_: string, listener: never) => listeners.push(listener),
  }
  const agent = createAgent({
    channel: channel as never,
    page: 'p1',
    path: () => '/us/en/orders',
    origin: 'https://podium.example',
    fetch: async (input) => new Response(String(input)),
    now: () => walkTime,
  })
  const ask = (command: Command, page: string | null = 'p1') => {
    for (const listener of listeners) listener({ data: { to: 'page', page, command } })
  }
  const latest = <Name extends News['news']>(name: Name) =>
    heard.findLast((news): news is Extract<News, { news: Name }> => news.news === name)
  const recording = (): Recording => {
    ask({ do: 'tell' })
    return latest('recording')?.recording as Recording
  }
  const actorsNow = () => Object.values(momentAt(recording(), recording().entries.length).actors)
  const named = (id: string) => {
    const found = actorsNow().findLast((actor) => actor.id === id)
    if (!found) throw new Error(`no actor "${id}"`)
    return found
  }
  return { agent, ask, latest, recording, named, heard }
}

const watchedCancellation = () => {
  const page = watchedPage()
  const calls: PromiseWithResolvers<unknown>[] = []
  const machine = cancellationMachine.provide({
    actors: {
      watchPage: fromCallback(() => undefined) as never,
      attempt: fromPromise(() => {
        calls.push(Promise.withResolvers())
        return calls.at(-1)?.promise as Promise<unknown>
      }) as never,
    },
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
  const clock = new SimulatedClock()
  const actor = createActor(machine, { id: 'cancel', input, inspect: page.agent.hear, clock }).start()
  ends.push(() => actor.stop())
  const dialog = () => page.named('cancel').states.filter((state) => state.startsWith('dialog.'))
  return { ...page, actor, calls, dialog, key: () => page.named('cancel').key }
}

describe('the agent of a page', () => {
  test('tells actors, states and transitions as they are taken', () => {
    const { actor, recording, named, dialog } = watchedCancellation()
    expect(dialog()).toEqual(['dialog.closed'])
    actor.send({ type: 'cancellation.ask' })
    expect(dialog()).toEqual(['dialog.confirming'])
    expect(named('cancel')).toMatchObject({
      machine: 'cancellation',
      parent: null,
      taken: ['dialog.closed · cancellation.ask [guard] #1 → dialog.confirming'],
    })
    expect(named('watchPage')).toMatchObject({ machine: null, parent: named('cancel').key })
    expect(recording().entries.findLast(({ kind }) => kind === 'event')).toMatchObject({
      event: { type: 'cancellation.ask' },
      byHand: false,
    })
  })

  test('tells what a call broke with', async () => {
    const { actor, calls, recording } = watchedCancellation()
    actor.send({ type: 'cancellation.ask' })
    actor.send({ type: 'cancellation.confirm' })
    calls[0]?.reject(new Error('the line is cut'))
    await wait()
    const broken = recording().entries.filter((entry) => entry.kind === 'now' && entry.status === 'error')
    expect(broken).toMatchObject([{ error: 'the line is cut', states: [] }])
  })

  test('tells facts after the step that told them', async () => {
    const { actor, calls, recording } = watchedCancellation()
    actor.send({ type: 'cancellation.ask' })
    actor.send({ type: 'cancellation.confirm' })
    calls[0]?.resolve(doneAs('cancelled'))
    await wait()
    const { entries } = recording()
    const told = entries.findIndex(({ kind }) => kind === 'told')
    expect(entries.slice(told - 1, told + 2).map(({ kind }) => kind)).toEqual(['step', 'told', 'now'])
    expect(entries[told]).toMatchObject({
      event: { type: 'order.cancelled', orderNumber: 'C00000001', reloadsPage: false },
    })
  })

  test('tells nothing of an actor that was made and never started, and all of one once it is', () => {
    const page = watchedPage()
    const machine = setup({ actors: { ask: fromPromise(async () => 1) } }).createMachine({
      id: 'flow',
      initial: 'asking',
      states: { asking: { invoke: { src: 'ask' } } },
    })
    const made = createActor(machine, { id: 'one', inspect: page.agent.hear })
    createActor(machine, { id: 'other', inspect: page.agent.hear })
    expect(page.recording().entries).toEqual([])
    made.start()
    ends.push(() => made.stop())
    const { entries } = page.recording()
    expect(entries.flatMap((entry) => (entry.kind === 'born' ? [entry.id] : []))).toEqual([
      'one',
      '0.flow.asking',
    ])
    expect(page.named('one').states).toEqual(['asking'])
  })

  test('tells guards that said no', async () => {
    const { actor, recording, calls, ask, key, named } = watchedCancellation()
    actor.send({ type: 'cancellation.ask' })
    actor.send({ type: 'cancellation.confirm' })
    calls[0]?.resolve(doneAs('pending'))
    await wait()
    const steps = recording().entries.filter((entry) => entry.kind === 'step')
    expect(steps.find(({ event }) => event === 'xstate.done.actor.attempt')?.refused).toEqual([
      'dialog.inProgress · done.actor.attempt [isDoneAs] #1 → dialog.complete',
    ])
    actor.send({ type: 'dialog.dismiss' })
    ask({
      do: 'fire',
      actor: key(),
      timer: named('cancel').timers.find(({ event }) => event.includes('windowLeft'))?.id ?? '',
    })
    actor.send({ type: 'cancellation.ask' })
    expect(recording().entries.findLast((entry) => entry.kind === 'step')).toMatchObject({
      transitions: [],
      refused: ['dialog.closed · cancellation.ask [guard] #1 → dialog.confirming'],
    })
  })

  test('sends what can happen, and says what cannot', () => {
    const { ask, key, dialog, latest, recording } = watchedCancellation()
    const events = [{ type: 'cancellation.ask' }, { type: 'cancellation.confirm' }]
    ask({ do: 'watch', panel: 'one', actor: key(), events })
    expect(latest('can')?.can).toEqual([true, false])
    ask({ do: 'send', actor: key(), event: { type: 'cancellation.confirm' } })
    expect(latest('refused')?.why).toBe('"cancellation.confirm" cannot happen now.')
    ask({ do: 'send', actor: key(), event: { type: 'cancellation.ask' } })
    expect(dialog()).toEqual(['dialog.confirming'])
    expect(latest('can')?.can).toEqual([false, true])
    expect(recording().entries.findLast(({ kind }) => kind === 'event')).toMatchObject({ byHand: true })
  })

  test('answers a pending call by hand, and its own answer finds nobody', async () => {
    const { actor, ask, calls, named, dialog } = watchedCancellation()
    actor.send({ type: 'cancellation.ask' })
    actor.send({ type: 'cancellation.confirm' })
    const attempt = named('attempt').key
    ask({ do: 'answer', actor: attempt, answer: { output: plainOf(doneAs('pending'), whole) } })
    expect(dialog()).toEqual(['dialog.pending'])
    calls[0]?.resolve(doneAs('cancelled'))
    await wait()
    expect([dialog(), named('attempt').status]).toEqual([['dialog.pending'], 'stopped'])
    ask({ do: 'answer', actor: attempt, answer: { error: 'late' } })
    expect(dialog()).toEqual(['dialog.pending'])
  })

  test('lets a timer run out at once, and only once', () => {
    const { actor, ask, named, key, latest } = watchedCancellation()
    const timers = () => named('cancel').timers
    const left = timers().find(({ event }) => event.includes('windowLeft'))
    expect(left?.delay).toBe(20 * 60_000)
    ask({ do: 'fire', actor: key(), timer: left?.id ?? '' })
    expect(actor.getSnapshot().matches({ window: 'shut' })).toBe(true)
    expect(timers()).toEqual([])
    ask({ do: 'fire', actor: key(), timer: left?.id ?? '' })
    expect(latest('refused')?.why).toBe('This timer has run out.')
  })

  test('hears nothing that another page is asked', () => {
    const { ask, heard } = watchedPage()
    ask({ do: 'tell' }, 'p2')
    expect(heard).toEqual([])
    ask({ do: 'tell' }, null)
    expect(heard.map(({ news }) => news)).toEqual(['recording', 'calls'])
  })
})

describe('calls of a page', () => {
  test('wait while they are held, and go on when they are let go', async () => {
    const { agent, ask, latest } = watchedPage()
    ask({ do: 'hold', on: true })
    const first = agent.fetch('/api/orders', { method: 'POST' })
    const second = agent.fetch(new Request('https://podium.example/api/bag'))
    await agent.fetch('/assets/start.js')
    expect(latest('calls')).toMatchObject({
      isHolding: true,
      held: [
        { id: 1, method: 'POST', path: '/api/orders' },
        { id: 2, method: 'GET', path: '/api/bag' },
      ],
    })
    ask({ do: 'release', call: 1 })
    expect(await (await first).text()).toBe('/api/orders')
    expect(latest('calls')?.held.map(({ id }) => id)).toEqual([2])
    ask({ do: 'hold', on: false })
    await second
    expect(latest('calls')).toMatchObject({ isHolding: false, held: [] })
  })

  test('are not held on once the page gives them up', async () => {
    const { agent, ask, latest } = watchedPage()
    ask({ do: 'hold', on: true })
    const given = new AbortController()
    const call = agent.fetch('/api/orders', { signal: given.signal })
    given.abort()
    await call
    expect(latest('calls')?.held).toEqual([])
  })
})

describe('a chart that stays where it is', () => {
  const watchedCounter = () => {
    const page = watchedPage()
    const call = Promise.withResolvers<string>()
    const machine = setup({
      types: { context: {} as { answers: string[]; ticks: number } },
      actors: { ask: fromPromise(() => call.promise) },
    }).createMachine({
      id: 'counter',
      context: { answers: [], ticks: 0 },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: {
          actions: assign({ answers: ({ context, event }) => [...context.answers, event.output] }),
        },
      },
      after: { 1000: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) } },
    })
    const clock = new SimulatedClock()
    const actor = createActor(machine, { id: 'counter', inspect: page.agent.hear, clock }).start()
    ends.push(() => actor.stop())
    return { ...page, actor, call, clock }
  }

  test('hears an answer given by hand, and never the real one after it', async () => {
    const { ask, named, actor, call } = watchedCounter()
    ask({ do: 'answer', actor: named('ask').key, answer: { output: 'by hand' } })
    call.resolve('real')
    await wait()
    expect(actor.getSnapshot().context.answers).toEqual(['by hand'])
  })

  test('hears a timer that was let run out once', () => {
    const { ask, named, actor, clock } = watchedCounter()
    const { key, timers } = named('counter')
    ask({ do: 'fire', actor: key, timer: timers[0]?.id ?? '' })
    clock.increment(5000)
    expect(actor.getSnapshot().context.ticks).toBe(1)
  })
})
