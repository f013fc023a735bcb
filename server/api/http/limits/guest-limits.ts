import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { clientAddress } from '../../../common/addresses/client-address.ts'
import { ProblemError } from '../../../common/problems.ts'
import { type AttemptLimit, hasFailed, type LimitedSubject } from '../../../limits/attempt-limits.ts'
import { claimOrRefuse, type LimitedAttempt } from './claim-or-refuse.ts'

const minuteMs = 60_000

/** Failed guest lookups (decisions.md, "Limits"). A client's own tries end somewhere even for proofs, those at an order do not. */
const perClient: readonly AttemptLimit[] = [
  { name: 'guest-lookup', max: 5, windowMs: minuteMs, maxProven: 15 },
  { name: 'guest-lookup', max: 20, windowMs: 60 * minuteMs, maxProven: 60 },
]
const perObject: AttemptLimit = {
  name: 'guest-lookup-order',
  max: 10,
  windowMs: 60 * minuteMs,
  maxProven: Number.POSITIVE_INFINITY,
}

/** Remembers what has failed: the same question from the same client tells nothing new, and is not counted again. */
const perQuestion: AttemptLimit = {
  name: 'guest-lookup-question',
  max: Number.POSITIVE_INFINITY,
  windowMs: 60 * minuteMs,
}

/** What a guest's attempt counts against. */
export type GuestAttempt = {
  /** The client's address, or its network (`clientAddress`). */
  readonly address: string
  /** Number of the order, the job or whatever else the call is about. */
  readonly object: string | null
  /** The contact, where it and the object are all that the answer depends on; `null` where the request says more. */
  readonly contact: string | null
}

const questionOf = ({ address, object, contact }: GuestAttempt): LimitedSubject | null =>
  object === null || contact === null
    ? null
    : { limit: perQuestion, subject: JSON.stringify([address, object, contact]) }

const subjectsOf = (attempt: GuestAttempt): readonly LimitedSubject[] => {
  const { address, object } = attempt
  const question = questionOf(attempt)
  return [
    ...perClient.map((limit) => ({ limit, subject: address })),
    ...(object === null ? [] : [{ limit: perObject, subject: object }]),
    ...(question === null ? [] : [question]),
  ]
}

const notFoundCodes: ReadonlySet<string> = new Set(['order_not_found', 'job_not_found'])

export type ClaimedAttempt = {
  /** Ends it: an answer that told a guest nothing counts, whether the order exists or not; any other does not. */
  readonly end: (code: string | undefined) => Promise<void>
}

/** What was asked before is answered again, whatever the limits say, and changes nothing. */
const uncounted: ClaimedAttempt = { end: async () => {} }

/**
 * Counts a guest's attempt before it is worked, so that parallel guesses cannot exceed the limits (`claim-or-refuse.ts`). Where
 * only attempts that are being worked stand in the way it waits for their end. A question that has failed before is not
 * counted again: a form that is sent twice, or a page that asks by itself, uses up no tries.
 */
export const claimGuestAttempt = async (
  request: Omit<LimitedAttempt, 'subjects'>,
  attempt: GuestAttempt,
): Promise<ClaimedAttempt> => {
  const question = questionOf(attempt)
  if (question !== null && (await hasFailed(request.db, question))) return uncounted
  const { release, keep } = await claimOrRefuse({ ...request, subjects: subjectsOf(attempt) })
  return { end: (code) => (code !== undefined && notFoundCodes.has(code) ? keep() : release()) }
}

/** Code of the problem that a handler threw. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ProblemError ? error.problem.code : undefined

/** Client address of a request, over HTTP or in this process. */
export const addressOf = (context: Context, trustProxy: number): string => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  if (incoming) return clientAddress(incoming, trustProxy)
  const headers = { 'x-forwarded-for': context.req.header('x-forwarded-for') }
  return clientAddress({ headers, socket: {} } as unknown as IncomingMessage, trustProxy)
}
