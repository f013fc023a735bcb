import { describe, expect, test } from 'vitest'
import type { ReturnCancelRefusal } from '../../domain/return-progress/return-cancellation.ts'
import { returnCancellationMachine } from '../../machines/return-cancellation/return-cancellation.machine.ts'
import { selectReturnCancellationView } from '../../machines/return-cancellation/return-cancellation.selectors.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

const start = (refusal: ReturnCancelRefusal | null = null, pendingKey: string | null = null) => {
  const journey = startJourney({
    machine: returnCancellationMachine,
    input: () => ({ returnOrderNumber: 'R00000001', refusal, pendingKey }),
  })
  return {
    ...journey,
    view: () => selectReturnCancellationView(journey.snapshot()),
    hears: (news: ReturnCancelRefusal | null) => journey.send({ type: 'return.updated', refusal: news }),
  }
}
const confirmed = () => {
  const shopper = start()
  shopper.send({ type: 'cancellation.confirm' })
  return shopper
}
const sent = { target: { returnOrderNumber: 'R00000001' }, request: {}, pendingKey: null }

describe('return cancellation: pinned journeys', () => {
  test.each(['now', 'before'] as const)(
    '[BY-13] asks once, sends the return’s number, and tells it (%s)',
    async (value) => {
      const shopper = start()
      expect([shopper.view(), shopper.asked('attempt')]).toEqual(['confirming', []])
      shopper.send({ type: 'cancellation.confirm' })
      expect([shopper.view(), shopper.asked('attempt')]).toEqual(['cancelling', [sent]])
      await shopper.answer('attempt', doneAs(value))
      expect([shopper.view(), shopper.emitted]).toEqual(['cancelled', [{ type: 'return.cancelled' }]])
      shopper.hears('cancelled')
      expect(shopper.view()).toBe('cancelled')
    },
  )

  test('[BY-14] one that was handed over meanwhile says so, asks for the return, and shows why', async () => {
    const shopper = confirmed()
    await shopper.answer('attempt', refusedAs('return_state'))
    expect([shopper.view(), shopper.emitted]).toEqual(['tooLate', [{ type: 'return.outdated' }]])
    shopper.hears('refunded')
    expect(shopper.view()).toBe('refused')
    shopper.hears('handedOver')
    expect(shopper.view()).toBe('tooLate')
    shopper.hears(null)
    expect(shopper.view()).toBe('confirming')
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['handedOver', 'tooLate'],
    ['refunded', 'refused'],
    ['otherType', 'refused'],
  ] as const)('[BY-14] a return that is %s opens as %s, and nothing can be sent', (refusal, view) => {
    const shopper = start(refusal)
    shopper.send({ type: 'cancellation.confirm' })
    shopper.send({ type: 'cancellation.retry' })
    expect([shopper.view(), shopper.asked('attempt'), shopper.emitted]).toEqual([view, [], []])
  })

  test('[BY-14] the carrier’s scan while the page asks takes the question away', () => {
    const shopper = start()
    shopper.hears(null)
    expect(shopper.view()).toBe('confirming')
    shopper.hears('handedOver')
    expect(shopper.view()).toBe('tooLate')
  })

  test('a failure is reported with its code and can be tried again', async () => {
    const shopper = confirmed()
    await shopper.answer('attempt', refusedAs('internal', 500))
    expect([shopper.view(), shopper.emitted]).toEqual([
      'failed',
      [
        {
          type: 'error.reported',
          code: 'order-detail-return-failure',
          devMessage: 'cancel return: 500 internal',
        },
      ],
    ])
    shopper.send({ type: 'cancellation.retry' })
    expect(shopper.asked('attempt')).toEqual([sent, sent])
  })

  test('[BY-14] after a reload its outcome is looked up by its key, which no later attempt has', async () => {
    const shopper = start(null, 'key-0')
    expect([shopper.view(), shopper.asked('attempt')]).toEqual([
      'cancelling',
      [{ ...sent, pendingKey: 'key-0' }],
    ])
    await shopper.answer('attempt', notConfirmed)
    expect([shopper.view(), shopper.emitted]).toEqual(['unconfirmed', [{ type: 'return.outdated' }]])
    shopper.send({ type: 'cancellation.retry' })
    expect(shopper.asked('attempt').at(-1)).toEqual(sent)
  })

  test('where nobody can say, the return itself tells as soon as it is here', async () => {
    const shopper = confirmed()
    await shopper.breaks('attempt', defect)
    expect(shopper.view()).toBe('unconfirmed')
    shopper.hears(null)
    expect(shopper.view()).toBe('unconfirmed')
    shopper.hears('cancelled')
    expect(shopper.view()).toBe('cancelled')
  })

  test('what is heard while it is being sent counts once it has failed', async () => {
    const shopper = confirmed()
    shopper.hears('handedOver')
    expect(shopper.view()).toBe('cancelling')
    await shopper.answer('attempt', refusedAs('internal', 500))
    expect(shopper.snapshot().context.refusal).toBe('handedOver')
  })
})
