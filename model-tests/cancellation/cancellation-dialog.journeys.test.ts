import { describe, expect, test } from 'vitest'
import {
  canRetry,
  isUnderWay,
  selectMinutesLeft,
  selectRecentChange,
  selectWindow,
} from '../../machines/cancellation/cancellation.selectors.ts'
import { done, type Outcome } from '../../services/http/outcome.ts'
import { refused } from '../samples/attempt-samples.ts'
import { defect, sampleOrder, walkTime } from '../samples/samples.ts'
import { cancelled, minute, orderNumber, startCancellation } from './cancellation.parts.ts'

const confirmed = async (answer: Outcome<unknown>) => {
  const shopper = startCancellation()
  await shopper.confirms()
  await shopper.hears('send', answer)
  return shopper
}

describe('cancellation: the dialog', () => {
  test('is closed at first, with nothing asked, told or under way', () => {
    const shopper = startCancellation()
    const snapshot = shopper.snapshot()
    expect([shopper.view(), shopper.emitted, shopper.asked('claimKey')]).toEqual(['closed', [], []])
    expect([isUnderWay(snapshot), canRetry(snapshot), selectRecentChange(snapshot)]).toEqual([
      false,
      false,
      null,
    ])
    expect([selectWindow(snapshot), snapshot.context.windowLeftMs]).toEqual(['open', 20 * minute])
  })

  test('the question can be closed and asked again', () => {
    const shopper = startCancellation()
    shopper.send({ type: 'cancellation.ask' })
    expect([shopper.view(), shopper.offer(), canRetry(shopper.snapshot())]).toEqual([
      'confirming',
      'cancel',
      false,
    ])
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('confirming')
  })

  test.each([
    ['complete', cancelled],
    ['pending', done('pending')],
    ['denied', refused('order_state')],
    ['outsideWindow', refused('cancel_window_closed')],
    ['error', refused('internal', 500)],
  ])('%s is told until it is closed, and nothing is under way any more', async (view, answer) => {
    const shopper = await confirmed(answer)
    expect([shopper.view(), isUnderWay(shopper.snapshot())]).toEqual([view, false])
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('closed')
  })

  test('a window that the host finds shut is no failure to report', async () => {
    const shopper = await confirmed(refused('cancel_window_closed'))
    expect(shopper.emitted).toEqual([])
  })

  test('an order that was denied can be asked about again once the page has it anew', async () => {
    const shopper = await confirmed(refused('order_state'))
    shopper.send({ type: 'dialog.dismiss' })
    const order = sampleOrder({ group: [{ actions: {} }] })
    shopper.send({ type: 'order.updated', order })
    expect([shopper.snapshot().context.order, shopper.offer()]).toEqual([order, null])
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('closed')
  })

  test('an attempt from before a reload comes before the question of a link, which stays unheard', () => {
    const shopper = startCancellation({ pendingKey: 'key-0', isAsked: true })
    expect([shopper.view(), shopper.emitted, isUnderWay(shopper.snapshot())]).toEqual(['checking', [], true])
  })

  test('a link that asks too late is heard once and opens nothing', () => {
    const shopper = startCancellation({ isAsked: true, recentChange: 'cancelled' })
    expect([shopper.view(), shopper.emitted]).toEqual(['closed', [{ type: 'ask.heard' }]])
    const shut = startCancellation({ isAsked: true, now: () => walkTime + 20 * minute })
    expect([shut.view(), shut.emitted]).toEqual(['closed', [{ type: 'ask.heard' }]])
  })

  test('the key from before a reload counts for one attempt; the next one has its own', async () => {
    const shopper = startCancellation({ pendingKey: 'key-0' })
    await shopper.hears('readOutcome', refused('internal', 500))
    expect([shopper.view(), shopper.snapshot().context.pendingKey]).toEqual(['error', null])
    shopper.send({ type: 'cancellation.retry' })
    await shopper.claims()
    expect([shopper.keysSent(), shopper.asked('readOutcome').length]).toEqual([['key-1'], 1])
  })

  test('an attempt that is under way is shown and hidden again by the shopper', async () => {
    const shopper = startCancellation()
    await shopper.confirms()
    expect([shopper.view(), shopper.offer()]).toEqual(['inProgress', 'check'])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.offer()]).toEqual(['closed', 'check'])
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('inProgress')
    await shopper.hears('send', cancelled)
    expect(shopper.emitted).toEqual([{ type: 'order.cancelled', orderNumber, reloadsPage: false }])
  })

  test('a window that ends while the order is being cancelled says nothing of its own', async () => {
    const shopper = startCancellation()
    await shopper.confirms()
    await shopper.pass(20 * minute)
    expect([shopper.view(), selectWindow(shopper.snapshot())]).toEqual(['inProgress', 'shut'])
    await shopper.hears('send', cancelled)
    expect(shopper.view()).toBe('complete')
  })

  test('where no key can be stored the order is not cancelled, which is reported', async () => {
    const shopper = startCancellation()
    shopper.send({ type: 'cancellation.ask' })
    shopper.send({ type: 'cancellation.confirm' })
    await shopper.breaks('claimKey', defect)
    expect([shopper.view(), shopper.emitted]).toEqual([
      'error',
      [{ type: 'error.reported', code: 'service-cancellation-failure', devMessage: 'not_sent' }],
    ])
  })
})

describe('cancellation: the minutes left', () => {
  test('go down at each full minute, counted in the host’s time', async () => {
    const shopper = startCancellation()
    const minutes = () => selectMinutesLeft(shopper.snapshot())
    await shopper.pass(minute - 1)
    expect(minutes()).toBe(20)
    await shopper.pass(1)
    expect(minutes()).toBe(19)
    await shopper.pass(18 * minute)
    expect([minutes(), selectWindow(shopper.snapshot())]).toEqual([1, 'open'])
    await shopper.pass(minute)
    expect([minutes(), selectWindow(shopper.snapshot())]).toEqual([0, 'shut'])
  })

  test('are counted anew when the page is seen again', () => {
    let slept = 0
    const shopper = startCancellation({ now: () => walkTime + slept })
    slept = 5 * minute + 1
    expect(selectMinutesLeft(shopper.snapshot())).toBe(20)
    shopper.send({ type: 'page.hidden' })
    expect(selectMinutesLeft(shopper.snapshot())).toBe(20)
    shopper.send({ type: 'page.shown' })
    expect(selectMinutesLeft(shopper.snapshot())).toBe(15)
  })

  test('an order that is too old has none, and no question opens though its clock is set back', () => {
    let ahead = 20 * minute
    const shopper = startCancellation({ now: () => walkTime + ahead })
    expect([selectMinutesLeft(shopper.snapshot()), selectWindow(shopper.snapshot())]).toEqual([0, 'shut'])
    ahead = 0
    shopper.send({ type: 'cancellation.ask' })
    expect(shopper.view()).toBe('closed')
  })
})
