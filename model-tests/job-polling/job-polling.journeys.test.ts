import { describe, expect, test } from 'vitest'
import { jobStatuses } from '../../contract/wire/job.ts'
import { jobPollingMachine } from '../../machines/attempt/job-polling/job-polling.machine.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { problem } from '../samples/samples.ts'
import { job } from './job-polling.model.ts'

const start = () =>
  startJourney({ machine: jobPollingMachine, input: () => ({ target: 'target', jobId: 'job-1' }) })

describe('job polling: pinned journeys', () => {
  test.each(jobStatuses)('[JO-01] a job that is %s is polled on unless it is completed', async (status) => {
    const poller = start()
    await poller.answer('requestJob', succeeded(job(status)))
    expect(poller.snapshot().value).toBe(status === 'COMPLETED' ? 'completed' : 'waiting')
  })

  test('[JO-01] waits the job’s eta, else 500 ms', async () => {
    const poller = start()
    await poller.answer('requestJob', succeeded(job('PENDING', 2_000)))
    await poller.pass(1_999)
    expect(poller.asked('requestJob')).toHaveLength(1)
    await poller.pass(1)
    expect(poller.asked('requestJob')).toHaveLength(2)
    await poller.answer('requestJob', succeeded(job('IN_PROGRESS')))
    await poller.pass(499)
    expect(poller.asked('requestJob')).toHaveLength(2)
    await poller.pass(1)
    expect(poller.asked('requestJob')).toEqual(
      Array.from({ length: 3 }, () => ({ target: 'target', jobId: 'job-1' })),
    )
  })

  test('[JO-01] ends with the completed job', async () => {
    const poller = start()
    await poller.answer('requestJob', succeeded(job('IN_PROGRESS')))
    await poller.pass(500)
    await poller.answer('requestJob', succeeded(job('COMPLETED')))
    expect(poller.snapshot().output).toEqual({ kind: 'done', value: 'made' })
    await poller.pass(60_000)
    expect(poller.asked('requestJob')).toHaveLength(2)
  })

  test('[JO-01][JO-02] ends after 20 requests, those without an answer included', async () => {
    const poller = start()
    for (let request = 1; request <= 20; request += 1) {
      const answer = request % 2 === 0 ? failed({ kind: 'network' }) : succeeded(job('IN_PROGRESS'))
      expect(poller.snapshot().status).toBe('active')
      await poller.answer('requestJob', answer)
      await poller.pass(500)
    }
    expect(poller.asked('requestJob')).toHaveLength(20)
    expect(poller.snapshot().output).toEqual({
      kind: 'open',
      failure: { kind: 'timeout' },
      report: { code: 'server-timeout-after-20-polls', devMessage: 'job' },
    })
  })

  test.each([
    [{ kind: 'unparsable', status: 200 }, 'could-not-parse-server-response', 'job: unparsable 200'],
    [{ kind: 'malformed', status: 200 }, 'improperly-formatted-response', 'job: malformed 200'],
    [{ kind: 'unauthorized' }, 'unknown orders error', 'job: unauthorized'],
    [problem(404, 'job_not_found'), 'unknown orders error', 'job: problem 404 job_not_found'],
  ] as const)(
    '[JO-02] ends at once with an answer that polling cannot get past, and says which: %j',
    async (failure, code, devMessage) => {
      const poller = start()
      await poller.answer('requestJob', failed(failure))
      expect(poller.snapshot().output).toEqual({ kind: 'open', failure, report: { code, devMessage } })
    },
  )

  test.each([
    [failed({ kind: 'network' })],
    [failed({ kind: 'timeout' })],
    [failed(problem(503, 'unavailable'))],
    [failed(problem(429, 'rate_limited'))],
    [failed({ kind: 'unparsable', status: 502 })],
  ])('goes on after trouble that may pass: %j', async (answer) => {
    const poller = start()
    await poller.answer('requestJob', answer)
    await poller.pass(500)
    expect(poller.asked('requestJob')).toHaveLength(2)
  })

  test('asks nothing while the page is hidden, and at once when it is shown', async () => {
    const poller = start()
    await poller.answer('requestJob', succeeded(job('IN_PROGRESS')))
    poller.send({ type: 'page.hidden' })
    await poller.pass(3_600_000)
    expect(poller.asked('requestJob')).toHaveLength(1)
    poller.send({ type: 'page.shown' })
    expect(poller.asked('requestJob')).toHaveLength(2)
  })
})
