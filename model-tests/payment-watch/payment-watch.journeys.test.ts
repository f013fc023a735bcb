import { describe, expect, test } from 'vitest'
import { paymentWatchMachine } from '../../machines/deferred-payment/payment-watch/payment-watch.machine.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { unpaidOrder } from '../samples/payment-samples.ts'
import { sampleOrder } from '../samples/samples.ts'

const start = (maxPolls = 3) =>
  startJourney({
    machine: paymentWatchMachine,
    input: () => ({ orderNumber: 'C00000001', country: 'us', language: 'en', maxPolls }),
  })
const due = succeeded(unpaidOrder())

describe('payment watch: pinned journeys', () => {
  test('polls every 2.5 s until the order is paid', async () => {
    const watch = start()
    await watch.answer('requestOrder', due)
    await watch.pass(2_499)
    expect(watch.asked('requestOrder')).toHaveLength(1)
    await watch.pass(1)
    expect(watch.asked('requestOrder')).toEqual([
      { orderNumber: 'C00000001', country: 'us', language: 'en' },
      { orderNumber: 'C00000001', country: 'us', language: 'en' },
    ])
    await watch.answer('requestOrder', succeeded(sampleOrder()))
    expect(watch.snapshot().output).toBe('paid')
  })

  test.each([
    ['still waits for its payment', due, 'stillDue'],
    ['does not arrive', failed({ kind: 'network' }), 'unsure'],
  ])('after its last poll the order %s', async (_, answer, output) => {
    const watch = start(2)
    await watch.answer('requestOrder', due)
    await watch.pass(2_500)
    await watch.answer('requestOrder', answer)
    expect([watch.snapshot().output, watch.asked('requestOrder').length]).toEqual([output, 2])
  })

  test('an ended session ends it at once', async () => {
    const watch = start()
    await watch.answer('requestOrder', failed({ kind: 'unauthorized' }))
    expect(watch.snapshot().output).toBe('rejected')
  })

  test('a page in the background asks nothing, and asks at once when it is shown', async () => {
    const watch = start()
    await watch.answer('requestOrder', due)
    watch.send({ type: 'page.hidden' })
    await watch.pass(60_000)
    expect(watch.asked('requestOrder')).toHaveLength(1)
    watch.send({ type: 'page.shown' })
    expect(watch.asked('requestOrder')).toHaveLength(2)
  })

  test('begins before its first word', () => {
    expect(start().snapshot().context).toMatchObject({ polls: 1, maxPolls: 3, seen: null })
  })

  test('a page that goes into the background while the order is asked for drops that question', async () => {
    const watch = start()
    watch.send({ type: 'page.hidden' })
    expect(watch.isPending('requestOrder')).toBe(false)
    await watch.pass(60_000)
    expect(watch.asked('requestOrder')).toHaveLength(1)
    watch.send({ type: 'page.shown' })
    await watch.answer('requestOrder', succeeded(sampleOrder()))
    expect(watch.snapshot().output).toBe('paid')
  })

  test('a defect of the page’s own counts as a poll that told nothing', async () => {
    const watch = start(2)
    await watch.answer('requestOrder', due)
    await watch.pass(2_500)
    await watch.breaks('requestOrder', new Error('broken'))
    expect([watch.snapshot().status, watch.snapshot().output]).toEqual(['done', 'unsure'])
  })

  test('the last word counts, and it may come after a poll that told nothing', async () => {
    const watch = start()
    await watch.breaks('requestOrder', new Error('broken'))
    expect(watch.snapshot().context.seen).toBe('unreadable')
    await watch.pass(2_499)
    expect(watch.asked('requestOrder')).toHaveLength(1)
    await watch.pass(1)
    await watch.answer('requestOrder', failed({ kind: 'network' }))
    expect(watch.snapshot().context.seen).toBe('unreadable')
    await watch.pass(2_500)
    await watch.answer('requestOrder', due)
    expect([watch.snapshot().output, watch.asked('requestOrder').length]).toEqual(['stillDue', 3])
  })

  test('an order that is stopped is not taken for one that is paid', async () => {
    const watch = start(1)
    const stopped = unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } })
    await watch.answer('requestOrder', succeeded(stopped))
    expect(watch.snapshot().output).toBe('stillDue')
  })
})
