import { describe, expect, test } from 'vitest'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'
import { email, request, startSubmission, target, trigger } from './return-submission.parts.ts'

const created = doneAs({ returnOrderNumber: 'R00000001' })
const asCreated = (emailSent: boolean) => ({
  kind: 'done',
  value: { returnOrderNumber: 'R00000001', emailSent },
})
const emailed = doneAs({ returnNumber: 'R00000001' })
const triggered = doneAs({ accepted: true })

describe('return submission: what is sent, and how it ends', () => {
  test('a return by carrier is sent as it was asked for, and nobody else is told', async () => {
    const page = startSubmission({ pendingKey: 'key-0' })
    expect(page.asked('attempt')).toEqual([{ target, request, pendingKey: 'key-0' }])
    await page.answer('attempt', created)
    expect([page.output(), page.settled, page.emitted]).toEqual([asCreated(false), ['key-1'], []])
    expect([page.asked('triggerAttempt'), page.asked('emailAttempt')]).toEqual([[], []])
  })

  test('the store’s messaging hears first, then the shopper by e-mail with the number of the return', async () => {
    const page = startSubmission({ trigger, email })
    await page.answer('attempt', created)
    expect([page.waits(), page.asked('triggerAttempt'), page.asked('emailAttempt')]).toEqual([
      ['triggerAttempt'],
      [{ target, request: trigger, pendingKey: null }],
      [],
    ])
    await page.answer('triggerAttempt', triggered)
    expect([page.waits(), page.settled]).toEqual([['emailAttempt'], []])
    expect(page.asked('emailAttempt')).toEqual([
      {
        target: { returnOrderNumber: 'R00000001' },
        request: { ...email, returnNumber: 'R00000001' },
        pendingKey: null,
      },
    ])
    await page.answer('emailAttempt', emailed)
    expect([page.output(), page.settled, page.emitted]).toEqual([asCreated(true), ['key-1'], []])
  })

  test('without an e-mail to send the message to the store is the last step', async () => {
    const page = startSubmission({ trigger })
    await page.answer('attempt', created)
    await page.answer('triggerAttempt', triggered)
    expect([page.waits(), page.output(), page.emitted]).toEqual([[], asCreated(false), []])
  })

  test('without a message to the store the e-mail goes out at once', async () => {
    const page = startSubmission({ email })
    await page.answer('attempt', created)
    expect(page.waits()).toEqual(['emailAttempt'])
    await page.answer('emailAttempt', emailed)
    expect([page.output(), page.asked('triggerAttempt')]).toEqual([asCreated(true), []])
  })

  test('a refused return is told as the host refused it: nobody else hears, and no key is left to settle', async () => {
    const page = startSubmission({ trigger, email })
    await page.answer('attempt', refusedAs('validation'))
    expect([page.waits(), page.output(), page.settled, page.snapshot().context.key]).toEqual([
      [],
      { kind: 'refused', code: 'validation', status: 400, isFinal: true },
      [],
      null,
    ])
    expect([page.asked('triggerAttempt'), page.asked('emailAttempt'), page.emitted]).toEqual([[], [], []])
  })

  test.each([
    ['an outcome that nobody knows', null],
    [
      'an answer that cannot be read',
      { code: 'return-capture-response-formatting-error', devMessage: 'no job' } as const,
    ],
  ])('%s is told with its report, and nobody else hears', async (_, report) => {
    const page = startSubmission({ trigger, email })
    await page.answer('attempt', { ...notConfirmed, report })
    expect([page.waits(), page.output(), page.settled]).toEqual([[], { kind: 'unconfirmed', report }, []])
  })

  test('an attempt that breaks leaves the outcome unconfirmed, without a report', async () => {
    const page = startSubmission({ trigger, email })
    await page.breaks('attempt', defect)
    expect([page.waits(), page.output(), page.settled]).toEqual([
      [],
      { kind: 'unconfirmed', report: null },
      [],
    ])
  })
})

describe('return submission: the return stands whatever becomes of the notices', () => {
  const startTelling = async (notices: Parameters<typeof startSubmission>[0]) => {
    const page = startSubmission(notices)
    await page.answer('attempt', created)
    return page
  }
  const notSent = (code: string, devMessage: string) => ({ type: 'error.reported', code, devMessage })

  test('a message that the store’s messaging refuses is reported, and the e-mail goes out all the same', async () => {
    const page = await startTelling({ trigger, email })
    await page.answer('triggerAttempt', refusedAs('internal', 500))
    expect([page.waits(), page.emitted]).toEqual([
      ['emailAttempt'],
      [notSent('service-doris-comms-failure', '500 internal')],
    ])
  })

  test('without an e-mail a refused message is reported and ends it', async () => {
    const page = await startTelling({ trigger })
    await page.answer('triggerAttempt', notConfirmed)
    expect([page.output(), page.settled, page.emitted]).toEqual([
      asCreated(false),
      ['key-1'],
      [notSent('service-doris-comms-failure', 'unconfirmed')],
    ])
  })

  test('a message that breaks is passed over', async () => {
    const withEmail = await startTelling({ trigger, email })
    await withEmail.breaks('triggerAttempt', defect)
    expect([withEmail.waits(), withEmail.emitted]).toEqual([['emailAttempt'], []])
    const alone = await startTelling({ trigger })
    await alone.breaks('triggerAttempt', defect)
    expect([alone.output(), alone.emitted]).toEqual([asCreated(false), []])
  })

  test('an e-mail that is refused is reported and does not count as sent', async () => {
    const page = await startTelling({ email })
    await page.answer('emailAttempt', refusedAs('rate_limited', 429))
    expect([page.output(), page.settled, page.emitted]).toEqual([
      asCreated(false),
      ['key-1'],
      [notSent('order-detail-return-failure', 'store return e-mail: 429 rate_limited')],
    ])
  })

  test('an e-mail that breaks does not count as sent', async () => {
    const page = await startTelling({ email })
    await page.breaks('emailAttempt', defect)
    expect([page.output(), page.emitted]).toEqual([asCreated(false), []])
  })

  test('each notice is waited for ten seconds and no longer', async () => {
    const page = await startTelling({ trigger, email })
    await page.pass(9_999)
    expect(page.waits()).toEqual(['triggerAttempt'])
    await page.pass(1)
    expect(page.waits()).toEqual(['emailAttempt'])
    await page.pass(9_999)
    expect([page.waits(), page.settled]).toEqual([['emailAttempt'], []])
    await page.pass(1)
    expect([page.waits(), page.output(), page.settled]).toEqual([[], asCreated(false), ['key-1']])
  })

  test('without an e-mail the wait for the message is the last one', async () => {
    const page = await startTelling({ trigger })
    await page.pass(9_999)
    expect(page.output()).toBeUndefined()
    await page.pass(1)
    expect(page.output()).toEqual(asCreated(false))
  })
})
