import { describe, expect, test } from 'vitest'
import { type CancelJob, wrongStateMessage } from '../../contract/orders/cancellation.ts'
import type { Failure } from '../http/result.ts'
import { answerOfFailure, answerOfJob } from './cancel-answer.ts'

const job = (changes: Partial<CancelJob> = {}): CancelJob => ({
  id: 'job-1',
  status: 'COMPLETED',
  eta: null,
  error: null,
  response: null,
  ...changes,
})
const refused = (httpStatus: number, message: string, code: string | null = null) =>
  job({ error: { httpStatus, message, code } })

const problem = (status: number, code: string, detail?: string): Failure => ({
  kind: 'problem',
  status,
  code,
  problem: { type: 'about:blank', title: code, status, code, ...(detail === undefined ? {} : { detail }) },
  retryAfterMs: 3_000,
})

describe('what a job says', () => {
  test.each(['PENDING', 'IN_PROGRESS'] as const)('%s is accepted', (status) => {
    expect(answerOfJob(job({ status }))).toEqual({ kind: 'accepted', jobId: 'job-1' })
  })

  test('completed without an error is cancelled', () => {
    expect(answerOfJob(job())).toEqual({ kind: 'cancelled' })
    const response = { orderNumber: 'C00000001', pendingModification: null }
    expect(answerOfJob(job({ response }))).toEqual({ kind: 'cancelled' })
  })

  test('[CA-04] a pending cancel-order modification is pending', () => {
    const response = { orderNumber: 'C00000001', pendingModification: { type: 'CANCEL_ORDER' as const } }
    expect(answerOfJob(job({ response }))).toEqual({ kind: 'pending' })
  })

  test.each([
    [refused(400, 'whatever', 'order_already_cancelled')],
    [refused(400, 'The order is already cancelled')],
    [refused(409, 'Order already canceled.')],
    [refused(404, 'The order has already been cancelled')],
  ])('[CA-02] an already-cancelled 4xx counts as cancelled: %j', (answer) => {
    expect(answerOfJob(answer)).toEqual({ kind: 'alreadyCancelled' })
  })

  test('[CA-02] the same sentence with a 500 is a failure', () => {
    expect(answerOfJob(refused(500, 'already cancelled'))).toEqual({ kind: 'failed', reason: '500 unknown' })
  })

  test.each([
    [refused(400, wrongStateMessage)],
    [refused(400, `Order ${wrongStateMessage}`.replace('Order order', 'Order'))],
    [refused(409, 'whatever', 'order_state')],
  ])('[CA-02] an order past cancelling is denied: %j', (answer) => {
    expect(answerOfJob(answer)).toEqual({ kind: 'wrongState' })
  })

  test('the window may have closed', () => {
    expect(answerOfJob(refused(400, 'late', 'cancel_window_closed'))).toEqual({ kind: 'windowClosed' })
  })
})

describe('what a failed request says', () => {
  test.each<Failure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unparsable', status: 200 },
    { kind: 'malformed', status: 202 },
    problem(502, 'bad_gateway'),
    problem(504, 'gateway_timeout'),
    problem(422, 'idempotency_mismatch'),
  ])('[CA-08] %j leaves the outcome open', (failure) => {
    expect(answerOfFailure(failure)).toEqual({ kind: 'open', failure })
  })

  test.each<[Failure, string]>([
    [problem(500, 'internal'), '500 internal'],
    [problem(503, 'unavailable'), '503 unavailable'],
    [problem(429, 'rate_limited'), '429 rate_limited'],
    [problem(404, 'order_not_found'), '404 order_not_found'],
    [{ kind: 'unauthorized' }, 'unauthorized'],
  ])('%j is a known failure', (failure, reason) => {
    expect(answerOfFailure(failure)).toEqual({ kind: 'failed', reason })
  })

  test('[CA-08] a request that is still being worked on is not sent again', () => {
    expect(answerOfFailure(problem(409, 'idempotency_in_flight'))).toEqual({
      kind: 'inFlight',
      retryAfterMs: 3_000,
    })
  })

  test('[CA-02] refusals are told by code or by sentence', () => {
    expect(answerOfFailure(problem(400, 'order_already_cancelled'))).toEqual({ kind: 'alreadyCancelled' })
    expect(answerOfFailure(problem(400, 'order_state'))).toEqual({ kind: 'wrongState' })
    expect(answerOfFailure(problem(400, 'validation', wrongStateMessage))).toEqual({ kind: 'wrongState' })
    expect(answerOfFailure(problem(400, 'cancel_window_closed'))).toEqual({ kind: 'windowClosed' })
  })
})
