import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../../contract/wire/call.ts'
import { getStoredOutcome, idempotencyHeader } from '../../contract/wire/idempotency.ts'
import type { Answer, Ask } from './asker.ts'
import { type Differences, refusalDifferences, successDifferences } from './compare.ts'
import { asExtension, type Finding, findingOf } from './findings.ts'
import type { SampleRequest } from './requests-file.ts'

/** As often as a page polls a job (JO-02), and never longer apart than this. */
const maxPolls = 20
const maxWaitMs = 5_000

export type Wait = (ms: number) => Promise<void>

/** The request with a key for its change. */
export const withKey = (request: SampleRequest, key: string): SampleRequest => ({
  ...request,
  headers: { ...request.headers, [idempotencyHeader]: key },
})

const sameAs = (first: Answer, again: Answer): Differences => [
  ...(again.status === first.status
    ? []
    : [`status ${again.status} where the first answer was ${first.status}`]),
  ...(isDeepStrictEqual(again.body, first.body) ? [] : ['another body than the first answer']),
]

/** A job's answer as far as a poller reads it. */
const jobOf = ({ body }: Answer) => (body ?? {}) as { readonly status?: unknown; readonly eta?: unknown }

/** Polls the job that a change has answered until it is completed. */
const checkJob = async (
  ask: Ask,
  job: Call,
  { as, query }: SampleRequest,
  made: Answer,
  wait: Wait,
): Promise<Finding> => {
  const { id } = (made.body ?? {}) as { readonly id?: unknown }
  for (let poll = 1; ; poll += 1) {
    const { filter } = query
    const answer = await ask(job, {
      ...(as ? { as } : {}),
      params: { jobId: String(id) },
      query: filter === undefined ? {} : { filter },
    })
    const { status, eta } = jobOf(answer)
    const differences = successDifferences(job, answer)
    if (differences.length > 0 || status === 'COMPLETED') {
      return findingOf(job, `job, poll ${poll}`, answer, differences)
    }
    if (poll === maxPolls)
      return findingOf(job, 'job', answer, [`still ${String(status)} after ${maxPolls} polls`])
    await wait(Math.min(typeof eta === 'number' ? eta : 1_000, maxWaitMs))
  }
}

/** The outcome by its key, for whoever made the change: an extension of Baton's. */
const checkStored = async (
  ask: Ask,
  { as, query, headers }: SampleRequest,
  key: string,
  made: Answer,
): Promise<Finding> => {
  const { filter } = query
  const answer = await ask(getStoredOutcome, {
    ...(as ? { as } : {}),
    params: { key },
    query: filter === undefined ? {} : { filter },
    headers,
  })
  const differences = successDifferences(getStoredOutcome, answer)
  const { status, body } = (answer.body ?? {}) as { readonly status?: unknown; readonly body?: unknown }
  const isSame = status === made.status && isDeepStrictEqual(body, made.body)
  return asExtension(
    findingOf(getStoredOutcome, 'a stored outcome', answer, [
      ...differences,
      ...(differences.length > 0 || isSame ? [] : ['another outcome than the change has answered']),
    ]),
  )
}

/**
 * A change that is really made: made once with a key, answered the same again with it, refused where the key comes with
 * another body or there is none. Its job is followed, and its outcome read.
 */
export const checkChange = async (
  ask: Ask,
  call: Call,
  request: SampleRequest,
  check: string,
  wait: Wait,
): Promise<readonly Finding[]> => {
  const key = randomUUID()
  const made = await ask(call, withKey(request, key))
  const finding = findingOf(call, check, made, successDifferences(call, made))
  if (finding.result !== 'passed') return [finding]
  const again = await ask(call, withKey(request, key))
  const other = await ask(call, withKey({ ...request, body: { ...(request.body as object), other: 1 } }, key))
  const mismatch = { status: 422, codes: ['idempotency_mismatch'] }
  const keyless = await ask(call, request)
  const due = { status: 400, codes: ['idempotency_key_missing'] }
  const job = call.changes?.job
  return [
    finding,
    findingOf(call, `${check} again`, again, sameAs(made, again)),
    findingOf(call, `${check} with another body`, other, refusalDifferences(mismatch, other)),
    findingOf(call, `${check} without a key`, keyless, refusalDifferences(due, keyless)),
    await checkStored(ask, request, key, made),
    ...(job ? [await checkJob(ask, job, request, made, wait)] : []),
  ]
}
