import { describe, expect, it } from 'vitest'
import { and, assign, emit, fromPromise, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import { cancellationSample } from '../../atlas/chart/cancellation-sample.ts'
import { actionDelay, describeAction, duration, eventName, guardName } from '../../atlas/chart/names.ts'
import { readChart } from '../../atlas/chart/read-chart.ts'
import { withOtherwise } from '../../atlas/chart/states.ts'
import { idRanges, walkFrom } from '../../atlas/chart/words.ts'
import { alikeTransitions, linksOf } from './layout/links.ts'

const chart = readChart(cancellationSample)
const stateOf = (path: string) => {
  const found = path
    .split('.')
    .reduce(
      (state, key) => state?.children.find((child) => child.key === key),
      chart.root as typeof chart.root | undefined,
    )
  if (!found) throw new Error(path)
  return found
}

describe('a chart read off its machine', () => {
  it('has states with their kind, description, calls, timers and what they tell', () => {
    expect(stateOf('dialog.inProgress.polling')).toEqual({
      id: 'cancellationSample.dialog.inProgress.polling',
      path: 'dialog.inProgress.polling',
      key: 'polling',
      kind: 'atomic',
      isChoice: false,
      description: 'Long work: the bar moves.',
      initial: undefined,
      calls: [{ id: 'poller', name: 'poller', machine: 'poller' }],
      timers: [{ name: 'patience', milliseconds: undefined }],
      entry: [],
      exit: [],
      tags: [],
      children: [],
    })
    expect(stateOf('window.open').timers).toEqual([{ name: 'windowLeft', milliseconds: 1_800_000 }])
    expect(stateOf('dialog.complete').entry).toEqual([{ kind: 'emit', name: 'order.cancelled', tells: true }])
    expect(stateOf('dialog').initial).toBe('cancellationSample.dialog.closed')
    expect([chart.root.kind, stateOf('dialog.inProgress').kind, stateOf('dialog.complete').kind]).toEqual([
      'parallel',
      'compound',
      'final',
    ])
  })

  it('has transitions with trigger, guard, target and effects', () => {
    const from = (path: string) =>
      chart.transitions
        .filter((transition) => transition.source === `cancellationSample.${path}`)
        .map(({ event, guard, target, actions, reenters }) => ({
          event,
          guard,
          target: target?.split('.').at(-1),
          actions,
          reenters,
        }))
    expect(from('dialog.confirming')).toEqual([
      {
        event: 'cancel.confirm',
        guard: 'isWindowOpen and not isSignedIn',
        target: 'inProgress',
        actions: [],
        reenters: false,
      },
      { event: 'dialog.dismiss', guard: undefined, target: 'closed', actions: [], reenters: false },
      {
        event: 'tick',
        guard: undefined,
        target: undefined,
        actions: [{ kind: 'assign', name: 'countDown', tells: false }],
        reenters: false,
      },
    ])
    expect(from('window.open')).toEqual([
      {
        event: 'after windowLeft',
        guard: undefined,
        target: 'shut',
        actions: [{ kind: 'raise', name: 'window.shut', tells: true }],
        reenters: false,
      },
    ])
    expect(
      from('dialog.inProgress.polling').map(({ event, guard, reenters }) => [event, guard, reenters]),
    ).toEqual([
      ['poller.done', 'isCancelled or wasCancelled', false],
      ['poller.done', 'isWrongState', false],
      ['poller.done', undefined, false],
      ['after patience', undefined, true],
    ])
  })

  it('is walked in words', () => {
    expect(walkFrom(stateOf('dialog.inProgress.polling'), chart)).toEqual([
      'when poller is done, if isCancelled or wasCancelled, go to dialog.complete',
      'when poller is done, if isWrongState, go to dialog.denied',
      'when poller is done, otherwise, go to dialog.error',
      'after patience, enter it again',
    ])
    expect(walkFrom(stateOf('window.open'), chart)).toEqual([
      'after windowLeft, go to window.shut, it raises window.shut',
    ])
  })
})

describe('lines', () => {
  it('join what leads from one state to another, and leave out what stays', () => {
    const link = linksOf(chart).find(({ id }) =>
      id.endsWith('sending > cancellationSample.dialog.inProgress.polling'),
    )
    expect(link?.transitions.map(({ event }) => event)).toEqual(['requestCancellation.done'])
    expect(linksOf(chart).some(({ transitions }) => transitions.some(({ event }) => event === 'tick'))).toBe(
      false,
    )
  })

  it('are left out where four states or more lead alike to one', () => {
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'a',
      states: Object.fromEntries([
        ...['a', 'b', 'c', 'd'].map((key) => [key, { on: { close: 'shut', [`go.${key}`]: 'shut' } }]),
        ['shut', {}],
      ]),
    })
    const many = readChart({ id: 'm', title: 'M', purpose: '', requirements: [], machine })
    expect(alikeTransitions(many).map(({ source, event }) => `${source} ${event}`)).toEqual([
      'm.a close',
      'm.b close',
      'm.c close',
      'm.d close',
    ])
    expect(linksOf(many).map(({ transitions }) => transitions.map(({ event }) => event))).toEqual([
      ['go.a'],
      ['go.b'],
      ['go.c'],
      ['go.d'],
    ])
  })

  it('say otherwise only after a guarded rival', () => {
    const [first, second, last] = chart.transitions.filter(({ event }) => event === 'poller.done')
    expect(
      [first, second, last].map((transition) => transition && withOtherwise(transition, chart).guard),
    ).toEqual(['isCancelled or wasCancelled', 'isWrongState', 'otherwise'])
  })
})

