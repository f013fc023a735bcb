import type { Ended } from '../../services/http/outcome.ts'
import { ended } from '../answers.ts'

type Attempted = { readonly output: Pick<Ended<unknown>, 'kind'> }
type Refusable = { readonly output: Ended<unknown> }

/** Guards that mean the same of every attempt, by how it ended. */
export const attemptGuards = {
  isDone: (_: unknown, { output }: Attempted): boolean => output.kind === 'done',
  isUnconfirmed: (_: unknown, { output }: Attempted): boolean => output.kind === 'unconfirmed',
  isRefusedAs: (_: unknown, { output, codes }: Refusable & { readonly codes: readonly string[] }): boolean =>
    output.kind === 'refused' && codes.includes(output.code),
}

/** The guard `isRefusedAs`: the host refused the attempt with one of these codes. */
export const isRefusedAs = (...codes: readonly string[]) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { readonly event: Refusable }) => ({ output: event.output, codes }),
  }) as const

/** An attempt from before a reload is to be taken up again. */
export const hasPendingAttempt = ({
  context,
}: {
  readonly context: { readonly pendingKey: string | null }
}): boolean => context.pendingKey !== null

/**
 * Where a flow goes when its attempt was not done, behind the ends that it tells apart: to `unconfirmed` where nobody can say, else
 * to `failed`, with the action that reports it.
 */
export const unlessDone = <const Failed extends string, const Report extends string>(
  failed: Failed,
  report: Report,
) =>
  [
    { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
    { target: failed, actions: { type: report, params: ended } },
  ] as const

/** The dialog over an attempt under way: closing it does not stop the attempt, and the event that opened it leads back. */
export const dialogOfAttempt = <const Tag extends string, const Ask extends string>(parts: {
  readonly tag: Tag
  readonly ask: Ask
  /** What the shopper sees of it, and once it is closed. */
  readonly shown: string
  readonly hidden: string
}) =>
  ({
    initial: 'shown',
    states: {
      shown: { description: parts.shown, tags: parts.tag, on: { 'dialog.dismiss': 'hidden' } },
      hidden: { description: parts.hidden, on: { [parts.ask]: 'shown' } as Record<Ask, 'shown'> },
    },
  }) as const
