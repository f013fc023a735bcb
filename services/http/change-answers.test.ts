import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceArrival } from '../pickup/announce-arrival.ts'
import { cancelArrival } from '../pickup/cancel-arrival.ts'
import { captureReturn } from '../returns/capture-return.ts'
import { byTarget } from './change.ts'
import { nobody } from './http.ts'
import { json, type LocalHost, problem, type Reply, startLocalHost } from './testing/local-host.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const target = { orderNumber: 'C00000001' }
const jobId = '8c1f9f0a-7f58-4f0c-9a3e-0d6b9a6f2b11'
const completed = (changes: object = {}) =>
  json(200, { id: jobId, status: 'COMPLETED', eta: null, error: null, response: null, ...changes })

const refused = (code: string, status: number) => ({
  kind: 'refused',
  code,
  status,
  isFinal: status < 500 && status !== 429,
})

describe('calls that answer otherwise', () => {
  const capture = async (reply: Reply) => {
    host.willReply(reply)
    return captureReturn.send(host.http(), { target, request: {} as never, key: 'key-1' })
  }
  const formatting = 'return-capture-response-formatting-error'

  test('[RS-01] a capture names the job, or the return at once', async () => {
    const response = { returnOrderNumber: 'RN12AB345678' }
    expect([
      await capture(json(202, { jobId: 'j1', response: null, error: null })),
      await capture(json(202, { jobId: 'j1', response, error: null })),
    ]).toEqual([
      { kind: 'accepted', jobId: 'j1' },
      { kind: 'done', value: response },
    ])
  })

  test('[RS-01] a capture without a job is the catalogue’s formatting error, and nobody can say what happened', async () => {
    expect(await capture(json(202, { jobId: '', response: null, error: null }))).toMatchObject({
      kind: 'unconfirmed',
      report: { code: formatting },
    })
    expect(await capture(json(202, {}))).toMatchObject({ kind: 'open', report: { code: formatting } })
  })

  test.each([
    ['no response', null],
    ['a response without a number', {}],
    ['an empty number', { returnOrderNumber: '' }],
    ['what cannot be a number', { returnOrderNumber: 'RN 1' }],
  ])(
    '[ER-01 A-23] a completed capture job with %s is the formatting error, and nobody can say what happened',
    async (_, response) => {
      host.willReply(completed({ response }))
      expect(await captureReturn.requestJob(host.http(), { target, jobId })).toEqual({
        ok: true,
        value: {
          status: 'COMPLETED',
          eta: null,
          outcome: {
            kind: 'unconfirmed',
            report: { code: formatting, devMessage: 'captureReturn: no number of a return' },
          },
        },
      })
    },
  )

  test('[ER-01 A-23] a capture with an empty job id is the formatting error', async () => {
    expect(await capture(json(202, { jobId: '', response: null, error: null }))).toEqual({
      kind: 'unconfirmed',
      report: { code: formatting, devMessage: 'captureReturn: no job' },
    })
  })

  test('[RS-03] a capture that is refused says whether the same would be refused again', async () => {
    expect([await capture(problem(400, 'validation')), await capture(problem(503, 'unavailable'))]).toEqual([
      refused('validation', 400),
      refused('unavailable', 503),
    ])
  })

  test('[CU-05] a 409 names the arrival that the store knows already', async () => {
    const arrival = { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1' }
    const announce = async (reply: Reply) => {
      host.willReply(reply)
      return announceArrival.send(host.http({ identity: nobody }), {
        target: arrival,
        request: { vehicle: 'Green estate' },
        key: 'key-1',
      })
    }
    const where = { Location: '/api/store/order_pickups/v1/arrival-0' }
    expect([
      await announce(problem(409, 'pickup_exists', where)),
      await announce(problem(409, 'pickup_exists')),
    ]).toEqual([
      { kind: 'done', value: { kind: 'duplicate', id: 'arrival-0' } },
      { kind: 'done', value: { kind: 'duplicate', id: null } },
    ])
  })

  test('[ST-04] a pickup that was handed over is refused by its code', async () => {
    host.willReply(problem(400, 'pickup_state'))
    const outcome = await cancelArrival.send(host.http({ identity: nobody }), {
      target: { id: 'arrival-1', code: 'code-1' },
      request: byTarget,
      key: 'key-1',
    })
    expect(outcome).toEqual(refused('pickup_state', 400))
    expect(host.requests()[0]).toMatchObject({ idempotencyKey: 'key-1', linkCode: 'code-1' })
  })
})
