import { describe, expect, test } from 'vitest'
import { createJobPollingMachine } from '../../machines/attempt/job-polling/job-polling.machine.ts'
import { done } from '../../services/http/outcome.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { job } from '../job-polling/job-polling.model.ts'
import {
  accepted,
  inFlight,
  lost,
  neverArrived,
  refused,
  unreadable,
  unreadableJobs,
} from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'
import { sampleAttemptMachine } from './attempt.model.ts'

type Changes = { readonly request?: string | null; readonly pendingKey?: string | null }

/** An attempt with the real poller inside. */
const start = ({ request = 'R', pendingKey = null }: Changes = {}) => {
  const settled: string[] = []
  const journey = startJourney({
    machine: sampleAttemptMachine,
    input: () => ({ target: 'T', request, pendingKey }),
    keep: (call) => ({
      jobPolling: createJobPollingMachine<string, unknown>().provide({
        actors: { requestJob: call('requestJob') as never },
      }),
    }),
    actions: {
      settleKey: ({ context }: { context: { key: string | null; ended: { kind: string } | null } }) =>
        settled.push(`${context.key} ${context.ended?.kind}`),
    },
  })
  const sent = () => journey.asked('send')
  const output = () => journey.snapshot().output
  const claims = (isPending = false) => journey.answer('claimKey', { key: 'key-1', isPending })
  return { ...journey, settled, sent, output, claims }
}

const made = done({ number: 'R1' })
const sending = { target: 'T', request: 'R', key: 'key-1' }
const reading = { target: 'T', key: 'key-1' }

