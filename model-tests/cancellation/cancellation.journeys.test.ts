import { describe, expect, test } from 'vitest'
import { selectAttempt, selectAttemptView } from '../../machines/attempt/attempt.selectors.ts'
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts'
import {
  canRetry,
  selectCancellationView,
  selectCancelOffer,
  selectMinutesLeft,
  selectRecentChange,
} from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts'
import { done, type Outcome } from '../../services/http/outcome.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../lib/journey.ts'
import { realAttempt } from '../lib/real-attempt.ts'
import { accepted, inFlight, lost, neverArrived, refused } from '../samples/attempt-samples.ts'
import { defect, sampleOrder, walkTime } from '../samples/samples.ts'

const minute = 60_000
const orderNumber = 'C00000001'

/** An order placed ten minutes ago, with the real attempt inside and three spare keys. */
const start = (changes: Partial<CancellationInput> = {}) => {
  const keys = ['key-1', 'key-2', 'key-3']
  const settled: string[] = []
  const journey = startJourney({
    machine: cancellationMachine,
    input: (now) => ({
      order: sampleOrder(),
      isMember: true,
      country: 'us',
      recentChange: null,
      pendingKey: null,
      now,
      ...changes,
    }),
    keep: (call) => ({ attempt: realAttempt(call, (key) => settled.push(key)) }),
  })
  const view = () => {
    const shown = selectCancellationView(journey.snapshot())
    const attempt = selectAttempt(journey.snapshot())?.getSnapshot()
    return shown === 'inProgress' && selectAttemptView(attempt) === 'checking' ? 'checking' : shown
  }
  const offer = () => selectCancelOffer(journey.snapshot())
  const keysSent = () => journey.asked('send').map((input) => (input as { readonly key: string }).key)
  const hears = (call: string, outcome: Outcome<unknown>) => journey.answer(call, outcome)
  const claims = () => journey.answer('claimKey', { key: keys.shift(), isPending: false })
  const confirms = async () => {
    journey.send({ type: 'cancellation.ask' })
    journey.send({ type: 'cancellation.confirm' })
    await claims()
  }
  return { ...journey, settled, view, offer, keysSent, hears, claims, confirms }
}

const underWay = succeeded({ status: 'IN_PROGRESS', eta: null, outcome: null })
const completed = (outcome: Outcome<unknown>) => succeeded({ status: 'COMPLETED', eta: null, outcome })
const cancelled = done('cancelled')

