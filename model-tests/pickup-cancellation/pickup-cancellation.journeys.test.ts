import { describe, expect, test } from 'vitest'
import { pickupCancellationMachine } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import { selectCancelView } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { byTarget } from '../../services/http/change.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'

const start = (pendingKey: string | null = null) =>
  startJourney({
    machine: pickupCancellationMachine,
    input: () => ({ id: 'arrival-1', code: 'code-1', pendingKey }),
  })
const cancel = (journey: ReturnType<typeof start>) => {
  journey.send({ type: 'cancel.ask' })
  journey.send({ type: 'cancel.confirm' })
}

describe('pickup cancellation: pinned journeys', () => {
  test('asks once, tells the store once, and is over', async () => {
    const journey = start()
    journey.send({ type: 'cancel.confirm' })
    expect(journey.asked('attempt')).toEqual([])
    cancel(journey)
    journey.send({ type: 'cancel.confirm' })
    expect(journey.asked('attempt')).toEqual([
      { target: { id: 'arrival-1', code: 'code-1' }, request: byTarget, pendingKey: null },
    ])
    await journey.answer('attempt', doneAs(sampleArrival('CANCELLED_CONSUMER')))
    expect([journey.snapshot().status, journey.snapshot().value]).toEqual(['done', 'cancelled'])
  })

  test('an order that was handed over meanwhile is no failure of ours', async () => {
    const journey = start()
    cancel(journey)
    await journey.answer('attempt', refusedAs('pickup_state'))
    expect([selectCancelView(journey.snapshot()), journey.emitted]).toEqual(['tooLate', []])
    journey.send({ type: 'dialog.dismiss' })
    expect(selectCancelView(journey.snapshot())).toBe('closed')
  })

  test('a failure is reported; trying again is a new attempt', async () => {
    const journey = start()
    cancel(journey)
    await journey.answer('attempt', refusedAs('internal', 500))
    expect(journey.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'store-views-service-failure',
        devMessage: expect.stringMatching(/^pickup not cancelled: .*internal/),
      },
    ])
    journey.send({ type: 'cancel.retry' })
    expect(journey.asked('attempt')).toHaveLength(2)
  })

  test('after a reload its outcome is looked up; where nobody can say, the shopper is told so', async () => {
    const journey = start('key-0')
    expect(journey.asked('attempt')).toEqual([
      { target: { id: 'arrival-1', code: 'code-1' }, request: byTarget, pendingKey: 'key-0' },
    ])
    await journey.answer('attempt', notConfirmed)
    expect(selectCancelView(journey.snapshot())).toBe('unconfirmed')
    journey.send({ type: 'cancel.retry' })
    expect(journey.asked('attempt')[1]).toMatchObject({ pendingKey: null })
  })

  test('the dialog can be closed at each of its steps, and the page shows again', async () => {
    const journey = start()
    const view = () => selectCancelView(journey.snapshot())
    journey.send({ type: 'cancel.ask' })
    const seen = [view()]
    journey.send({ type: 'dialog.dismiss' })
    seen.push(view())
    cancel(journey)
    seen.push(view())
    journey.send({ type: 'dialog.dismiss' })
    seen.push(view())
    journey.send({ type: 'cancel.ask' })
    seen.push(view())
    expect(seen).toEqual(['confirming', 'closed', 'cancelling', 'closed', 'cancelling'])
    await journey.answer('attempt', refusedAs('internal', 500))
    expect(view()).toBe('failed')
    journey.send({ type: 'dialog.dismiss' })
    expect([view(), journey.asked('attempt').length]).toEqual(['closed', 1])
  })

  test.each([
    ['another refusal', refusedAs('pickup_not_found', 404)],
    ['too many tries', refusedAs('rate_limited', 429)],
  ])('%s is not told as an order that was handed over', async (_, output) => {
    const journey = start()
    cancel(journey)
    await journey.answer('attempt', output)
    expect(selectCancelView(journey.snapshot())).toBe('failed')
    expect(journey.emitted).toHaveLength(1)
  })

  test('what nobody can say is not reported as a failure, and may be tried again or left', async () => {
    const journey = start()
    cancel(journey)
    await journey.answer('attempt', notConfirmed)
    expect([selectCancelView(journey.snapshot()), journey.emitted]).toEqual(['unconfirmed', []])
    journey.send({ type: 'dialog.dismiss' })
    expect(selectCancelView(journey.snapshot())).toBe('closed')
  })

  test('a defect of the page’s own leaves it open whether the store still expects somebody', async () => {
    const journey = start('key-0')
    await journey.breaks('attempt', new Error('broken'))
    expect([selectCancelView(journey.snapshot()), journey.emitted]).toEqual(['unconfirmed', []])
    expect(journey.snapshot().context).toEqual({ id: 'arrival-1', code: 'code-1', pendingKey: null })
  })
})