describe('attempt: pinned journeys', () => {
  test('[CA-08] the key is stored before the first send, and cleared once the outcome is known', async () => {
    const attempt = start()
    expect([attempt.asked('claimKey'), attempt.sent()]).toEqual([[{ target: 'T' }], []])
    await attempt.claims()
    expect([attempt.sent(), attempt.settled]).toEqual([[sending], []])
    await attempt.answer('send', made)
    expect([attempt.output(), attempt.settled]).toEqual([
      { kind: 'done', value: { number: 'R1' }, key: 'key-1' },
      ['key-1 done'],
    ])
  })

  test('[CA-08] nothing is sent where the browser cannot remember the attempt', async () => {
    const attempt = start()
    await attempt.breaks('claimKey', defect)
    expect([attempt.sent(), attempt.output()]).toEqual([
      [],
      { kind: 'refused', code: 'not_sent', status: null, isFinal: false, key: null },
    ])
  })

  test('[CA-08] another tab’s attempt is looked up, not made again', async () => {
    const attempt = start()
    await attempt.claims(true)
    expect([attempt.sent(), attempt.asked('readOutcome')]).toEqual([[], [reading]])
    await attempt.answer('readOutcome', made)
    expect(attempt.output()).toMatchObject({ kind: 'done', key: 'key-1' })
  })

  test('[CA-08] a reload in the middle looks the outcome up; with the request lost, nothing is sent again', async () => {
    const attempt = start({ request: null, pendingKey: 'key-0' })
    expect(attempt.asked('claimKey')).toEqual([])
    await attempt.answer('readOutcome', neverArrived)
    await attempt.pass(2_000)
    await attempt.answer('readOutcome', neverArrived)
    expect([attempt.sent(), attempt.output(), attempt.settled]).toEqual([
      [],
      { kind: 'refused', code: 'not_sent', status: null, isFinal: false, key: 'key-0' },
      ['key-0 refused'],
    ])
  })

  test('[CA-08] a look that overtakes the request of before the reload does not call it off', async () => {
    const attempt = start({ request: null, pendingKey: 'key-0' })
    await attempt.answer('readOutcome', neverArrived)
    expect([attempt.output(), attempt.snapshot().hasTag('checking'), attempt.settled]).toEqual([
      undefined,
      true,
      [],
    ])
    await attempt.pass(2_000)
    await attempt.answer('readOutcome', made)
    expect(attempt.output()).toMatchObject({ kind: 'done', key: 'key-0' })
  })

  test('a change whose request is lost is not sent under a new key', async () => {
    const attempt = start({ request: null })
    await attempt.claims()
    expect([attempt.sent(), attempt.output(), attempt.settled]).toEqual([
      [],
      { kind: 'refused', code: 'not_sent', status: null, isFinal: false, key: 'key-1' },
      ['key-1 refused'],
    ])
  })

  test('[CA-08] a lost answer is looked up; what never arrived is sent again with the same key and request', async () => {
    const attempt = start()
    await attempt.claims()
    await attempt.answer('send', lost)
    expect([attempt.snapshot().hasTag('checking'), attempt.settled]).toEqual([true, []])
    await attempt.pass(1_000)
    await attempt.answer('readOutcome', neverArrived)
    expect(attempt.sent()).toEqual([sending, sending])
    await attempt.answer('send', refused('order_state'))
    expect([attempt.output(), attempt.settled]).toEqual([
      { kind: 'refused', code: 'order_state', status: 400, isFinal: true, key: 'key-1' },
      ['key-1 refused'],
    ])
  })

  test('a request that is still being worked on is polled again when the host says', async () => {
    const attempt = start()
    await attempt.claims()
    await attempt.answer('send', inFlight(3_000))
    await attempt.pass(2_999)
    expect(attempt.asked('readOutcome')).toEqual([])
    await attempt.pass(1)
    expect(attempt.asked('readOutcome')).toEqual([reading])
  })

  test('the waits between polls grow to 15 seconds', async () => {
    const attempt = start({ pendingKey: 'key-1' })
    for (const seconds of [2, 4, 8, 15, 15]) {
      await attempt.answer('readOutcome', lost)
      const polls = attempt.asked('readOutcome').length
      await attempt.pass(seconds * 1_000 - 1)
      expect(attempt.asked('readOutcome')).toHaveLength(polls)
      await attempt.pass(1)
      expect(attempt.asked('readOutcome')).toHaveLength(polls + 1)
    }
  })

  test('nothing is asked while the page is hidden, and at once when it is shown', async () => {
    const attempt = start({ pendingKey: 'key-1' })
    await attempt.answer('readOutcome', lost)
    attempt.send({ type: 'page.hidden' })
    await attempt.pass(3_600_000)
    expect(attempt.asked('readOutcome')).toHaveLength(1)
    attempt.send({ type: 'page.shown' })
    expect(attempt.asked('readOutcome')).toHaveLength(2)
  })

  test('[JO-02][JO-03] after 20 polls the outcome is checked, and a new poller looks on', async () => {
    const attempt = start()
    await attempt.claims()
    await attempt.answer('send', accepted)
    for (let poll = 1; poll <= 20; poll += 1) {
      await attempt.answer('requestJob', succeeded(job('IN_PROGRESS')))
      await attempt.pass(500)
    }
    expect(attempt.asked('requestJob')).toHaveLength(20)
    expect(attempt.snapshot().hasTag('checking')).toBe(true)
    expect(attempt.emitted).toEqual([
      { type: 'error.reported', code: 'server-timeout-after-20-polls', devMessage: 'job' },
    ])
    await attempt.pass(500)
    await attempt.answer('readOutcome', accepted)
    await attempt.answer('requestJob', succeeded(job('COMPLETED')))
    expect(attempt.output()).toEqual({ kind: 'done', value: 'made', key: 'key-1' })
  })

  test.each(unreadableJobs)(
    '[JO-02] an %s answer of the job is reported as %s, and the outcome is checked',
    async (kind, code) => {
      const attempt = start()
      await attempt.claims()
      await attempt.answer('send', accepted)
      await attempt.answer('requestJob', failed({ kind, status: 200 }))
      expect(attempt.snapshot().hasTag('checking')).toBe(true)
      expect(attempt.emitted).toEqual([{ type: 'error.reported', code, devMessage: `job: ${kind} 200` }])
    },
  )

  test('[A-36] an answer of the call that cannot be read is reported under its code, and looked up', async () => {
    const attempt = start()
    await attempt.claims()
    await attempt.answer('send', unreadable)
    expect(attempt.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'improperly-formatted-response',
        devMessage: 'cancelOrder: malformed 200',
      },
    ])
    await attempt.pass(1_000)
    await attempt.answer('readOutcome', made)
    expect(attempt.output()).toMatchObject({ kind: 'done' })
  })

  test('where nobody can say what happened, the key is kept as such and nothing is sent', async () => {
    const attempt = start({ pendingKey: 'key-1' })
    await attempt.answer('readOutcome', { kind: 'unconfirmed', report: null })
    expect([attempt.output(), attempt.settled, attempt.sent()]).toEqual([
      { kind: 'unconfirmed', report: null, key: 'key-1' },
      ['key-1 unconfirmed'],
      [],
    ])
  })
})