describe('cancellation: pinned journeys', () => {
  test('[CA-01][CA-04] asked, confirmed, polled, complete; the order counts as just cancelled', async () => {
    const shopper = start()
    expect([shopper.view(), shopper.offer()]).toEqual(['closed', 'cancel'])
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('confirming')
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.view()).toBe('inProgress')
    await shopper.claims()
    await shopper.hears('send', accepted)
    await shopper.answer('requestJob', underWay)
    await shopper.pass(500)
    await shopper.answer('requestJob', completed(cancelled))
    expect(shopper.view()).toBe('complete')
    expect(selectRecentChange(shopper.snapshot())).toBe('cancelled')
    expect(shopper.emitted).toEqual([{ type: 'order.cancelled', orderNumber, reloadsPage: false }])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer()]).toEqual(['closed', null])
  })

  test('[CA-04] in China the page reloads after a success', async () => {
    const shopper = start({ country: 'cn' })
    await shopper.confirms()
    await shopper.hears('send', cancelled)
    expect(shopper.emitted).toEqual([{ type: 'order.cancelled', orderNumber, reloadsPage: true }])
  })

  test('[CA-01][CA-04] a pending cancel-order modification is pending, and takes the button away', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', accepted)
    await shopper.answer('requestJob', completed(done('pending')))
    expect(shopper.view()).toBe('pending')
    expect(shopper.emitted).toEqual([{ type: 'order.cancellationPending', orderNumber }])
    expect(selectRecentChange(shopper.snapshot())).toBe('cancellationPending')
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.offer()).toBeNull()
  })

  test('[CA-01][CA-02] an order past cancelling is denied, reported as such, and asked for again', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', refused('order_state'))
    expect(shopper.view()).toBe('denied')
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'service-cancellation-failure', devMessage: 'denied' },
      { type: 'order.outdated', orderNumber },
    ])
  })

  test('[CA-02] an order cancelled before counts as complete', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', cancelled)
    expect(shopper.view()).toBe('complete')
  })

  test('[CA-01] a known failure shows the error view; a new attempt has a new key', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', refused('internal', 500))
    expect(shopper.view()).toBe('error')
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'service-cancellation-failure', devMessage: '500 internal' },
    ])
    shopper.send({ type: 'cancellation.retry' })
    await shopper.claims()
    expect(shopper.keysSent()).toEqual(['key-1', 'key-2'])
  })

  test('a window that ends in the error view takes the retry away', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', refused('internal', 500))
    expect(canRetry(shopper.snapshot())).toBe(true)
    await shopper.pass(20 * minute)
    expect(canRetry(shopper.snapshot())).toBe(false)
    shopper.send({ type: 'cancellation.retry' })
    expect(shopper.view()).toBe('error')
  })

  test('[CA-03] the button goes while the page is open, when the 30 minutes end', async () => {
    const shopper = start()
    expect([shopper.offer(), selectMinutesLeft(shopper.snapshot())]).toEqual(['cancel', 20])
    await shopper.pass(minute)
    expect(selectMinutesLeft(shopper.snapshot())).toBe(19)
    await shopper.pass(19 * minute - 1)
    expect([shopper.offer(), selectMinutesLeft(shopper.snapshot())]).toEqual(['cancel', 1])
    await shopper.pass(1)
    expect([shopper.offer(), selectMinutesLeft(shopper.snapshot())]).toEqual([null, 0])
  })

  test('[CA-03] a button that has gone does not come back with a clock that is set back', () => {
    let ahead = 20 * minute
    const shopper = start({ now: () => walkTime + ahead })
    ahead = 0
    shopper.send({ type: 'page.shown' })
    expect(shopper.offer()).toBeNull()
  })

  test('[CA-03] a page that slept through the end of the window notices when it is shown', () => {
    let slept = 0
    const shopper = start({ now: () => walkTime + slept })
    slept = 21 * minute
    shopper.send({ type: 'page.shown' })
    expect(shopper.offer()).toBeNull()
  })

  test.each([
    ['the first group has no cancel action', { order: sampleOrder({ group: [{ actions: {} }] }) }],
    [
      'the 30 minutes have passed',
      { order: sampleOrder({ transaction: { orderDate: '2026-11-20T09:30:00Z' } }) },
    ],
    ['the order is pending', { order: sampleOrder({ pendingModification: { type: 'CANCEL_ORDER' } }) }],
    ['the order was just cancelled', { recentChange: 'cancelled' as const }],
    ['the cancellation was just put on hold', { recentChange: 'cancellationPending' as const }],
  ])('[CA-03] no button: %s', (_, changes) => {
    const shopper = start(changes)
    expect(shopper.offer()).toBeNull()
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('closed')
  })

  test('[CA-03] an order that is shown afresh as pending loses its button', () => {
    const shopper = start()
    const order = sampleOrder({ pendingModification: { type: 'CANCEL_ORDER' } })
    shopper.send({ type: 'order.updated', order })
    expect(shopper.offer()).toBeNull()
  })

  test('[CA-07] a window that ends while the question is open says so', async () => {
    const shopper = start()
    shopper.send({ type: 'cancellation.ask' })
    await shopper.pass(20 * minute)
    expect(shopper.view()).toBe('outsideWindow')
    expect(shopper.asked('send')).toEqual([])
  })

  test('[CA-07] a host that finds the window over says so', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', refused('cancel_window_closed'))
    expect(shopper.view()).toBe('outsideWindow')
  })

  test('[CA-08] a double click sends one request', async () => {
    const shopper = start()
    shopper.send({ type: 'cancellation.ask' })
    shopper.send({ type: 'cancellation.confirm' })
    shopper.send({ type: 'cancellation.confirm' })
    await shopper.claims()
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.keysSent()).toEqual(['key-1'])
  })

  test('[CA-08] the key is stored before the first send, and nothing is sent where it cannot be', async () => {
    const shopper = start()
    shopper.send({ type: 'cancellation.ask' })
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.asked('claimKey')).toHaveLength(1)
    expect(shopper.asked('send')).toEqual([])
    await shopper.breaks('claimKey', defect)
    expect(shopper.view()).toBe('error')
    expect(shopper.asked('send')).toEqual([])
  })

  test('[CA-08] a lost answer is looked up; a request that never arrived is sent again with the same key', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', lost)
    expect([shopper.view(), shopper.settled]).toEqual(['checking', []])
    await shopper.pass(1_000)
    await shopper.hears('readOutcome', neverArrived)
    expect(shopper.keysSent()).toEqual(['key-1', 'key-1'])
    expect(shopper.asked('send')[0]).toEqual(shopper.asked('send')[1])
    await shopper.hears('send', cancelled)
    expect([shopper.view(), shopper.settled]).toEqual(['complete', ['key-1']])
  })

  test.each<[Outcome<unknown>, string]>([
    [cancelled, 'complete'],
    [done('pending'), 'pending'],
    [refused('order_state'), 'denied'],
    [refused('cancel_window_closed'), 'outsideWindow'],
    [refused('internal', 500), 'error'],
  ])('[CA-08] the stored key goes once the outcome is known: %j', async (answer, view) => {
    const shopper = start()
    await shopper.confirms()
    expect(shopper.settled).toEqual([])
    await shopper.hears('send', answer)
    expect([shopper.view(), shopper.settled]).toEqual([view, ['key-1']])
  })

  test.each<[Outcome<unknown>]>([[accepted], [lost], [inFlight(null)]])(
    '[CA-08] the stored key stays while the outcome is open: %j',
    async (answer) => {
      const shopper = start()
      await shopper.confirms()
      await shopper.hears('send', answer)
      expect(shopper.settled).toEqual([])
    },
  )

  test('[CA-08] a reload in the middle of cancelling looks up the outcome and sends nothing', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect(shopper.view()).toBe('checking')
    expect(shopper.asked('readOutcome')).toMatchObject([{ key: 'key-0' }])
    await shopper.hears('readOutcome', accepted)
    await shopper.answer('requestJob', completed(cancelled))
    expect(shopper.view()).toBe('complete')
    expect(shopper.asked('send')).toEqual([])
  })

  test('a request that is still being worked on is looked at again when the host says', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', inFlight(3_000))
    await shopper.pass(2_999)
    expect(shopper.asked('readOutcome')).toEqual([])
    await shopper.pass(1)
    expect(shopper.asked('readOutcome')).toHaveLength(1)
  })

  test('the waits between looks grow to 15 seconds', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    for (const seconds of [2, 4, 8, 15, 15]) {
      await shopper.hears('readOutcome', lost)
      const looks = shopper.asked('readOutcome').length
      await shopper.pass(seconds * 1_000 - 1)
      expect(shopper.asked('readOutcome')).toHaveLength(looks)
      await shopper.pass(1)
      expect(shopper.asked('readOutcome')).toHaveLength(looks + 1)
    }
  })

  test('[JO-02][JO-03] after 20 polls the outcome is checked, and a new poller looks on', async () => {
    const shopper = start()
    await shopper.confirms()
    await shopper.hears('send', accepted)
    for (let poll = 1; poll <= 20; poll += 1) {
      await shopper.answer('requestJob', underWay)
      await shopper.pass(500)
    }
    expect(shopper.asked('requestJob')).toHaveLength(20)
    expect(shopper.view()).toBe('checking')
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'server-timeout-after-20-polls', devMessage: 'job' },
    ])
    await shopper.pass(500)
    await shopper.hears('readOutcome', accepted)
    await shopper.answer('requestJob', completed(cancelled))
    expect(shopper.view()).toBe('complete')
  })

  test.each([
    ['unparsable', 'could-not-parse-server-response'],
    ['malformed', 'improperly-formatted-response'],
  ] as const)(
    '[JO-02] an %s answer of the job is reported as %s, and the outcome is checked',
    async (kind, code) => {
      const shopper = start()
      await shopper.confirms()
      await shopper.hears('send', accepted)
      await shopper.answer('requestJob', failed({ kind, status: 200 }))
      expect(shopper.view()).toBe('checking')
      expect(shopper.emitted).toEqual([{ type: 'error.reported', code, devMessage: `job: ${kind} 200` }])
    },
  )

  test('the shopper may leave while the outcome is checked, and come back to it', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer(), shopper.settled]).toEqual(['closed', 'check', []])
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('checking')
    expect(shopper.asked('readOutcome')).toHaveLength(1)
  })

  test('who has closed the dialog hears of the outcome as soon as it is known', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    shopper.send({ type: 'dialog.dismiss' })
    await shopper.hears('readOutcome', cancelled)
    expect([shopper.view(), shopper.settled]).toEqual(['complete', ['key-0']])
  })

  test('where nobody can say what happened, the order is asked for again and is to be looked at first', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    await shopper.hears('readOutcome', { kind: 'unconfirmed', report: null })
    expect([shopper.view(), shopper.emitted]).toEqual([
      'unconfirmed',
      [{ type: 'order.outdated', orderNumber }],
    ])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer()]).toEqual(['closed', 'cancel'])
  })
})
