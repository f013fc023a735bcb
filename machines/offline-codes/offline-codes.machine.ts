import { assign, type NonReducibleUnknown, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import type {
  KeepAnswer,
  OfflineCodesContext,
  OfflineCodesEvent,
  OfflineCodesInput,
  SeenCode,
  Whose,
} from './offline-codes.types.ts'

type Told = { whose: Whose }
type Kept = { answer: KeepAnswer }

export const offlineCodesMachine = setup({
  types: {
    input: {} as OfflineCodesInput,
    context: {} as OfflineCodesContext,
    events: {} as OfflineCodesEvent,
  },
  actors: {
    askWhose: callSlot<Whose, NonReducibleUnknown>('askWhose'),
    keepCode: callSlot<KeepAnswer, SeenCode>('keepCode'),
    forgetCodes: callSlot<void, NonReducibleUnknown>('forgetCodes'),
  },
  actions: {
    /** Seen again is kept again, as it is now. */
    wait: assign(({ context: { waiting } }, { code }: { code: SeenCode }) => ({
      waiting: [...waiting.filter(({ number }) => number !== code.number), code],
    })),
    markKept: assign(({ context: { waiting, kept } }, { code }: { code: SeenCode | undefined }) => ({
      waiting: waiting.filter((other) => other !== code),
      kept: code === undefined ? kept : [...new Set([...kept, code.number])],
    })),
    dropWaiting: assign({ waiting: [] }),
    dropAll: assign({ waiting: [], kept: [] }),
  },
  guards: {
    hasKept: ({ context }) => context.hasKept,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    areOthers: (_, { whose }: Told) => whose === 'others',
    isKept: (_, { answer }: Kept) => answer === 'kept',
  },
  delays: { tryForgettingAgain: 5000 },
}).createMachine({
  id: 'offlineCodes',
  description:
    'Keeps the codes that were seen, so that they open without a connection, and forgets them with the session (BY-30).',
  context: ({ input }) => ({ ...input, waiting: [], kept: [] }),
  on: {
    'code.seen': { actions: { type: 'wait', params: ({ event }) => ({ code: event.code }) } },
    'session.left': { target: '.forgetting', actions: 'dropAll' },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether this browser has kept codes before.',
      always: [{ guard: 'hasKept', target: 'checking' }, { target: 'idle' }],
    },
    checking: {
      description:
        'Codes are kept from before: asks whose session this is now. Without an answer they stay, and end by themselves.',
      invoke: {
        id: 'askWhose',
        src: 'askWhose',
        onDone: [
          {
            guard: { type: 'areOthers', params: ({ event }) => ({ whose: event.output }) },
            target: 'forgetting',
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: {
      description: 'What was seen is kept; a code that is seen next is kept as well.',
      always: { guard: 'hasWaiting', target: 'keeping' },
    },
    keeping: {
      description: 'The code on the screen is being encrypted and kept; the page does not wait for it.',
      invoke: {
        id: 'keepCode',
        src: 'keepCode',
        input: ({ context: { waiting } }) => waiting[0] as SeenCode,
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: { type: 'markKept', params: ({ context }) => ({ code: context.waiting[0] }) },
          },
          { target: 'unable' },
        ],
        onError: 'unable',
      },
    },
    unable: {
      description:
        'This browser keeps no codes, or the shop has switched it off: nothing is said of it, and the page is as ever.',
      entry: 'dropWaiting',
      on: { 'code.seen': {} },
    },
    forgetting: {
      description: 'The session is over: codes and key are deleted, and the worker goes.',
      invoke: { id: 'forgetCodes', src: 'forgetCodes', onDone: 'idle', onError: 'stuck' },
      on: { 'session.left': { actions: 'dropAll' } },
    },
    stuck: {
      description: 'The browser did not delete them: tried again in a while, and by the next page.',
      after: { tryForgettingAgain: 'forgetting' },
    },
  },
})
