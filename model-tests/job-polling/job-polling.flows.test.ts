import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate'
import type { Call } from '../../contract/wire/call.ts'
import { createCancellationMachine } from '../../machines/cancellation/cancellation.actors.ts'
import { createDeferredPaymentMachine } from '../../machines/deferred-payment/deferred-payment.actors.ts'
import { createDeliveryChangeMachine } from '../../machines/delivery-change/delivery-change.actors.ts'
import { createItemCancellationMachine } from '../../machines/item-cancellation/item-cancellation.actors.ts'
import { createReturnSubmissionMachine } from '../../machines/return-wizard/return-submission/return-submission.actors.ts'
import type { Http } from '../../services/http/http.ts'
import { parseAnswer } from '../../services/http/parse-answer.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { type CallResult, failed, succeeded } from '../../services/http/result.ts'
import { sampleDay, sampleInput } from '../delivery-change/delivery-change.model.ts'
import { sampleItemsInput, sampleShirts } from '../item-cancellation/item-cancellation.model.ts'
import { samplePaymentInput, unpaidOrder } from '../samples/payment-samples.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'

openPage()

type Job = { readonly status: string; readonly eta?: number | null; readonly response?: unknown }
type Answers = (poll: number) => Job

const { keys } = startKeys()

/** A host whose jobs answer as a test says; `at` is when each poll came, in milliseconds. */
const hostWith = (clock: SimulatedClock, answers: Answers, jobId: string) => {
  const polls: { readonly call: string; readonly at: number }[] = []
  const whole = ({ status, eta = null, response = null }: Job) => ({
    id: 'job-1',
    status,
    eta,
    error: null,
    response,
  })
  const call = async (row: unknown): Promise<CallResult<unknown>> => {
    const { id, path, method, answer } = row as Call
    const answers200 = (body: object) =>
      parseAnswer(answer, { status: 200, text: JSON.stringify(body), retryAfterMs: null })
    if (id === 'getStoredOutcome') return failed(problem(409, 'idempotency_in_flight', 60_000))
    if (method === 'POST') return answers200({ ...whole({ status: 'PENDING' }), jobId })
    if (!/jobs.*\/\{jobId\}$/.test(path)) throw new Error(`nobody expected ${id}`)
    polls.push({ call: id, at: clock.now() })
    return answers200(whole(answers(polls.length)))
  }
  return { http: { call } as unknown as Http, polls }
}

/** Starts a flow whose one job is polled, in a time that only the test lets pass. */
const run = async <Machine extends AnyStateMachine>(
  start: (http: Http, clock: SimulatedClock, options: object) => ActorRefFrom<Machine>,
  answers: Answers,
  jobId = 'job-1',
) => {
  const clock = new SimulatedClock()
  const { http, polls } = hostWith(clock, answers, jobId)
  const pollers = new Set<string>()
  const reports: unknown[] = []
  const inspect = ({ type, actorRef }: { type: string; actorRef: unknown }) => {
    if (type !== '@xstate.actor') return
    const actor = actorRef as AnyActorRef & { readonly logic: { readonly id?: string } }
    if (actor.logic.id === 'jobPolling') pollers.add(actor.id)
    actor.on('error.reported', (fact: unknown) => reports.push(fact))
  }
  const flow = start(http, clock, { clock, inspect })
  for (let passed = 0; passed < 12_000; passed += 100) {
    await afterMicrotasks()
    clock.increment(100)
  }
  await afterMicrotasks()
  return { flow, polls, pollers: [...pollers], reports }
}

