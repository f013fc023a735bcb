import type * as v from 'valibot'
import type { ErrorCode } from '../../contract/session/telemetry.ts'
import type { Call } from '../../contract/wire/call.ts'
import { getStoredOutcome } from '../../contract/wire/idempotency.ts'
import type { JobStatus } from '../../contract/wire/job.ts'
import type { Problem } from '../../contract/wire/problem.ts'
import type { CallInput, Http } from './http.ts'
import type { AnswerReport, Outcome, Refusal } from './outcome.ts'
import { parseAnswer } from './parse-answer.ts'
import { refusalCodeOf } from './refusal-code.ts'
import { type CallResult, describeFailure, type Failure, failed, isOutcomeOpen, succeeded } from './result.ts'

/** A row of the table that changes something. */
export type ChangingCall = Call & { readonly changes: object }

type AnswerOf<Row extends Call> = v.InferOutput<Row['answer']>
type JobAnswerOf<Row extends Call> = Row extends { changes: { job: infer Job extends Call } }
  ? AnswerOf<Job>
  : never

/** A job as every call that answers one has it (JO-01). */
type WireJob = {
  readonly id: string
  readonly status: JobStatus
  readonly eta: number | null
  readonly error: {
    readonly httpStatus: number
    readonly message: string
    readonly code: string | null
  } | null
  readonly response: unknown
}

type ResponseOf<Row extends Call> = JobAnswerOf<Row> extends { response: infer Response } ? Response : never

/** A refusal with all that its answer said. */
type RefusalAnswer = Refusal & { readonly problem: Problem | null; readonly location: string | null }

/**
 * How one changing call is made and understood. `Target` says what is changed, as far as it is known without the request,
 * which may be lost after a reload; `Request` is what goes out.
 */
export type ChangeDefinition<Row extends ChangingCall, Target, Request, Value> = {
  readonly call: Row
  /** The rows and the one of them that a target takes, where one change has several. */
  readonly calls?: readonly Row[]
  readonly callOf?: (target: Target) => Row
  /** Number of the object, under which the pending key is stored. */
  readonly objectOf: (target: Target) => string
  /** The link that the shopper came by. */
  readonly linkCodeOf?: (target: Target) => string
  readonly requestOf: (request: Request, target: Target) => Pick<CallInput, 'params' | 'query' | 'body'>
  /** What a success says; calls that answer a job of the usual shape leave it out. */
  readonly read?: (answer: AnswerOf<Row>, target: Target) => Outcome<Value>
  /** What the response of a job says that ended without an error. */
  readonly readResponse?: (response: ResponseOf<Row>) => Outcome<Value>
  /** Refusals that mean something else than that nothing was changed; `null` for all others. */
  readonly readRefusal?: (refusal: RefusalAnswer) => Outcome<Value> | null
  /** How an answer of another shape is reported. */
  readonly malformedCode?: ErrorCode
  /**
   * Made in another tab since this page was opened, it counts as made here: the object's own state does not keep the host
   * from making it twice.
   */
  readonly isOncePerVisit?: boolean
}

/** How a job is doing; with `outcome` once it is completed. `eta` is the wait before the next poll, in milliseconds. */
export type JobNews<Value> = {
  readonly status: JobStatus
  readonly eta: number | null
  readonly outcome: Outcome<Value> | null
}

/** Request of a change whose target says all that there is to say. */
export type ByTarget = Readonly<Record<string, never>>
export const byTarget: ByTarget = {}

type Sending<Target, Request> = {
  readonly target: Target
  readonly request: Request
  /** Idempotency key: the same one for every time that this change is sent. */
  readonly key: string
}
type ReadingOutcome<Target> = { readonly target: Target; readonly key: string }
type RequestingJob<Target> = { readonly target: Target; readonly jobId: string }

/** What a change is about: id of the call and number of the object. */
export type ChangeSubject = { readonly call: string; readonly object: string }

/** A changing call with everything that an attempt needs of it. Expected failures are outcomes; it throws for defects only. */
export type Change<Target, Request, Value> = {
  /** Ids of the rows. */
  readonly callIds: readonly string[]
  readonly isOncePerVisit: boolean
  /** What the pending key is stored under. */
  readonly subjectOf: (target: Target) => ChangeSubject
  readonly send: (
    http: Http,
    sending: Sending<Target, Request>,
    signal?: AbortSignal,
  ) => Promise<Outcome<Value>>
  /** What became of an attempt, by its key. Only the host's own word ends it. */
  readonly readOutcome: (
    http: Http,
    reading: ReadingOutcome<Target>,
    signal?: AbortSignal,
  ) => Promise<Outcome<Value>>
  /** One poll. */
  readonly requestJob: (
    http: Http,
    requesting: RequestingJob<Target>,
    signal?: AbortSignal,
  ) => Promise<CallResult<JobNews<Value>>>
  /** What an answer says that came another way, such as by the on-page shop object. */
  readonly outcomeOf: (result: CallResult<unknown>, target: Target) => Outcome<Value>
}

