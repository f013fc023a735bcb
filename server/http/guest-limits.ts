import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { type AttemptLimit, noteAttempt, waitBeforeAttempt } from '../attempt-limits.ts'
import { clientAddress } from '../client-address.ts'
import type { Database } from '../db/schema.ts'
import { ProblemError, problem } from './problems.ts'

const minuteMs = 60_000

/** Failed guest lookups (decisions.md, "Limits"). */
const perAddress: readonly AttemptLimit[] = [
  { name: 'guest-lookup-minute', most: 5, windowMs: minuteMs },
  { name: 'guest-lookup-hour', most: 20, windowMs: 60 * minuteMs },
]
const perOrder: AttemptLimit = { name: 'guest-lookup-order', most: 10, windowMs: 60 * minuteMs }

/** What a guest's attempt counts against. */
export type GuestAttempt = { readonly address: string; readonly orderNumber: string | null }

const bucketsOf = ({ address, orderNumber }: GuestAttempt): readonly (readonly [AttemptLimit, string])[] => [
  ...perAddress.map((limit) => [limit, address] as const),
  ...(orderNumber === null ? [] : [[perOrder, orderNumber] as const]),
]

const notFoundCodes: ReadonlySet<string> = new Set(['order_not_found', 'job_not_found'])

/** 429 with `Retry-After` where this guest, or this order, has had its failures. */
export const refuseTooManyAttempts = async (db: Database, attempt: GuestAttempt): Promise<void> => {
  const waits = await Promise.all(
    bucketsOf(attempt).map(([limit, subject]) => waitBeforeAttempt(db, limit, subject)),
  )
  const seconds = Math.ceil(Math.max(...waits) / 1000)
  if (seconds > 0) throw problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })
}

/** Counts an answer that told a guest nothing, whether the order exists or not. */
export const noteFailedAttempt = async (
  db: Database,
  attempt: GuestAttempt,
  code: string | undefined,
): Promise<void> => {
  if (code === undefined || !notFoundCodes.has(code)) return
  await Promise.all(bucketsOf(attempt).map(([limit, subject]) => noteAttempt(db, limit, subject)))
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
