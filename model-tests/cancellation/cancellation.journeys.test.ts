import { describe, expect, test } from 'vitest'
import { selectRecentChange } from '../../machines/cancellation/cancellation.selectors.ts'
import { done } from '../../services/http/outcome.ts'
import { accepted, refused } from '../samples/attempt-samples.ts'
import { cancelled, completed, orderNumber, startCancellation, underWay } from './cancellation.parts.ts'

describe('cancellation: pinned journeys', () => {
  test('[CA-01][CA-04] asked, confirmed, polled, complete; the order counts as just cancelled', async () => {
    const shopper = startCancellation()
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
    const shopper = startCancellation({ country: 'cn' })
    await shopper.confirms()
    await shopper.hears('send', cancelled)
    expect(shopper.emitted).toEqual([{ type: 'order.cancelled', orderNumber, reloadsPage: true }])
  })

  test('[CA-01][CA-04] a pending cancel-order modification is pending, and takes the button away', async () => {
    const shopper = startCancellation()
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
    const shopper = startCancellation()
    await shopper.confirms()
    await shopper.hears('send', refused('order_state'))
    expect(shopper.view()).toBe('denied')
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'service-cancellation-failure', devMessage: 'denied' },
      { type: 'order.outdated', orderNumber },
    ])
  })

  test('[CA-02] an order cancelled before counts as complete', async () => {
    const shopper = startCancellation()
    await shopper.confirms()
    await shopper.hears('send', cancelled)
    expect(shopper.view()).toBe('complete')
  })

  test('[CA-01] a known failure shows the error view; a new attempt has a new key', async () => {
    const shopper = startCancellation()
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
})
