import { describe, expect, test } from 'vitest'
import type { ReturnCaptureJob } from '../../contract/returns/return-capture.ts'
import type { Failure } from '../http/result.ts'
import {
  answerOfCapture,
  answerOfCaptureFailure,
  answerOfCaptureJob,
  captureFormattingError,
} from './capture-answer.ts'

const job = (parts: Partial<ReturnCaptureJob>): ReturnCaptureJob => ({
  id: 'j1',
  status: 'COMPLETED',
  eta: null,
  error: null,
  response: null,
  ...parts,
})
const problem = (status: number, code: string): Failure => ({
  kind: 'problem',
  status,
  code,
  problem: {
    type: 'about:blank',
    title: code,
    status,
    code,
    errors: [{ pointer: '/orderLines/0/quantity', code: 'too_many', detail: 'At most 1 can be returned.' }],
  },
  retryAfterMs: 1000,
})
const created = { response: { returnOrderNumber: 'RN12AB345678' } }

describe('answers of the capture call', () => {
  test('[RS-01] name the job, or the return at once', () => {
    expect(answerOfCapture({ jobId: 'j1', response: null, error: null })).toEqual({
      kind: 'accepted',
      jobId: 'j1',
    })
    expect(answerOfCapture({ jobId: 'j1', error: null, ...created })).toEqual({
      kind: 'created',
      returnOrderNumber: 'RN12AB345678',
    })
  })

  test('without a job, or completed without a number, are the catalogue’s formatting error', () => {
    const expected = { kind: 'failed', reason: captureFormattingError }
    expect(answerOfCapture({ jobId: '', response: null, error: null })).toEqual(expected)
    expect(answerOfCapture({ jobId: '', response: null, error: {} })).toEqual(expected)
    expect(answerOfCaptureJob(job({}))).toEqual(expected)
  })

  test('[RS-01] of the job say how it stands and how it ended', () => {
    const failed = (httpStatus: number) =>
      answerOfCaptureJob(job({ error: { httpStatus, message: '', code: 'return_state' } }))
    expect([
      answerOfCaptureJob(job({ status: 'IN_PROGRESS' })),
      answerOfCaptureJob(job(created)),
      failed(400),
      failed(500),
    ]).toEqual([
      { kind: 'accepted', jobId: 'j1' },
      { kind: 'created', returnOrderNumber: 'RN12AB345678' },
      { kind: 'refused', status: 400, code: 'return_state', fields: [] },
      { kind: 'failed', reason: '500 return_state' },
    ])
  })

  test('[RS-04] that leave it open are never taken for a failure', () => {
    const open: Failure[] = [
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'unparsable', status: 200 },
      { kind: 'malformed', status: 202 },
      problem(504, 'unavailable'),
      problem(422, 'idempotency_mismatch'),
    ]
    expect(open.map((failure) => answerOfCaptureFailure(failure).kind)).toEqual(open.map(() => 'open'))
    expect(answerOfCaptureFailure(problem(409, 'idempotency_in_flight'))).toEqual({
      kind: 'inFlight',
      retryAfterMs: 1000,
    })
  })

  test('[RS-03] that refuse say which fields, and those that may pass say so', () => {
    expect(answerOfCaptureFailure(problem(400, 'validation'))).toEqual({
      kind: 'refused',
      status: 400,
      code: 'validation',
      fields: [{ pointer: '/orderLines/0/quantity', code: 'too_many' }],
    })
    const kinds = [
      problem(503, 'unavailable'),
      problem(429, 'rate_limited'),
      { kind: 'unauthorized' } as const,
    ]
    expect(kinds.map((failure) => answerOfCaptureFailure(failure).kind)).toEqual(kinds.map(() => 'failed'))
  })
})
