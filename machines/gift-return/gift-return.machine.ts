import { answered, ended } from '../answers.ts'
import { isRefusedAs, unlessDone } from '../attempt/attempt.flow.ts'
import { attemptOf, labelQuestion, questionOf, startOf } from './gift-return.rules.ts'
import { giftReturnSetup } from './gift-return.setup.ts'
import type { GiftResult } from './gift-return.types.ts'

const failedAs = (code: string) =>
  ({
    type: 'failedAs',
    params: ({ event }: { event: { output: GiftResult } }) => ({ result: event.output, code }),
  }) as const

export const giftReturnMachine = giftReturnSetup.createMachine({
  id: 'giftReturn',
  description:
    'Returns a gift by the number and the code of its receipt, for store credit, and says nothing of who bought it or for how much.',
  context: ({ input }) => startOf(input),
  initial: 'lookup',
  states: {
    lookup: {
      description: 'Order number and code of the gift receipt.',
      tags: 'lookup',
      initial: 'asking',
      on: {
        'field.change': {
          target: '.asking',
          actions: { type: 'keepTyped', params: ({ event: { field, value } }) => ({ field, value }) },
        },
        'lookup.submit': [
          { guard: 'canLookUp', target: 'searching', actions: 'forgetRefusals' },
          { target: '.asking', actions: 'countRefusal' },
        ],
      },
      states: {
        asking: { description: 'The form waits; what is missing is said once it was sent.', tags: 'asking' },
        notFound: {
          description: 'No gift has this number and code; which of them is wrong is not said.',
          tags: 'notFound',
        },
        limited: { description: 'Too many wrong tries: says that it takes a while.', tags: 'limited' },
        unavailable: { description: 'The gift could not be asked for: try again.', tags: 'unavailable' },
      },
    },
    searching: {
      description: 'The gift is asked for: the button turns, and the form stays as it is.',
      tags: 'searching',
      invoke: {
        id: 'openGift',
        src: 'openGift',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'wasInterrupted', params: answered },
            target: 'sending',
            actions: { type: 'keepGift', params: answered },
          },
          {
            guard: { type: 'opensReturn', params: answered },
            target: 'open.items',
            actions: { type: 'keepGift', params: answered },
          },
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'open.closed',
            actions: { type: 'keepGift', params: answered },
          },
          { guard: failedAs('gift_not_found'), target: 'lookup.notFound' },
          { guard: failedAs('rate_limited'), target: 'lookup.limited' },
          { target: 'lookup.unavailable', actions: { type: 'reportLookUp', params: answered } },
        ],
        onError: {
          target: 'lookup.unavailable',
          actions: { type: 'reportLookUp', params: { result: null } },
        },
      },
    },
    open: {
      description: 'The gift is open for an hour.',
      initial: 'items',
      after: { accessEnds: { target: 'ended', actions: 'forgetAll' } },
      states: {
        items: {
          description: 'The goods, without a price: which of them go back, how many, and why.',
          tags: 'items',
          on: {
            'lookup.again': { target: '#giftReturn.lookup', actions: 'forgetAll' },
            'pieces.change': {
              actions: {
                type: 'keepChoice',
                params: ({ event: { lineId, pieces } }) => ({ lineId, pieces }),
              },
            },
            'reason.change': {
              actions: {
                type: 'keepChoice',
                params: ({ event: { lineId, reason } }) => ({ lineId, reason }),
              },
            },
            'items.submit': [
              { guard: 'hasChoice', target: 'way', actions: 'forgetRefusals' },
              { actions: 'countRefusal' },
            ],
            'return.open': {
              target: 'instructions',
              actions: {
                type: 'keepShown',
                params: ({ event: { returnNumber } }) => ({ returnNumber }),
              },
            },
          },
        },
        closed: {
          description:
            'Nothing of the gift can be sent back, or no more of it: says why, and how far earlier returns are.',
          tags: 'closed',
          on: {
            'lookup.again': { target: '#giftReturn.lookup', actions: 'forgetAll' },
            'return.open': {
              target: 'instructions',
              actions: {
                type: 'keepShown',
                params: ({ event: { returnNumber } }) => ({ returnNumber }),
              },
            },
          },
        },
        way: {
          description: 'How it goes back, and the e-mail address for instructions and store credit.',
          tags: 'way',
          on: {
            'way.choose': { actions: { type: 'keepWay', params: ({ event: { way } }) => ({ way }) } },
            'email.change': {
              actions: { type: 'keepEmail', params: ({ event: { value } }) => ({ value }) },
            },
            'way.submit': [
              { guard: 'hasWay', target: 'review', actions: 'forgetRefusals' },
              { actions: 'countRefusal' },
            ],
            'step.back': { target: 'items', actions: 'forgetRefusals' },
          },
        },
        review: {
          description: 'Everything once more, and one button that sends it: nothing has been sent.',
          tags: 'review',
          on: { 'return.confirm': '#giftReturn.sending', 'step.back': 'way' },
        },
        instructions: {
          description: 'A return of the gift: how it goes back, and how far it is.',
          tags: 'instructions',
          initial: 'deciding',
          on: { 'gift.reload': '#giftReturn.searching' },
          states: {
            deciding: {
              description: 'A return to a store has its number for a code; the others have a label.',
              always: [{ guard: 'isForStore', target: 'ready' }, { target: 'loading' }],
            },
            loading: {
              description: 'The label is being made; its place is kept free.',
              invoke: {
                id: 'getLabel',
                src: 'getLabel',
                input: ({ context }) => labelQuestion(context),
                onDone: [
                  {
                    guard: { type: 'isLoaded', params: answered },
                    target: 'ready',
                    actions: { type: 'keepLabel', params: answered },
                  },
                  { target: 'missing', actions: { type: 'reportLabel', params: answered } },
                ],
                onError: {
                  target: 'missing',
                  actions: { type: 'reportLabel', params: { result: null } },
                },
              },
            },
            ready: { description: 'Label, or code, to send it with.' },
            missing: {
              description: 'No label came: it can be asked for again, and is in the mail.',
              on: { 'label.reload': 'loading' },
            },
          },
        },
        outdated: {
          description: 'Something of it can no longer go back: says so, and looks at the gift again.',
          tags: 'outdated',
          on: { 'dialog.dismiss': '#giftReturn.searching' },
        },
        unconfirmed: {
          description: 'Nobody can say whether the return was made: the gift is to be looked at first.',
          tags: 'unconfirmed',
          on: {
            'return.retry': [{ guard: 'hasChoice', target: 'review' }, { target: 'items' }],
            'dialog.dismiss': '#giftReturn.searching',
          },
        },
        failed: {
          description: 'The return was not made: look at it once more and send it again.',
          tags: 'failed',
          on: { 'return.retry': '#giftReturn.sending', 'dialog.dismiss': 'review' },
        },
      },
    },
    sending: {
      description:
        'The return is on its way; a lost answer is looked up, and so is a return from before a reload.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ended },
            target: 'open.instructions',
            actions: { type: 'keepMade', params: ended },
          },
          { guard: { type: 'isLookUp', params: ended }, target: 'searching' },
          { guard: isRefusedAs('gift_access_over'), target: 'ended', actions: 'forgetAll' },
          { guard: isRefusedAs('return_pieces_gone'), target: 'open.outdated' },
          { guard: isRefusedAs('return_window_closed'), target: 'open.outdated' },
          { guard: isRefusedAs('gift_return_unavailable'), target: 'open.outdated' },
          ...unlessDone('failed', 'reportFailure').map((way) => ({
            ...way,
            target: `open.${way.target}` as const,
          })),
        ],
        onError: 'open.unconfirmed',
      },
    },
    ended: {
      description: 'The hour is over: number and code are forgotten, and can be entered again.',
      tags: 'ended',
      on: { 'lookup.again': 'lookup' },
    },
  },
})
