import { not } from 'xstate'
import { answered } from '../answers.ts'
import { codeField, requestEnds, unlessRight } from '../code-entry.flow.ts'
import { requestOf, startOf, triedAs } from './guest-code.rules.ts'
import { guestCodeSetup } from './guest-code.setup.ts'
import type { GuestCodeContext, ListGuestOrdersInput } from './guest-code.types.ts'

/** A page of the list, from the cursor on. */
const pageFrom = ({ visit, language }: GuestCodeContext, cursor: string | null): ListGuestOrdersInput => ({
  visit: visit ?? '',
  language,
  cursor,
})

const resend = { 'code.resend': { target: '#guestCode.resending', actions: 'beginRequest' } } as const
const edit = { 'contact.edit': '#guestCode.asking' } as const

/** Asks for a code. */
const asksForCode = {
  id: 'requestCode',
  src: 'requestCode',
  input: ({ context }: { readonly context: GuestCodeContext }) => requestOf(context),
} as const

export const guestCodeMachine = guestCodeSetup.createMachine({
  id: 'guestCode',
  description:
    'A guest comes in by a code that is sent to the contact of their orders, and sees all of them for an hour.',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether this browser has come in by a code already.',
      always: [
        { guard: 'hasOrders', target: 'inside.shown' },
        { guard: 'hasPass', target: 'inside' },
        { target: 'asking' },
      ],
    },
    asking: {
      description:
        'Asks for the email address or the phone number of the orders; whoever has a code already can go on to type it.',
      on: {
        'contact.change': {
          actions: { type: 'keepContact', params: ({ event }) => ({ value: event.value }) },
        },
        'contact.switch': { guard: 'canUsePhone', actions: 'switchContact' },
        'contact.hasCode': [
          { guard: not('isContactRight'), actions: 'showFault' },
          { target: 'typing', actions: 'beginTyping' },
        ],
      },
      initial: 'open',
      states: {
        open: {
          description: 'A code can be asked for; what is wrong with the contact shows once it was submitted.',
          tags: 'contact',
          on: {
            'contact.submit': [
              { guard: not('isContactRight'), actions: 'showFault' },
              { target: '#guestCode.sending', actions: 'beginRequest' },
            ],
          },
        },
        limited: {
          description: 'Too many codes were asked for: says from when on the next one counts.',
          tags: 'contactLimited',
          after: { retryAfter: { target: 'open', actions: 'endWait' } },
        },
        notSent: {
          description: 'Nobody knows whether the request came: it can be sent again, and sends one code.',
          tags: 'notSent',
          on: {
            'request.retry': '#guestCode.sending',
            'contact.submit': [
              { guard: not('isContactRight'), actions: 'showFault' },
              { target: '#guestCode.sending', actions: 'beginRequest' },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The code is asked for: the button turns.',
      tags: 'sending',
      invoke: {
        ...asksForCode,
        ...requestEnds({ limited: 'asking.limited', keep: 'keepWait', notSent: 'asking.notSent' }),
      },
    },
    resending: {
      description: 'Another code is asked for: its button turns; the one before ends once it has come.',
      tags: 'resending',
      invoke: {
        ...asksForCode,
        ...requestEnds({ limited: 'typing', keep: 'keepNext', notSent: 'typing.another.notSent' }),
      },
    },
    typing: {
      description:
        'Where orders have the contact, a code is on its way. Says so alike for every contact, and takes the code.',
      type: 'parallel',
      on: edit,
      states: {
        code: codeField('#guestCode.checking'),
        another: {
          description: 'Whether another code can be asked for.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Counts down until another code can be asked for, where one was.',
              always: { guard: 'mayAskAgain', target: 'open' },
              after: { untilNext: 'open' },
            },
            open: { description: 'Another code can be asked for.', tags: 'again', on: resend },
            notSent: {
              description: 'Nobody knows whether another code was asked for: sent again, it is one code.',
              tags: ['again', 'againFailed'],
              on: { 'code.resend': '#guestCode.resending' },
            },
          },
        },
      },
    },
    checking: {
      description:
        'The code is tried: the button turns. The browser keeps the pass first, so that a reload meanwhile loses nothing.',
      tags: 'checking',
      invoke: {
        id: 'redeemCode',
        src: 'redeemCode',
        input: ({ context }) => ({
          visitor: triedAs(context),
          code: context.code,
          key: context.tryKey,
        }),
        onDone: [
          {
            guard: { type: 'isRight', params: answered },
            target: 'inside',
            actions: ['comeIn', 'announceAdmitted'],
          },
          ...unlessRight,
        ],
        onError: { target: 'unconfirmed', actions: { type: 'report', params: { result: null } } },
      },
    },
    unconfirmed: {
      description: 'Nobody knows whether the code was tried: it can be sent again, and counts once.',
      tags: 'unconfirmed',
      on: { 'request.retry': 'checking', ...edit },
    },
    over: {
      description: 'The code is used up or too old: another one can be asked for, or another contact given.',
      tags: ['over', 'again'],
      on: { ...resend, ...edit },
    },
    inside: {
      description: 'The orders of the contact, for as long as the hour lasts.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The orders are on their way.',
          tags: 'loadingOrders',
          invoke: {
            id: 'listGuestOrders',
            src: 'listGuestOrders',
            input: ({ context }) => pageFrom(context, null),
            onDone: [
              {
                guard: { type: 'isOk', params: answered },
                target: 'shown',
                actions: { type: 'keepOrders', params: answered },
              },
              { guard: { type: 'isPassOver', params: answered }, target: '#guestCode.expired' },
              {
                guard: { type: 'isPassUnknown', params: answered },
                target: '#guestCode.typing',
                actions: 'forgetGuest',
              },
              { target: 'failed', actions: { type: 'report', params: answered } },
            ],
            onError: { target: 'failed', actions: { type: 'report', params: { result: null } } },
          },
        },
        failed: {
          description: 'The orders did not come: they can be asked for again.',
          tags: 'ordersFailed',
          on: { 'orders.retry': 'loading', 'guest.end': '#guestCode.ending' },
        },
        shown: {
          description: 'All orders of the contact, or that there are none any more.',
          on: { 'guest.end': '#guestCode.ending' },
          after: { untilPassEnds: '#guestCode.expired' },
          initial: 'resting',
          states: {
            resting: {
              description: 'The list, with a way to more of it.',
              tags: 'orders',
              on: { 'orders.more': { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              description: 'More orders are on their way.',
              tags: 'loadingMore',
              invoke: {
                id: 'listGuestOrders',
                src: 'listGuestOrders',
                input: ({ context }) => pageFrom(context, context.next),
                onDone: [
                  {
                    guard: { type: 'isOk', params: answered },
                    target: 'resting',
                    actions: { type: 'addOrders', params: answered },
                  },
                  { guard: { type: 'isPassOver', params: answered }, target: '#guestCode.expired' },
                  { target: 'moreFailed', actions: { type: 'report', params: answered } },
                ],
                onError: { target: 'moreFailed', actions: { type: 'report', params: { result: null } } },
              },
            },
            moreFailed: {
              description: 'More orders did not come; those that are here stay.',
              tags: 'moreFailed',
              on: { 'orders.more': 'loadingMore' },
            },
          },
        },
      },
    },
    ending: {
      description: 'The guest is done on this device: the host and the browser forget them.',
      tags: 'ending',
      invoke: {
        id: 'endGuest',
        src: 'endGuest',
        input: ({ context }) => ({ key: context.newId() }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'asking',
            actions: ['forgetGuest', 'announceEnded'],
          },
          { target: 'endFailed', actions: { type: 'report', params: answered } },
        ],
        onError: { target: 'endFailed', actions: { type: 'report', params: { result: null } } },
      },
    },
    endFailed: {
      description:
        'It is not known that this device has forgotten them: says so, and tries again when told to.',
      tags: 'endFailed',
      on: { 'guest.end': 'ending' },
    },
    expired: {
      description: 'The hour is over: says so, and asks for a new code.',
      tags: 'expired',
      entry: ['forgetGuest', 'announceEnded'],
      on: { 'contact.edit': 'asking' },
    },
  },
})
