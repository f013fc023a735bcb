import type { Visitor } from '../../contract/session/session.ts'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { selectSessionView } from '../../machines/session/session.selectors.ts'
import type {
  EndSessionResult,
  KnownSession,
  LoadSessionResult,
  MemberSession,
} from '../../machines/session/session.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, walkTime } from '../samples/samples.ts'

const memberUntil = (expiresAt: string): MemberSession => ({
  status: 'member',
  member: { upmId: 'upm-1', givenName: 'Lina', familyName: null, email: null, accountType: 'member' },
  accessToken: `token-until-${expiresAt}`,
  expiresAt,
})

export const freshMember = memberUntil('2026-11-20T10:10:00Z')
const { accessToken: _, ...withoutToken } = freshMember
/** The member as a page says who it came for. */
export const knownMember: KnownSession = withoutToken
/** The token ends within the minute before which it is renewed. */
const dueMember = memberUntil('2026-11-20T10:00:30Z')
const endedMember = memberUntil('2026-11-20T09:59:00Z')
export const visitor: Visitor = { email: 'guest@example.com', phone: null, visitorId: 'v-1', visit: '1' }

/** A guest who came in by a code, as the session call knows them, and as a page says it. */
export const guestByCode: Visitor = { ...visitor, pass: 'p'.repeat(43) }
export const knownByCode: KnownSession = { status: 'guest', visitor: { ...visitor, pass: null } }

const loadSession: readonly Answer<LoadSessionResult>[] = [
  { words: 'the server knows the member', output: succeeded(freshMember), inBrowser: { by: 'host' } },
  { words: 'the server knows the member, whose token ends in half a minute', output: succeeded(dueMember) },
  { words: 'the server knows the member, whose token has ended', output: succeeded(endedMember) },
  {
    words: 'the server knows nobody',
    output: succeeded({ status: 'guest' as const, visitor: null }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the server knows the guest who came in by a code',
    output: succeeded({ status: 'guest' as const, visitor: guestByCode }),
  },
  {
    words: 'the server cannot be reached',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the answer breaks the page’s own code', error: defect },
]

const endSession: readonly Answer<EndSessionResult>[] = [
  {
    words: 'the server has forgotten the session',
    output: succeeded({ continueTo: null }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the sign-out does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the sign-out breaks the page’s own code', error: defect },
]

export const sessionModel = defineModel<typeof sessionMachine>({
  flow: 'session',
  machine: sessionMachine,
  starts: [
    { words: 'a page that opens', input: { now: () => walkTime, known: null } },
    {
      words: 'a page that came with its member',
      input: { now: () => walkTime, known: knownMember },
      rendered: true,
    },
    {
      words: 'a page that came for a guest',
      input: { now: () => walkTime, known: { status: 'guest', visitor: null } },
      rendered: true,
    },
    {
      words: 'a page that came for a guest who has come in by a code',
      input: { now: () => walkTime, known: knownByCode },
      rendered: true,
    },
  ],
  events: {
    'session.signIn': [
      { words: 'the shopper signs in', event: { type: 'session.signIn', returnTo: '/orders' } },
    ],
    'session.signOut': [{ words: 'the shopper signs out', event: { type: 'session.signOut' } }],
    'session.signOutEverywhere': [
      { words: 'the shopper signs out everywhere', event: { type: 'session.signOutEverywhere' } },
    ],
    'session.rejected': [{ words: 'the host refuses the token', event: { type: 'session.rejected' } }],
    'session.retry': [{ words: 'the shopper tries again', event: { type: 'session.retry' } }],
    'session.visitorChanged': [
      { words: 'a guest finds an order', event: { type: 'session.visitorChanged', visitor } },
      { words: 'a guest leaves', event: { type: 'session.visitorChanged', visitor: null } },
    ],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { loadSession, endSession },
  delays: {
    renewBefore: 'the token has a minute left',
    retryDelay: 'five seconds have passed',
  },
  listeners: ['watchPage'],
  key: ({ member, visitor }) => [member?.expiresAt ?? null, visitor !== null, visitor?.pass],
  states: {
    booting: { sees: 'a spinner', view: 'booting' },
    unavailable: { sees: 'that sign-in cannot be reached, and a button', view: 'unavailable' },
    'guest.known': { sees: 'the page of a guest', view: 'guest' },
    'guest.recalling': { sees: 'the page of a guest, unchanged', view: 'guest' },
    'guest.recallFailed': { sees: 'the page of a guest, unchanged', view: 'guest' },
    'member.fresh': { sees: 'the page of a member', view: 'member' },
    'member.renewalFailed': { sees: 'the page of a member', view: 'member' },
    renewing: { sees: 'the page of a member, unchanged', view: 'member' },
    signingOut: { sees: 'that signing out is under way', view: 'signingOut' },
    checkingSignOut: { sees: 'that signing out is under way', view: 'signingOut' },
  },
  view: selectSessionView,
})
