import { describe, expect, test } from 'vitest'
import { canRetry, selectMinutesLeft } from '../../machines/cancellation/cancellation.selectors.ts'
import { refused } from '../samples/attempt-samples.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, startCancellation } from './cancellation.parts.ts'

describe('cancellation: the half hour in which there is one', () => {
  test('a window that ends in the error view takes the retry away', async () => {
    const shopper = startCancellation()
    await shopper.confirms()
    await shopper.hears('send', refused('internal', 500))
    expect(canRetry(shopper.snapshot())).toBe(true)
    await shopper.pass(20 * minute)
    expect(canRetry(shopper.snapshot())).toBe(false)
    shopper.send({ type: 'cancellation.retry' })
    expect(shopper.view()).toBe('error')
  })

  test('[CA-03] the button goes while the page is open, when the 30 minutes end', async () => {
    const shopper = startCancellation()
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
    const shopper = startCancellation({ now: () => walkTime + ahead })
    ahead = 0
    shopper.send({ type: 'page.shown' })
    expect(shopper.offer()).toBeNull()
  })

  test('[CA-03] a page that slept through the end of the window notices when it is shown', () => {
    let slept = 0
    const shopper = startCancellation({ now: () => walkTime + slept })
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
    const shopper = startCancellation(changes)
    expect(shopper.offer()).toBeNull()
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('closed')
  })

  test('[CA-03] an order that is shown afresh as pending loses its button', () => {
    const shopper = startCancellation()
    const order = sampleOrder({ pendingModification: { type: 'CANCEL_ORDER' } })
    shopper.send({ type: 'order.updated', order })
    expect(shopper.offer()).toBeNull()
  })

  test('[CA-07] a window that ends while the question is open says so', async () => {
    const shopper = startCancellation()
    shopper.send({ type: 'cancellation.ask' })
    await shopper.pass(20 * minute)
    expect(shopper.view()).toBe('outsideWindow')
    expect(shopper.asked('send')).toEqual([])
  })

  test('[CA-07] a host that finds the window over says so', async () => {
    const shopper = startCancellation()
    await shopper.confirms()
    await shopper.hears('send', refused('cancel_window_closed'))
    expect(shopper.view()).toBe('outsideWindow')
  })

  test('[CA-01][CA-03] who has asked to cancel in the list is asked at once, and the address need not ask again', () => {
    const shopper = startCancellation({ isAsked: true })
    expect([shopper.view(), shopper.emitted]).toEqual(['confirming', [{ type: 'ask.heard' }]])
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
  })

  test('[CA-03] who has asked too late is asked nothing', () => {
    expect(startCancellation({ isAsked: true, recentChange: 'cancelled' }).view()).toBe('closed')
  })
})