/** Statuses of a host that knows no such path. */
const unknownPathStatuses: readonly number[] = [404, 405, 501]

const saysIdempotency = (failure: Failure): boolean =>
  failure.kind === 'problem' && failure.code.startsWith('idempotency_')

/** The host has no `/idempotency`: nobody can be asked what became of an attempt. */
const lacksLookUp = (failure: Failure): boolean =>
  'status' in failure && unknownPathStatuses.includes(failure.status) && !saysIdempotency(failure)

const isTooEarly = (status: number): boolean => status >= 500 || status === 429

/** Makes an attempt's three questions of a row of the table and the interpretation of its answers. */
export const createChange = <Row extends ChangingCall, Target, Request, Value>({
  call,
  calls = [call],
  callOf = () => call,
  objectOf,
  linkCodeOf,
  requestOf,
  read,
  readResponse,
  readRefusal,
  malformedCode = 'improperly-formatted-response',
  isOncePerVisit = false,
}: ChangeDefinition<Row, Target, Request, Value>): Change<Target, Request, Value> => {
  const identityOf = (target: Target) => (linkCodeOf ? { linkCode: linkCodeOf(target) } : {})

  const reportOf = (failure: Failure): AnswerReport | null => {
    const devMessage = `${call.id}: ${describeFailure(failure)}`
    if (failure.kind === 'unparsable') return { code: 'could-not-parse-server-response', devMessage }
    return failure.kind === 'malformed' ? { code: malformedCode, devMessage } : null
  }
  const open = (failure: Failure): Outcome<Value> => ({ kind: 'open', failure, report: reportOf(failure) })

  const refused = ({ problem, location, ...refusal }: RefusalAnswer): Outcome<Value> =>
    readRefusal?.({ ...refusal, problem, location }) ?? { kind: 'refused', ...refusal }

  const ofJob = ({ id, status, error, response }: WireJob): Outcome<Value> => {
    if (status !== 'COMPLETED') return { kind: 'accepted', jobId: id }
    if (error) {
      const code = refusalCodeOf({ status: error.httpStatus, code: error.code, message: error.message })
      const isFinal = !isTooEarly(error.httpStatus)
      return refused({ code, status: error.httpStatus, isFinal, problem: null, location: null })
    }
    if (!readResponse) throw new Error('nobody reads the response of this job')
    return readResponse(response as ResponseOf<Row>)
  }

  const ofFailure = (failure: Failure): Outcome<Value> => {
    if (isOutcomeOpen(failure)) return open(failure)
    if (failure.kind !== 'problem') {
      return refused({ code: failure.kind, status: 401, isFinal: false, problem: null, location: null })
    }
    const { status, code, problem, retryAfterMs, location = null } = failure
    if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
    // The host knows the key with another body: that attempt's outcome is stored, so it is looked up.
    if (code === 'idempotency_mismatch') return open(failure)
    return refused({ code, status, isFinal: !isTooEarly(status), problem, location })
  }

  const outcomeOf = (result: CallResult<unknown>, target: Target): Outcome<Value> => {
    if (!result.ok) return ofFailure(result.failure)
    return read ? read(result.value as AnswerOf<Row>, target) : ofJob(result.value as WireJob)
  }

  return {
    callIds: calls.map(({ id }) => id),
    isOncePerVisit,
    subjectOf: (target) => ({ call: callOf(target).id, object: objectOf(target) }),
    outcomeOf,
    send: async (http, { target, request, key }, signal) =>
      outcomeOf(
        await http.call(callOf(target), {
          ...requestOf(request, target),
          ...identityOf(target),
          idempotencyKey: key,
          ...(signal ? { signal } : {}),
        }),
        target,
      ),
    readOutcome: async (http, { target, key }, signal) => {
      const row = callOf(target)
      const stored = await http.call(
        { ...getStoredOutcome, callers: row.callers },
        { params: { key }, ...identityOf(target), needsCaller: true, ...(signal ? { signal } : {}) },
      )
      if (stored.ok) {
        const { status, body } = stored.value
        const answer = { status, text: JSON.stringify(body), retryAfterMs: null }
        return outcomeOf(parseAnswer(row.answer, answer), target)
      }
      const { failure } = stored
      if (lacksLookUp(failure)) return { kind: 'unconfirmed', report: null }
      if (failure.kind !== 'problem') return open(failure)
      if (failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
      if (failure.code === 'idempotency_in_flight')
        return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
      return open(failure)
    },
    requestJob: async (http, { target, jobId }, signal) => {
      const { job } = callOf(target).changes as { readonly job?: Call }
      if (!job) return failed({ kind: 'malformed', status: 200 })
      const result = await http.call(job, {
        params: { jobId },
        ...identityOf(target),
        ...(signal ? { signal } : {}),
      })
      if (!result.ok) return result
      const { status, eta, ...rest } = result.value as WireJob
      const outcome = status === 'COMPLETED' ? ofJob({ status, eta, ...rest }) : null
      return succeeded({ status, eta, outcome })
    },
  }
}
