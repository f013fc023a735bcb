import type { CallResult } from '../services/http/result.ts'
import { answered, answerGuards, isRefusedWith } from './answers.ts'

type Result = CallResult<unknown>
type Answer = { readonly result: Result }
type Viewer = { readonly context: { readonly isMember: boolean } }

/** The host knows no such order of this caller's. */
const isUnknownOrder = (result: Result): boolean => isRefusedWith(result, 'order_not_found')

/** Guards of pages about one order that ask for more than the order itself, by what that call has answered. */
export const orderPageGuards = {
  ...answerGuards,
  /** A guest who may not see the order, or no longer. */
  isClosedToGuest: ({ context: { isMember } }: Viewer, { result }: Answer): boolean =>
    !isMember && !result.ok && (isUnknownOrder(result) || result.failure.kind === 'unauthorized'),
  isUnknownOrder: (_: unknown, { result }: Answer): boolean => isUnknownOrder(result),
  /** No answer came: the connection is to blame, not the host. */
  isOffline: (_: unknown, { result }: Answer): boolean => !result.ok && result.failure.kind === 'network',
}

/** What a guest's order that is not to be had is announced with, for the lookup to say. */
export const unreachableOrder = (orderNumber: string, result: Result) => ({
  type: 'order.unreachable' as const,
  orderNumber,
  reason: isUnknownOrder(result) ? ('noMatch' as const) : ('unavailable' as const),
})

/** Nobody may see the order: who looks is led elsewhere, and the chart ends at `target`. */
export const leavesFor = <const Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'isClosedToGuest', params: answered },
      target,
      actions: { type: 'announceUnreachable', params: answered },
    },
    {
      guard: { type: 'isUnauthorized', params: answered },
      target,
      actions: 'announceRejected',
    },
  ] as const

/**
 * Where a page about one order stands whose answer did not come, or that may not be seen: it looks again from `loading`.
 * @param retry event of who tries again.
 */
export const orderPageEnds = <const Retry extends string>(retry: Retry) => {
  const tries = { [retry]: 'loading' } as { readonly [Event in Retry]: 'loading' }
  return {
    unknown: {
      description: 'No order of this member has this number: leads to the list, or tries again.',
      tags: 'unknown',
      on: tries,
    },
    offline: {
      description: 'There is no connection: it goes on by itself once there is one.',
      tags: 'offline',
      on: { ...tries, 'network.back': 'loading' },
    },
    failed: {
      description: 'The answer did not come: try again, or contact us.',
      tags: 'failed',
      on: tries,
    },
    sessionEnded: {
      type: 'final',
      description: 'Without a sign-in or a contact there is nothing to show: leads to sign-in or the lookup.',
      tags: 'leaving',
    },
  } as const
}
