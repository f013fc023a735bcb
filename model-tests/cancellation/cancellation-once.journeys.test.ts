import { describe, expect, test } from 'vitest'
import { done, type Outcome } from '../../services/http/outcome.ts'
import { failed } from '../../services/http/result.ts'
import {
  accepted,
  inFlight,
  lost,
  neverArrived,
  refused,
  unreadableJobs,
} from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'
import { cancelled, completed, orderNumber, startCancellation, underWay } from './cancellation.parts.ts'

describe('cancellation: once, whatever happens to the answer', () => {
  test('[CA-08] a double click sends one request', async () => {
    const shopper = startCancellation()
    shopper.send({ type: 'cancellation.ask' })
    shopper.send({ type: 'cancellation.confirm' })
    shopper.send({ type: 'cancellation.confirm' })
    await shopper.claims()
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.keysSent()).toEqual(['key-1'])
  })

  test('[CA-08] the key is stored before the first send, and nothing is sent where it cannot be', async () => {
    const shopper = startCancellation()
    shopper.send({ type: 'cancellation.ask' })
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.asked('claimKey')).toHaveLength(1)
    expect(shopper.asked('send')).toEqual([])
    await shopper.breaks('claimKey', defect)
    expect(shopper.view()).toBe('error')
    expect(shopper.asked('send')).toEqual([])
  })

  test('[CA-08] a lost answer is looked up; a request that never arrived is sent again with the same key', async () => {
    const shopper = startCancellation()
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
    const shopper = startCancellation()
    await shopper.confirms()
    expect(shopper.settled).toEqual([])
    await shopper.hears('send', answer)
    expect([shopper.view(), shopper.settled]).toEqual([view, ['key-1']])
  })

  test.each<[Outcome<unknown>]>([[accepted], [lost], [inFlight(null)]])(
    '[CA-08] the stored key stays while the outcome is open: %j',
    async (answer) => {
      const shopper = startCancellation()
      await shopper.confirms()
      await shopper.hears('send', answer)
      expect(shopper.settled).toEqual([])
    },
  )

  test('[CA-08] a reload in the middle of cancelling looks up the outcome and sends nothing', async () => {
    const shopper = startCancellation({ pendingKey: 'key-0' })
    expect(shopper.view()).toBe('checking')
    expect(shopper.asked('readOutcome')).toMatchObject([{ key: 'key-0' }])
    await shopper.hears('readOutcome', accepted)
    await shopper.answer('requestJob', completed(cancelled))
    expect(shopper.view()).toBe('complete')
    expect(shopper.asked('send')).toEqual([])
  })

  test('[JO-02][JO-03] after 20 polls the outcome is checked, and a new poller looks on', async () => {
    const shopper = startCancellation()
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

  test.each(unreadableJobs)(
    '[JO-02] an %s answer of the job is reported as %s, and the outcome is checked',
    async (kind, code) => {
      const shopper = startCancellation()
      await shopper.confirms()
      await shopper.hears('send', accepted)
      await shopper.answer('requestJob', failed({ kind, status: 200 }))
      expect(shopper.view()).toBe('checking')
      expect(shopper.emitted).toEqual([{ type: 'error.reported', code, devMessage: `job: ${kind} 200` }])
    },
  )

  test('the shopper may leave while the outcome is checked, and come back to it', async () => {
    const shopper = startCancellation({ pendingKey: 'key-0' })
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer(), shopper.settled]).toEqual(['closed', 'check', []])
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('checking')
    expect(shopper.asked('readOutcome')).toHaveLength(1)
  })

  test('who has closed the dialog hears of the outcome as soon as it is known', async () => {
    const shopper = startCancellation({ pendingKey: 'key-0' })
    shopper.send({ type: 'dialog.dismiss' })
    await shopper.hears('readOutcome', cancelled)
    expect([shopper.view(), shopper.settled]).toEqual(['complete', ['key-0']])
  })

  test('where nobody can say what happened, the order is asked for again and is to be looked at first', async () => {
    const shopper = startCancellation({ pendingKey: 'key-0' })
    await shopper.hears('readOutcome', { kind: 'unconfirmed', report: null })
    expect([shopper.view(), shopper.emitted]).toEqual([
      'unconfirmed',
      [{ type: 'order.outdated', orderNumber }],
    ])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer()]).toEqual(['closed', 'cancel'])
  })
})
