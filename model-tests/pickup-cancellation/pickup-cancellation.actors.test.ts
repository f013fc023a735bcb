import { describe, expect, test } from 'vitest'
import { createPickupCancellationMachine } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { selectCancelView } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'

const cancelling = 'PATCH /api/store/order_pickups/v1/arrival-1'
const subject = { call: 'patchPickup', object: 'arrival-1' }

const start = async (replies: readonly HostAnswer[], pendingKey: string | null = null) => {
  const { http, asked } = startHost(replies)
  const { keys, settled } = startKeys()
  const cancellation = running(createPickupCancellationMachine({ http, keys }), {
    id: 'arrival-1',
    code: 'code-1',
    pendingKey,
  })
  await cancellation.pass(0)
  return { ...cancellation, asked, settled }
}

openPage()

describe('pickup cancellation with its calls', () => {
  test.each([
    [answers(sampleArrival('CANCELLED_CONSUMER')), 'closed', 'done'],
    [refuses(400, 'pickup_state'), 'tooLate', 'refused'],
    [refuses(503, 'unavailable'), 'failed', 'refused'],
  ])('tells the store once, with the link’s code; %j shows %s', async (reply, view, end) => {
    const { actor, snapshot, asked, settled, pass } = await start([reply])
    actor.send({ type: 'cancel.ask' })
    actor.send({ type: 'cancel.confirm' })
    await pass(0)
    expect(asked).toEqual([
      {
        call: cancelling,
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
      },
    ])
    expect([selectCancelView(snapshot()), settled]).toEqual([view, [{ ...subject, key: 'key-1', end }]])
  })

  test('after a reload the host is asked what became of it, and nothing is sent', async () => {
    const { asked } = await start([], 'key-0')
    expect(asked).toEqual([{ call: 'GET /api/idempotency/v1/key-0', linkCode: 'code-1' }])
  })
})
