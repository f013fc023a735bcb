import { answered, ended } from '../answers.ts'
import { isRefusedAs } from '../attempt/attempt.flow.ts'
import { leavesFor, orderPageEnds } from '../order-page.flow.ts'
import { attemptOf, startOf } from './on-the-way.rules.ts'
import { onTheWaySetup } from './on-the-way.setup.ts'
import type { LoadVisitInput, MeasuredWay, OnTheWayContext, VisitDraft } from './on-the-way.types.ts'

const question = ({ context: { orderNumber } }: { context: OnTheWayContext }): LoadVisitInput => ({
  orderNumber,
})

/** Nobody may see the order: who looks is led elsewhere. */
const leaves = leavesFor('#onTheWay.sessionEnded')

/** It came, and is sorted by what it says. */
const keeps = {
  guard: { type: 'isLoaded', params: answered },
  target: '#onTheWay.deciding',
  actions: { type: 'keepStanding', params: answered },
} as const

const reports = { type: 'reportLoad', params: answered } as const

const measuredAs = (kind: MeasuredWay['kind']) =>
  ({
    type: 'isMeasuredAs',
    params: ({ event }: { event: { output: MeasuredWay } }) => ({ output: event.output, kind }),
  }) as const

const typed = (change: (event: never) => Partial<VisitDraft>) =>
  ({
    type: 'keepTyped',
    params: ({ event }: { event: unknown }) => ({ typed: change(event as never) }),
  }) as const

/** What was typed is what counts, not where the device is. */
const typing = {
  'minutes.type': {
    target: '.typing',
    actions: typed(({ value }: { value: string }) => ({ minutes: value, mode: 'minutes' })),
  },
  'clock.type': {
    target: '.typing',
    actions: typed(({ value }: { value: string }) => ({ clock: value, mode: 'clock' })),
  },
} as const

