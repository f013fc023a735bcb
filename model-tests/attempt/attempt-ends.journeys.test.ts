import { describe, expect, test } from 'vitest'
import { attemptMachine } from '../../machines/attempt/attempt.machine.ts'
import { selectAttempt, selectAttemptView, selectPolling } from '../../machines/attempt/attempt.selectors.ts'
import { done } from '../../services/http/outcome.ts'
import { accepted, inFlight, lost, neverArrived, refused, unreadable } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

type Changes = { readonly request?: string | null; readonly pendingKey?: string | null }

/** An attempt whose poller the journey answers as a whole. */
const start = ({ request = 'R', pendingKey = null }: Changes = {}) => {
  const settled: (string | null)[] = []
  const attempt = startJourney({
    machine: attemptMachine,
    input: () => ({ target: 'T', request, pendingKey }),
    actions: {
      settleKey: ({ context }: { context: { key: string | null } }) => settled.push(context.key),
    },
  })
  return {
    ...attempt,
    settled,
    claims: () => attempt.answer('claimKey', { key: 'key-1', isPending: false }),
    view: () => selectAttemptView(attempt.snapshot()),
    output: () => attempt.snapshot().output,
  }
}

const made = done('made')
const report = { code: 'improperly-formatted-response', devMessage: 'job: malformed 200' } as const

describe('attempt: how its answers lead on', () => {
  test('it begins with what it is given and nothing else', () => {
    expect(start().snapshot().context).toEqual({
      target: 'T',
      request: 'R',
      key: null,
      jobId: null,
      retryAfterMs: null,
      checks: 0,
      ended: null,
    })
  })

  test('a job that hands over to another is followed to that one', async () => {
    const attempt = start()
    await attempt.claims()
    await attempt.answer('send', accepted)
    expect(attempt.view()).toBe('polling')
    await attempt.answer('jobPolling', { kind: 'accepted', jobId: 'job-2' })
    expect(attempt.asked('jobPolling')).toEqual([
      { target: 'T', jobId: 'job-1' },
      { target: 'T', jobId: 'job-2' },
    ])
    await attempt.answer('jobPolling', made)
    expect(attempt.output()).toEqual({ kind: 'done', value: 'made', key: 'key-1' })
  })

  test.each(['send', 'jobPolling', 'readOutcome'] as const)(
    'a defect in %s is no answer: the outcome is looked up',
    async (call) => {
      const attempt = start(call === 'readOutcome' ? { pendingKey: 'key-1' } : {})
      if (call !== 'readOutcome') await attempt.claims()
      if (call === 'jobPolling') await attempt.answer('send', accepted)
      await attempt.breaks(call, defect)
      expect([attempt.view(), attempt.output(), attempt.settled, attempt.emitted]).toEqual([
        'checking',
        undefined,
        [],
        [],
      ])
      const before = attempt.asked('readOutcome').length
      await attempt.pass(call === 'readOutcome' ? 2_000 : 1_000)
      expect(attempt.asked('readOutcome')).toHaveLength(before + 1)
      await attempt.answer('readOutcome', made)
      expect([attempt.output(), attempt.settled]).toEqual([
        { kind: 'done', value: 'made', key: 'key-1' },
        ['key-1'],
      ])
    },
  )

  test.each([
    ['send', refused('order_state')],
    ['jobPolling', refused('order_state')],
    ['readOutcome', refused('order_state')],
  ] as const)('a refusal told by %s ends it', async (call, refusal) => {
    const attempt = start(call === 'readOutcome' ? { pendingKey: 'key-1' } : {})
    if (call !== 'readOutcome') await attempt.claims()
    if (call === 'jobPolling') await attempt.answer('send', accepted)
    await attempt.answer(call, refusal)
    expect([attempt.output(), attempt.settled]).toEqual([
      { kind: 'refused', code: 'order_state', status: 400, isFinal: true, key: 'key-1' },
      ['key-1'],
    ])
  })

  test('an answer that nobody can read and that ends all looking is reported once', async () => {
    const attempt = start({ pendingKey: 'key-1' })
    await attempt.answer('readOutcome', { kind: 'unconfirmed', report })
    expect([attempt.emitted, attempt.output(), attempt.settled]).toEqual([
      [{ type: 'error.reported', ...report }],
      { kind: 'unconfirmed', report, key: 'key-1' },
      ['key-1'],
    ])
  })

  test.each([
    ['an unreadable', unreadable],
    ['a lost', lost],
  ])('%s answer after the host had named a wait is looked up after a wait of its own', async (_, answer) => {
    const attempt = start({ pendingKey: 'key-1' })
    await attempt.answer('readOutcome', inFlight(9_000))
    await attempt.pass(9_000)
    await attempt.answer('readOutcome', answer)
    await attempt.pass(3_999)
    expect(attempt.asked('readOutcome')).toHaveLength(2)
    await attempt.pass(1)
    expect(attempt.asked('readOutcome')).toHaveLength(3)
  })

  test('a request that is known is sent again at the first word that it never came', async () => {
    const attempt = start({ pendingKey: 'key-0' })
    await attempt.answer('readOutcome', neverArrived)
    expect([attempt.asked('send'), attempt.view()]).toEqual([
      [{ target: 'T', request: 'R', key: 'key-0' }],
      'sending',
    ])
  })

  test('a page that is hidden while a look is under way looks once it is shown', async () => {
    const attempt = start({ pendingKey: 'key-1' })
    attempt.send({ type: 'page.hidden' })
    expect([attempt.isPending('readOutcome'), attempt.view()]).toEqual([false, 'checking'])
    attempt.send({ type: 'page.shown' })
    expect([attempt.asked('readOutcome').length, attempt.snapshot().context.checks]).toEqual([2, 2])
  })

  test('a hidden page keeps a request that is under way', async () => {
    const attempt = start()
    await attempt.claims()
    attempt.send({ type: 'page.hidden' })
    expect([attempt.isPending('send'), attempt.view()]).toEqual([true, 'sending'])
  })
})

describe('attempt: what views read of it', () => {
  test('without an attempt nothing is polled, and what is about to begin is being sent', () => {
    expect([selectAttempt({ children: {} }), selectAttemptView(undefined), selectPolling(undefined)]).toEqual(
      [undefined, 'sending', undefined],
    )
  })

  test('the poller is there while the job is polled', async () => {
    const attempt = start()
    await attempt.claims()
    expect(selectPolling(attempt.snapshot())).toBeUndefined()
    await attempt.answer('send', accepted)
    expect(selectPolling(attempt.snapshot())).toBeDefined()
    expect(selectPolling(attempt.snapshot())).toBe(attempt.snapshot().children.jobPolling)
  })

  test('the attempt is the child of that name', () => {
    const children = { attempt: 'this one', another: 'not this one' }
    expect(selectAttempt({ children })).toBe('this one')
  })
})
