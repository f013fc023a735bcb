import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createPickupCancellationMachine } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { selectCancelView } from '../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { answers, heldTime, hostThat, keysWith, pageOf, refuses } from '../samples/fake-host.ts'
import { sampleArrival } from '../samples/pickup-samples.ts'

const cancelling = 'PATCH /store/order_pickups/v1/{id}'
const lookUp = 'GET /idempotency/v1/{key}'
const subject = { call: 'patchPickup', object: 'arrival-1' }

const start = async (replies: Parameters<typeof hostThat>[0], pendingKey: string | null = null) => {
  const { http, asked } = hostThat(replies)
  const { keys, settled } = keysWith()
  const { clock, pass } = heldTime()
  const actor = createActor(createPickupCancellationMachine({ http, keys }), {
    input: { id: 'arrival-1', code: 'code-1', pendingKey },
    clock,
  }).start()
  await pass(0)
  return { actor, asked, settled, pass }
}

describe('pickup cancellation with its calls', () => {
  beforeEach(() => {
    vi.stubGlobal('document', pageOf().page)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each([
    [answers(200, sampleArrival('CANCELLED_CONSUMER')), 'closed', 'done'],
    [refuses(400, 'pickup_state'), 'tooLate', 'refused'],
    [refuses(503, 'unavailable'), 'failed', 'refused'],
  ])('tells the store once, with the link’s code; %j shows %s', async (reply, view, end) => {
    const { actor, asked, settled, pass } = await start({ [cancelling]: [reply] })
    actor.send({ type: 'cancel.ask' })
    actor.send({ type: 'cancel.confirm' })
    await pass(0)
    expect(asked).toEqual([
      {
        request: cancelling,
        params: { id: 'arrival-1' },
        body: [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
        linkCode: 'code-1',
        idempotencyKey: 'key-1',
      },
    ])
    expect([selectCancelView(actor.getSnapshot()), settled]).toEqual([view, [{ subject, key: 'key-1', end }]])
  })

  test('after a reload the host is asked what became of it, and nothing is sent', async () => {
    const { asked } = await start({}, 'key-0')
    expect(asked).toEqual([
      { request: lookUp, params: { key: 'key-0' }, linkCode: 'code-1', needsCaller: true },
    ])
  })
})
