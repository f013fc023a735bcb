import { emit, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { answered } from '../answers.ts'
import type {
  CheckCredentialInput,
  CheckCredentialResult,
  LoginPromptContext,
  LoginPromptEmitted,
  LoginPromptEvent,
  LoginPromptInput,
  LoginPromptTag,
} from './login-prompt.types.ts'

type Answer = { result: CheckCredentialResult }

export const loginPromptMachine = setup({
  types: {
    input: {} as LoginPromptInput,
    context: {} as LoginPromptContext,
    events: {} as LoginPromptEvent,
    emitted: {} as LoginPromptEmitted,
    tags: {} as LoginPromptTag,
  },
  actors: {
    checkEmail: callSlot<CheckCredentialResult, CheckCredentialInput>('checkEmail'),
    checkPhone: callSlot<CheckCredentialResult, CheckCredentialInput>('checkPhone'),
  },
  actions: {
    admitReturn: emit(({ context }) => ({
      type: 'return.admitted' as const,
      orderNumber: context.orderNumber,
    })),
    requestSignIn: emit(({ context }) => ({
      type: 'session.signInWanted' as const,
      orderNumber: context.orderNumber,
    })),
  },
  guards: {
    hasContacts: ({ context }) => context.isEnabled && context.email !== null && context.phone !== null,
    asksAtOnce: ({ context }) =>
      context.startsAtOnce && context.isEnabled && context.email !== null && context.phone !== null,
    isKnown: (_, { result }: Answer) => result.ok,
  },
}).createMachine({
  id: 'loginPrompt',
  description:
    'Before a guest pays for a return: whether the order’s contacts are a member’s, who returns for free.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'A return that a link has opened begins with the question.',
      always: [{ guard: 'asksAtOnce', target: 'checkingEmail' }, { target: 'idle' }],
    },
    idle: {
      description: 'Nothing is asked: the guest looks at the order, or at the return.',
      tags: 'idle',
      on: {
        'return.start': [{ guard: 'hasContacts', target: 'checkingEmail' }, { actions: 'admitReturn' }],
      },
    },
    checkingEmail: {
      description: 'Looks whether an account has the e-mail address: the button turns.',
      tags: 'checking',
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ orderNumber: context.orderNumber, credential: context.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: answered },
            target: 'checkingPhone',
          },
          { target: 'idle', actions: 'admitReturn' },
        ],
        onError: { target: 'idle', actions: 'admitReturn' },
      },
    },
    checkingPhone: {
      description: 'Looks whether an account has the phone number as well: the button still turns.',
      tags: 'checking',
      invoke: {
        id: 'checkPhone',
        src: 'checkPhone',
        input: ({ context }) => ({ orderNumber: context.orderNumber, credential: context.phone ?? '' }),
        onDone: [
          { guard: { type: 'isKnown', params: answered }, target: 'asking' },
          { target: 'idle', actions: 'admitReturn' },
        ],
        onError: { target: 'idle', actions: 'admitReturn' },
      },
    },
    asking: {
      description: 'A dialog: sign in and return for free, or go on as a guest and pay the shipping.',
      tags: 'asking',
      on: {
        'prompt.signIn': { target: 'idle', actions: 'requestSignIn' },
        'prompt.decline': { target: 'idle', actions: 'admitReturn' },
        'prompt.close': 'idle',
      },
    },
  },
})
