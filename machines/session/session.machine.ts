import { assign, emit, setup } from 'xstate'
import type { Visitor } from '../../contract/session/session.ts'
import type { EndSessionInput } from '../../services/session/load-session.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { answered } from '../answers.ts'
import { renewDelayMs, renewInMs, sessionRetryMs, startOfSession } from './session.rules.ts'
import type {
  EndSessionResult,
  LoadSessionResult,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
} from './session.types.ts'

/** Whoever signed in, at first or again. */
const toMember = {
  guard: { type: 'isMember', params: answered },
  target: '#session.member',
  actions: { type: 'keepSession', params: answered },
} as const

/** The ways out, from wherever somebody is signed in. */
const signOut = {
  'session.signOut': { target: '#session.signingOut', actions: 'endHere' },
  'session.signOutEverywhere': { target: '#session.signingOut', actions: 'endEverywhere' },
} as const

/** Asks who is looking. */
const load = <const Guest extends string, const Failed extends string>(guest: Guest, failed: Failed) =>
  ({
    id: 'loadSession',
    src: 'loadSession',
    onDone: [
      toMember,
      {
        guard: { type: 'isGuest', params: answered },
        target: guest,
        actions: { type: 'keepSession', params: answered },
      },
      { target: failed },
    ],
    onError: failed,
  }) as const

export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
  },
  actors: {
    loadSession: callSlot<LoadSessionResult, undefined>('loadSession'),
    endSession: callSlot<EndSessionResult, EndSessionInput>('endSession'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    keepSession: assign((_, { result }: { result: LoadSessionResult }) => {
      if (!result.ok) return {}
      return result.value.status === 'member'
        ? { member: result.value, visitor: null }
        : { member: null, visitor: result.value.visitor }
    }),
    keepVisitor: assign((_, { visitor }: { visitor: Visitor | null }) => ({ visitor })),
    forgetMember: assign({ member: null }),
    endEverywhere: assign({ endsEverywhere: true }),
    endHere: assign({ endsEverywhere: false }),
    requestSignIn: emit((_, { returnTo }: { returnTo: string }) => ({
      type: 'session.signInRequested' as const,
      returnTo,
    })),
    announceSignedOut: emit((_, { result }: { result: EndSessionResult }) => ({
      type: 'session.signedOut' as const,
      continueTo: result.ok ? result.value.continueTo : null,
    })),
    /** An answer that was lost named no page of the issuer's. */
    announceForgotten: emit({ type: 'session.signedOut', continueTo: null }),
    announceSignOutFailed: emit({ type: 'session.signOutFailed' }),
    announceEnded: emit({ type: 'session.ended' }),
  },
  guards: {
    isMember: (_, { result }: { result: LoadSessionResult }) => result.ok && result.value.status === 'member',
    isGuest: (_, { result }: { result: LoadSessionResult }) => result.ok && result.value.status === 'guest',
    isMemberKnown: ({ context }) => context.member !== null,
    isNobody: (_, { visitor }: { visitor: Visitor | null }) => visitor === null,
    isGuestKnown: ({ context }) => context.isKnown,
    lacksPass: ({ context }) => context.visitor?.pass === null,
    isRenewalDue: ({ context }) => renewInMs(context.member, context.now()) === 0,
    isSignedOut: (_, { result }: { result: EndSessionResult }) => result.ok,
  },
  delays: {
    renewBefore: ({ context }) => renewDelayMs(context.member, context.now()),
    retryDelay: sessionRetryMs,
  },
}).createMachine({
  id: 'session',
  description: 'Who is looking: a guest, or a member with an access token that renews itself.',
  context: ({ input }) => startOfSession(input),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether the page came with who is looking.',
      always: [
        { guard: 'isMemberKnown', target: 'renewing' },
        { guard: 'lacksPass', target: 'guest.recalling' },
        { guard: 'isGuestKnown', target: 'guest' },
        { target: 'booting' },
      ],
    },
    booting: {
      description: 'The page is opening: a spinner until it is known who is looking.',
      tags: 'booting',
      invoke: load('guest', 'unavailable'),
    },
    unavailable: {
      description: 'Sign-in cannot be reached: says so, tries again by itself and by a button.',
      tags: ['unavailable', 'settled'],
      after: { retryDelay: 'booting' },
      on: { 'session.retry': 'booting' },
    },
    guest: {
      description: 'Nobody is signed in: an order is found by its number, and sign-in is offered.',
      tags: 'guest',
      initial: 'known',
      on: {
        'session.signIn': {
          actions: { type: 'requestSignIn', params: ({ event }) => ({ returnTo: event.returnTo }) },
        },
        'session.visitorChanged': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event },
            target: '.known',
            actions: [{ type: 'keepVisitor', params: { visitor: null } }, 'announceEnded'],
          },
          {
            target: '.known',
            actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.visitor }) },
          },
        ],
      },
      states: {
        known: {
          description:
            'Nobody, whoever looked an order up, or whoever came in by a code and has the pass here.',
          tags: 'settled',
        },
        recalling: {
          description: 'Came in by a code before: the pass is on its way and the page does not change.',
          invoke: load('known', 'recallFailed'),
        },
        recallFailed: {
          description: 'The pass did not come: the page stays as it is, and another try follows.',
          tags: 'settled',
          after: { retryDelay: 'recalling' },
          on: { 'session.rejected': 'recalling' },
        },
      },
    },
    member: {
      description: 'Signed in: the name and the way out are in the header.',
      tags: ['member', 'settled'],
      initial: 'fresh',
      on: {
        ...signOut,
        'session.rejected': 'renewing',
        'page.shown': { guard: 'isRenewalDue', target: 'renewing' },
      },
      states: {
        fresh: {
          description: 'The token is good; a new one is asked for a minute before it ends.',
          after: { renewBefore: '#session.renewing' },
        },
        renewalFailed: {
          description: 'The new token did not come: the page stays as it is, and another try follows.',
          after: { retryDelay: '#session.renewing' },
        },
      },
    },
    renewing: {
      description: 'Signed in; a token is on its way and the page does not change.',
      tags: 'member',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: [
          toMember,
          {
            guard: { type: 'isGuest', params: answered },
            target: 'guest',
            actions: [{ type: 'keepSession', params: answered }, 'announceEnded'],
          },
          { target: 'member.renewalFailed' },
        ],
        onError: 'member.renewalFailed',
      },
      on: signOut,
    },
    signingOut: {
      description:
        'Signing out, here or on all devices: the page waits until the server has forgotten the sessions.',
      tags: 'signingOut',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ everywhere: context.endsEverywhere }),
        onDone: [
          {
            guard: { type: 'isSignedOut', params: answered },
            target: 'guest',
            actions: ['forgetMember', { type: 'announceSignedOut', params: answered }],
          },
          { target: 'checkingSignOut' },
        ],
        onError: 'checkingSignOut',
      },
    },
    checkingSignOut: {
      description: 'The answer to the sign-out was lost or no good: asks who is signed in before it says so.',
      tags: 'signingOut',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: [
          {
            guard: { type: 'isGuest', params: answered },
            target: 'guest',
            actions: ['forgetMember', 'announceForgotten'],
          },
          {
            guard: { type: 'isMember', params: answered },
            target: 'member',
            actions: [{ type: 'keepSession', params: answered }, 'announceSignOutFailed'],
          },
          { target: 'member', actions: 'announceSignOutFailed' },
        ],
        onError: { target: 'member', actions: 'announceSignOutFailed' },
      },
    },
  },
})
