import { not } from 'xstate'
import { answered } from '../../answers.ts'
import { codeField, requestEnds, unlessRight } from '../../code-entry.flow.ts'
import { requestOf, startOf, tryOf } from './phone-confirmation.rules.ts'
import { phoneConfirmationSetup } from './phone-confirmation.setup.ts'
import type { PhoneConfirmationContext } from './phone-confirmation.types.ts'

const resend = {
  'code.resend': { target: '#phoneConfirmation.resending', actions: 'beginRequest' },
} as const
const edit = { 'phone.edit': '#phoneConfirmation.asking' } as const
const ask = {
  'phone.submit': [
    { guard: not('isPhoneRight'), actions: 'showFault' },
    { target: '#phoneConfirmation.sending', actions: 'beginRequest' },
  ],
} as const

/** The number was asked for as it stands. */
const askAgain = {
  'phone.submit': { target: '#phoneConfirmation.sending', actions: 'beginRequest' },
} as const

/** Asks for a code. */
const asksForCode = {
  id: 'requestPhoneCode',
  src: 'requestPhoneCode',
  input: ({ context }: { readonly context: PhoneConfirmationContext }) => requestOf(context),
} as const

const isPhoneRefused = {
  guard: { type: 'isPhoneRefused', params: answered },
  target: 'asking.refused',
} as const

export const phoneConfirmationMachine = phoneConfirmationSetup.createMachine({
  id: 'phoneConfirmation',
  description: 'Confirms the phone that texts about an order go to, by a code that is sent to it.',
  context: ({ input }) => startOf(input),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks for the number.',
      initial: 'open',
      on: {
        'phone.change': {
          target: '.open',
          actions: { type: 'keepPhone', params: ({ event }) => ({ value: event.value }) },
        },
        'phone.leave': 'left',
      },
      states: {
        open: {
          description: 'A number can be typed; what is wrong with it shows once it was submitted.',
          tags: 'phone',
          on: ask,
        },
        refused: {
          description: 'Texts cannot be sent to this number: says so.',
          tags: 'phoneRefused',
          on: askAgain,
        },
        limited: {
          description: 'Too many codes were asked for: says from when on the next one counts.',
          tags: 'phoneLimited',
          after: { retryAfter: { target: 'open', actions: 'endWait' } },
        },
        notSent: {
          description: 'Nobody knows whether the request came: it can be sent again, and sends one code.',
          tags: 'notSent',
          on: { 'request.retry': '#phoneConfirmation.sending', ...askAgain },
        },
      },
    },
    sending: {
      description: 'The code is asked for: the button turns.',
      tags: 'sending',
      invoke: {
        ...asksForCode,
        ...requestEnds(
          { limited: 'asking.limited', keep: 'keepWait', notSent: 'asking.notSent' },
          isPhoneRefused,
        ),
      },
    },
    resending: {
      description: 'Another code is asked for: its button turns; the one before ends once it has come.',
      tags: 'resending',
      invoke: {
        ...asksForCode,
        ...requestEnds(
          { limited: 'typing', keep: 'keepNext', notSent: 'typing.another.notSent' },
          isPhoneRefused,
        ),
      },
    },
    typing: {
      description: 'A code is on its way to the phone: says so, and takes the code.',
      type: 'parallel',
      on: { ...edit, 'phone.leave': 'left' },
      states: {
        code: codeField('#phoneConfirmation.checking'),
        another: {
          description: 'Whether another code can be asked for.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Says from when on another code can be asked for.',
              after: { untilNext: 'open' },
            },
            open: { description: 'Another code can be asked for.', tags: 'again', on: resend },
            notSent: {
              description: 'Nobody knows whether another code was asked for: sent again, it is one code.',
              tags: ['again', 'againFailed'],
              on: { 'code.resend': '#phoneConfirmation.resending' },
            },
          },
        },
      },
    },
    checking: {
      description: 'The code is tried: the button turns.',
      tags: 'checking',
      invoke: {
        id: 'confirmPhone',
        src: 'confirmPhone',
        input: ({ context }) => tryOf(context),
        onDone: [
          {
            guard: { type: 'isRight', params: answered },
            target: 'confirmed',
            actions: { type: 'keepConfirmed', params: answered },
          },
          ...unlessRight,
        ],
        onError: { target: 'unconfirmed', actions: { type: 'report', params: { result: null } } },
      },
    },
    unconfirmed: {
      description: 'Nobody knows whether the code was tried: it can be sent again, and counts once.',
      tags: 'unconfirmed',
      on: { 'request.retry': 'checking', ...edit, 'phone.leave': 'left' },
    },
    over: {
      description: 'The code is used up or too old: another one can be asked for, or another number given.',
      tags: ['over', 'again'],
      on: { ...resend, ...edit, 'phone.leave': 'left' },
    },
    confirmed: {
      type: 'final',
      description: 'The number is confirmed, and texts go to it.',
    },
    left: {
      type: 'final',
      description: 'The shopper goes back; the number that was there stays.',
    },
  },
  output: ({ context }) => ({ confirmed: context.confirmed }),
})
