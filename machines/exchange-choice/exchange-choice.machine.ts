import { answered, ended } from '../answers.ts'
import { isRefusedAs } from '../attempt/attempt.flow.ts'
import { attemptOf, questionOf, startOf } from './exchange-choice.rules.ts'
import { exchangeChoiceSetup } from './exchange-choice.setup.ts'

const keepsColor = {
  type: 'keepColor',
  params: ({ event }: { event: { styleColor: string } }) => ({ styleColor: event.styleColor }),
} as const
const keepsSize = {
  type: 'keepSize',
  params: ({ event }: { event: { skuId: string } }) => ({ skuId: event.skuId }),
} as const
const keepsPieces = {
  type: 'keepPieces',
  params: ({ event }: { event: { pieces: number } }) => ({ pieces: event.pieces }),
} as const
const reports = { type: 'reportOptions', params: answered } as const

/** Something else is wanted: nothing of it is chosen any more. */
const closes = { target: '#exchangeChoice.closed', actions: 'forgetChoice' } as const

/** A choice is held as soon as it is made. */
const choosing = {
  'color.choose': { target: '.deciding', actions: keepsColor },
  'size.choose': { target: '.deciding', actions: keepsSize },
  'pieces.change': { target: '.deciding', actions: keepsPieces },
} as const

export const exchangeChoiceMachine = exchangeChoiceSetup.createMachine({
  id: 'exchangeChoice',
  description: 'Chooses another size or color for one item that goes back, and holds it meanwhile.',
  context: ({ input }) => startOf(input),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  on: { 'pieces.change': { actions: keepsPieces } },
  initial: 'closed',
  states: {
    closed: {
      description: 'Something else is wanted for the item: nothing shows, and nothing was asked.',
      tags: 'closed',
      on: { 'exchange.open': 'loading' },
    },
    releasing: {
      description: 'What was held is let go of, for others to have.',
      tags: 'closed',
      entry: 'ask',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: { type: 'isStillHeld', params: ended }, target: 'releasing', reenter: true },
          { target: 'closed', actions: { type: 'keepHold', params: ended } },
        ],
        onError: 'closed',
      },
      on: { 'exchange.open': 'loading' },
    },
    loading: {
      description: 'Sizes and colors are asked for, with how many there are.',
      tags: 'skeleton',
      invoke: {
        id: 'fetchOptions',
        src: 'fetchOptions',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'open.deciding',
            actions: { type: 'keepOptions', params: answered },
          },
          {
            guard: { type: 'isUnauthorized', params: answered },
            target: 'sessionEnded',
            actions: 'announceRejected',
          },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: { type: 'reportOptions', params: { result: null } } },
      },
      on: { 'exchange.close': closes },
    },
    open: {
      description: 'Sizes and colors show.',
      initial: 'deciding',
      on: {
        ...choosing,
        'exchange.close': [{ guard: 'hasHold', target: 'releasing', actions: 'forgetChoice' }, closes],
      },
      states: {
        deciding: {
          description: 'What is wanted and what is held lead on.',
          always: [
            { guard: 'isUnoffered', target: '#exchangeChoice.unavailable' },
            { guard: 'isHeld', target: 'held' },
            { guard: 'isWanted', target: 'holding' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          description:
            'Nothing is chosen yet, or not in the color that shows: sizes with how many there are.',
          tags: 'choosing',
          entry: 'announceLost',
        },
        holding: {
          description: 'What is wanted is being held. The last choice counts, whatever answers before it.',
          tags: 'holding',
          entry: ['announceLost', 'ask'],
          invoke: {
            id: 'attempt',
            src: 'attempt',
            input: ({ context }) => attemptOf(context),
            onDone: [
              {
                guard: { type: 'answersChoice', params: ended },
                target: 'held',
                actions: { type: 'keepHold', params: ended },
              },
              {
                guard: 'isNothingWanted',
                target: 'choosing',
                actions: { type: 'keepHold', params: ended },
              },
              {
                guard: { type: 'isAnsweredLate', params: ended },
                target: 'holding',
                reenter: true,
                actions: { type: 'keepHold', params: ended },
              },
              { guard: isRefusedAs('exchange_gone'), target: 'refreshing', actions: 'dropGone' },
              {
                guard: isRefusedAs('exchange_unavailable'),
                target: '#exchangeChoice.unavailable',
              },
              {
                target: '#exchangeChoice.failed',
                actions: { type: 'reportHold', params: ended },
              },
            ],
            onError: '#exchangeChoice.failed',
          },
          on: {
            'color.choose': { actions: keepsColor },
            'size.choose': { actions: keepsSize },
            'pieces.change': { actions: keepsPieces },
            'exchange.close': { target: '#exchangeChoice.releasing', actions: 'forgetChoice' },
          },
        },
        held: {
          description: 'It is held for a while, and says until when.',
          tags: 'held',
          entry: 'announceHeld',
          after: { holdEnds: 'expired' },
        },
        expired: {
          description: 'The time is over: the choice stays, and can be held again.',
          tags: 'expired',
          on: { 'exchange.retry': { target: 'holding', actions: 'startTries' } },
        },
        refreshing: {
          description: 'Somebody was faster: says so, while how many there are comes anew.',
          tags: 'choosing',
          entry: 'announceLost',
          invoke: {
            id: 'fetchOptions',
            src: 'fetchOptions',
            input: ({ context }) => questionOf(context),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepOptions', params: answered },
            },
            onError: 'choosing',
          },
        },
      },
    },
    unavailable: {
      description: 'The item can no longer be exchanged: it can still go back for money.',
      tags: 'unavailable',
      entry: 'announceLost',
      on: { 'exchange.close': closes },
    },
    offline: {
      description: 'There is no connection: it goes on by itself once there is one.',
      tags: 'offline',
      on: { 'network.back': 'loading', 'exchange.retry': 'loading', 'exchange.close': closes },
    },
    failed: {
      description: 'Sizes did not come, or nobody can say whether it is held: try again.',
      tags: 'failed',
      on: {
        'exchange.retry': { target: 'loading', actions: 'startTries' },
        'exchange.close': closes,
      },
    },
    sessionEnded: {
      type: 'final',
      description: 'Without a sign-in or a contact there is nothing to choose.',
    },
  },
})