export const onTheWayMachine = onTheWaySetup.createMachine({
  id: 'onTheWay',
  description: 'Says before the store is reached when the shopper comes, by what, and what is brought back.',
  context: ({ input }) => startOf(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'The answer may have come with the page.',
      always: [{ guard: 'isAbsent', target: 'loading' }, { target: 'deciding' }],
    },
    loading: {
      description: 'How the order waits is asked for: lines in the shape of the page.',
      tags: 'skeleton',
      entry: 'openRequest',
      invoke: {
        id: 'loadVisit',
        src: 'loadVisit',
        input: question,
        onDone: [
          keeps,
          ...leaves,
          { guard: { type: 'isUnknownOrder', params: answered }, target: 'unknown', actions: reports },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    deciding: {
      description: 'An announcement from before a reload is looked up; else the answer leads on.',
      always: [
        { guard: 'hasPendingAttempt', target: 'telling' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isExpected', target: 'expected' },
        { target: 'form' },
      ],
    },
    form: {
      description:
        'By what and when the shopper comes, and which returns come along. All of it can be typed.',
      tags: 'form',
      initial: 'typing',
      on: {
        ...typing,
        'means.choose': {
          actions: { type: 'keepMeans', params: ({ event }) => ({ means: event.means }) },
        },
        'return.toggle': {
          actions: { type: 'keepReturn', params: ({ event }) => ({ number: event.returnOrderNumber }) },
        },
        'position.ask': { guard: 'canMeasure', target: '.locating' },
        'visit.announce': [
          { guard: 'canAnnounce', target: 'telling', actions: 'askVisit' },
          { actions: 'showGap' },
        ],
        'visit.keep': { guard: 'isExpected', target: 'deciding', actions: 'openForm' },
      },
      states: {
        typing: { description: 'The time is typed, as minutes or as a time on the store’s clocks.' },
        locating: {
          description:
            'The device is asked where it is, which the shopper may have to allow. Typing goes on meanwhile.',
          after: { locateDelay: 'slow' },
          invoke: {
            id: 'measureWay',
            src: 'measureWay',
            input: ({ context }) => ({ to: context.known?.store?.gps ?? { latitude: 0, longitude: 0 } }),
            onDone: [
              {
                guard: measuredAs('measured'),
                target: 'located',
                actions: { type: 'keepMinutes', params: ended },
              },
              { guard: measuredAs('denied'), target: 'denied' },
              { guard: measuredAs('slow'), target: 'slow' },
              { guard: measuredAs('coarse'), target: 'coarse' },
              { guard: measuredAs('far'), target: 'far' },
              { target: 'absent' },
            ],
            onError: { target: 'absent', actions: 'reportDefect' },
          },
        },
        located: { description: 'The minutes were worked out on the device, and can be changed.' },
        denied: { description: 'The position may not be read: says so, and how to go on.' },
        slow: { description: 'The device did not say in time where it is.' },
        absent: { description: 'The device does not know where it is.' },
        coarse: { description: 'The device knows only roughly where it is, so that minutes say nothing.' },
        far: { description: 'The way takes longer than a visit is announced ahead.' },
      },
    },
    telling: {
      description:
        'The store is being told, or told that nobody comes; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'telling',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isTakenBack', params: ended },
            target: 'takenBack',
            actions: [{ type: 'keepTold', params: ended }, 'forgetAsked'],
          },
          {
            guard: { type: 'isDone', params: ended },
            target: 'deciding',
            actions: [{ type: 'keepTold', params: ended }, 'openForm', 'forgetAsked'],
          },
          {
            guard: isRefusedAs('visit_time', 'store_closed'),
            target: 'form',
            actions: [{ type: 'keepRefusal', params: ended }, 'showGap', 'forgetAsked'],
          },
          {
            guard: isRefusedAs('pickup_state', 'return_state'),
            target: 'loading',
            actions: [{ type: 'keepRefusal', params: ended }, 'forgetAsked'],
          },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          {
            target: 'notTold',
            actions: [
              { type: 'keepRefusal', params: ended },
              { type: 'reportAttempt', params: ended },
            ],
          },
        ],
        onError: 'unconfirmed',
      },
    },
    expected: {
      description: 'The store expects the shopper: the time can be changed or taken back.',
      tags: 'expected',
      type: 'parallel',
      states: {
        time: {
          description: 'Whether the time is still to come.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'What the visit says leads on.',
              always: [
                { guard: 'isHere', target: 'here' },
                { guard: 'isEarlier', target: 'earlier' },
                { target: 'ahead' },
              ],
            },
            ahead: {
              description: 'Says when and where the store expects them, and what to do there.',
              after: { untilEarlier: 'earlier' },
              on: {
                'visit.change': { target: '#onTheWay.form', actions: 'openForm' },
                'visit.takeBack': { target: '#onTheWay.telling', actions: 'askNone' },
              },
            },
            earlier: {
              description: 'Expected earlier: says so, and asks for another time.',
              tags: 'earlier',
              after: { untilLapsed: '#onTheWay.loading' },
              on: {
                'visit.change': { target: '#onTheWay.form', actions: 'openForm' },
                'visit.takeBack': { target: '#onTheWay.telling', actions: 'askNone' },
              },
            },
            here: {
              description: 'The shopper waits at the curb: leads to that page.',
              tags: 'here',
            },
          },
        },
        news: {
          description: 'What the store has noted meanwhile.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'It is asked for again every half a minute.',
              after: { refreshInterval: 'refreshing' },
              on: { 'page.shown': { guard: 'isStale', target: 'refreshing' } },
            },
            refreshing: {
              description: 'What is known stays on the page while a fresh answer is asked for.',
              entry: 'openRequest',
              invoke: {
                id: 'loadVisit',
                src: 'loadVisit',
                input: question,
                onDone: [keeps, ...leaves, { target: 'outdated', actions: reports }],
                onError: { target: 'outdated', actions: 'reportDefect' },
              },
            },
            outdated: {
              description: 'No fresh answer came: the page says of when it is, and offers to ask again.',
              after: { refreshInterval: 'refreshing' },
              on: { 'visit.look': 'refreshing', 'network.back': 'refreshing', 'page.shown': 'refreshing' },
            },
          },
        },
      },
    },
    takenBack: {
      description: 'The store expects nobody. The order waits, and a visit can be announced again.',
      tags: 'takenBack',
      on: { 'visit.begin': { target: 'form', actions: 'openForm' } },
    },
    over: {
      description: 'The order was handed over: says what else the store has taken.',
      tags: 'over',
    },
    closed: {
      description: 'Nobody can be expected for this order, or not yet: says why.',
      tags: 'closed',
      on: {
        'visit.look': 'loading',
        'page.shown': { guard: 'isStale', target: 'loading' },
      },
    },
    unconfirmed: {
      description: 'Nobody can say whether the store knows: look, or say it again, which counts once.',
      tags: 'unconfirmed',
      on: {
        'visit.look': { target: 'loading', actions: 'forgetAsked' },
        'visit.retry': [{ guard: 'hasAsked', target: 'telling' }, { target: 'loading' }],
      },
    },
    notTold: {
      description: 'The store was not told: try again, or go back to what was typed.',
      tags: 'notTold',
      on: {
        'visit.look': { target: 'deciding', actions: 'forgetAsked' },
        'visit.retry': [{ guard: 'hasAsked', target: 'telling' }, { target: 'loading' }],
      },
    },
    ...orderPageEnds('visit.look'),
  },
})