const flows = {
  cancellation: (http: Http, _: SimulatedClock, options: object) => {
    const order = sampleOrder()
    const flow = createActor(createCancellationMachine({ http, keys }), {
      input: {
        order,
        isMember: true,
        country: 'us',
        recentChange: null,
        isAsked: false,
        pendingKey: null,
        now: () => walkTime,
      },
      ...options,
    }).start()
    flow.send({ type: 'cancellation.ask' })
    flow.send({ type: 'cancellation.confirm' })
    return flow
  },
  'change of delivery': (http: Http, _: SimulatedClock, options: object) => {
    const machine = createDeliveryChangeMachine({ http, keys })
    const flow = createActor(machine, { input: sampleInput, ...options }).start()
    flow.send({ type: 'day.choose', day: sampleDay })
    flow.send({ type: 'change.review' })
    flow.send({ type: 'change.confirm' })
    return flow
  },
  'cancellation of items': (http: Http, _: SimulatedClock, options: object) => {
    const machine = createItemCancellationMachine({ http, keys })
    const flow = createActor(machine, { input: sampleItemsInput, ...options }).start()
    flow.send({ type: 'pieces.choose', lineId: sampleShirts, quantity: 1 })
    flow.send({ type: 'cancellation.review' })
    flow.send({ type: 'cancellation.confirm' })
    return flow
  },
  'deferred payment': (http: Http, _: SimulatedClock, options: object) => {
    const machine = createDeferredPaymentMachine({
      http,
      keys,
      order: createPrefetch(async () => succeeded(unpaidOrder())),
      sendForm: () => undefined,
      openWallet: () => undefined,
    })
    return createActor(machine, { input: samplePaymentInput(), ...options }).start()
  },
  return: (http: Http, _: SimulatedClock, options: object) =>
    createActor(createReturnSubmissionMachine({ http, keys, since: walkTime }), {
      input: {
        target: { orderNumber: 'C00000001' },
        request: {} as never,
        pendingKey: null,
        trigger: null,
        email: null,
      },
      ...options,
    }).start(),
} as const
type FlowName = keyof typeof flows

const rows = [
  ['cancellation', 'getCancelJob', null],
  ['cancellation of items', 'getCancelJob', null],
  ['change of delivery', 'getDeliveryChangeJob', { orderNumber: 'C00000001', day: sampleDay }],
  ['deferred payment', 'getPaymentFormV2Job', { form: null, qrCodeURL: null }],
  ['return', 'getReturnCaptureJob', { returnOrderNumber: 'R00000001' }],
] as const satisfies readonly (readonly [FlowName, string, unknown])[]

describe('one polling chart for every job', () => {
  test.each(rows)(
    '[JO-01][JO-02][JO-03 A-42] of a %s: 20 polls at the job’s eta, else 500 ms, then it is reported and looked up',
    async (name, call) => {
      const { polls, pollers, reports } = await run(flows[name], (poll) => ({
        status: poll === 1 ? 'PENDING' : 'IN_PROGRESS',
        eta: poll === 1 ? 700 : null,
      }))
      expect(pollers).toEqual(['jobPolling'])
      const waits = [0, ...Array.from({ length: 19 }, (_, index) => 700 + index * 500)]
      expect(polls).toEqual(waits.map((at) => ({ call, at })))
      expect(reports).toEqual([
        { type: 'error.reported', code: 'server-timeout-after-20-polls', devMessage: 'job' },
      ])
    },
  )

  test.each(rows)(
    '[JO-01][JO-03 A-42] of a %s: polled until it is completed',
    async (name, call, response) => {
      const { polls, pollers } = await run(flows[name], (poll) => ({
        status: poll < 3 ? 'IN_PROGRESS' : 'COMPLETED',
        response: poll < 3 ? null : response,
      }))
      expect([pollers, polls]).toEqual([['jobPolling'], [0, 500, 1_000].map((at) => ({ call, at }))])
    },
  )
})

test.each([
  ['no number', null],
  ['an empty number', { returnOrderNumber: '' }],
])(
  '[ER-01 A-23] a completed return job with %s is reported as the formatting error, and the return is unconfirmed',
  async (_, response) => {
    const { flow, polls, reports } = await run(flows.return, () => ({ status: 'COMPLETED', response }))
    expect(polls).toHaveLength(1)
    const report = {
      code: 'return-capture-response-formatting-error',
      devMessage: 'captureReturn: no number of a return',
    }
    expect(reports).toEqual([{ type: 'error.reported', ...report }])
    expect(flow.getSnapshot().output).toEqual({ kind: 'unconfirmed', report })
  },
)

test('[ER-01 A-23] a return job without an id is reported as the formatting error, not polled, and the return is unconfirmed', async () => {
  const { flow, polls, reports } = await run(flows.return, () => ({ status: 'PENDING' }), '')
  expect(polls).toEqual([])
  const report = { code: 'return-capture-response-formatting-error', devMessage: 'captureReturn: no job' }
  expect(reports).toEqual([{ type: 'error.reported', ...report }])
  expect(flow.getSnapshot().output).toEqual({ kind: 'unconfirmed', report })
})