describe('names', () => {
  it.each([
    [undefined, undefined],
    ['isOpen', 'isOpen'],
    [{ type: 'hasStatus', params: { status: 'FAILED' } }, 'hasStatus FAILED'],
    [{ type: 'isOlder', params: () => ({ days: 2 }) }, 'isOlder'],
    [and(['a', or(['b', not('c')])]), 'a and (b or not c)'],
    [not(and(['a', 'b'])), 'not (a and b)'],
    [stateIn('open'), 'stateIn'],
  ])('of a guard: %s', (guard, name) => {
    expect(guardName(guard)).toBe(name)
  })

  it.each([
    ['', undefined, 'always', 'always'],
    ['*', undefined, 'event', 'any other event'],
    ['order.changed', undefined, 'event', 'order.changed'],
    ['xstate.done.actor.cancelOrder', undefined, 'done', 'cancelOrder.done'],
    ['xstate.error.actor.cancelOrder', undefined, 'failed', 'cancelOrder.error'],
    ['xstate.snapshot.poller', undefined, 'event', 'poller.snapshot'],
    ['xstate.done.state.m.busy', undefined, 'finished', 'finished'],
    ['xstate.after.patience.m.busy', 'patience', 'after', 'after patience'],
    ['xstate.after.500.m.busy', 500, 'after', 'after 500 ms'],
  ])('of a trigger: %s', (type, delay, kind, event) => {
    expect(eventName(type, delay)).toEqual({ kind, event })
  })

  it('of an action: the event it tells, else its own', () => {
    const machine = setup({
      actors: { child: fromPromise(async () => 1) },
      actions: {
        tell: emit({ type: 'order.cancelled' } as never),
        tellSomething: emit((() => ({ type: 'x' })) as never),
        keep: assign({}),
        remind: raise({ type: 'tick' }, { delay: 'patience' as never }),
        stop: sendTo('child', { type: 'stop' }),
        log: () => {},
      },
    }).createMachine({})
    const names = ['tell', 'tellSomething', 'keep', 'remind', 'stop', 'log']
    expect(names.map((name) => describeAction({ type: name }, machine))).toEqual([
      { kind: 'emit', name: 'order.cancelled', tells: true },
      { kind: 'emit', name: 'tellSomething', tells: false },
      { kind: 'assign', name: 'keep', tells: false },
      { kind: 'raise', name: 'tick', tells: true },
      { kind: 'send', name: 'stop', tells: true },
      { kind: 'other', name: 'log', tells: false },
    ])
    expect(actionDelay('remind', machine)).toBe('patience')
  })

  it('of a time: its largest whole unit', () => {
    expect([500, 1500, 30_000, 1_800_000, 7_200_000, 86_400_000, 864_000_000].map(duration)).toEqual([
      '500 ms',
      '1500 ms',
      '30 s',
      '30 min',
      '2 h',
      '1 day',
      '10 days',
    ])
  })

  it('of requirements: runs are joined', () => {
    expect(idRanges(['JO-01', 'CA-03', 'CA-01', 'CA-02', 'CA-06', 'CA-07'])).toBe(
      'CA-01 to CA-03, CA-06, CA-07, JO-01',
    )
  })
})
