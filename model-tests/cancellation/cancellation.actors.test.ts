import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createCancellationMachine } from '../../machines/cancellation/cancellation.actors.ts'
import {
  selectCancellationView,
  selectCancelOffer,
} from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/answering-host.ts'
import { startKeys } from '../samples/key-store.ts'
import { atRest, openPage } from '../samples/open-page.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, orderNumber } from './cancellation.parts.ts'

openPage()

const start = (changes: Partial<CancellationInput>, ...replies: readonly HostAnswer[]) => {
  const host = startHost(...replies)
  const store = startKeys()
  const actor = createActor(createCancellationMachine({ http: host.http, keys: store.keys }), {
    input: {
      order: sampleOrder(),
      isMember: true,
      country: 'us',
      recentChange: null,
      isAsked: true,
      pendingKey: null,
      now: () => walkTime,
      ...changes,
    },
    clock: new SimulatedClock(),
  }).start()
  const view = () => selectCancellationView(actor.getSnapshot())
  return { actor, view, asked: host.asked, ...store }
}

const job = {
  id: 'job-1',
  status: 'COMPLETED',
  eta: null,
  error: null,
  response: { orderNumber, pendingModification: null },
}
const call = 'POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'
const subject = { call: 'cancelOrder', object: orderNumber }

describe('cancellation: its calls', () => {
  test('the order is cancelled as its member asks, once, and the key is settled', async () => {
    const { actor, asked, claimed, settled, view } = start({}, answers(job, 202))
    actor.send({ type: 'cancellation.confirm' })
    await atRest()
    expect(asked).toMatchObject([
      {
        call,
        params: { orderNumber },
        idempotencyKey: 'key-1',
        body: { orderNumber, authorizationInfo: { email: 'lina@example.com' } },
      },
    ])
    expect(claimed).toEqual([{ ...subject, since: null }])
    expect([view(), settled]).toEqual(['complete', [{ ...subject, key: 'key-1', end: 'done' }]])
  })

  test('a guest asks in the words of a guest', async () => {
    const { actor, asked } = start({ isMember: false }, answers(job, 202))
    actor.send({ type: 'cancellation.confirm' })
    await atRest()
    expect(asked).toMatchObject([{ call, body: { sourceOfRequest: 'SELF_SERVICE' } }])
  })

  test('a refusal of the host is told', async () => {
    const { actor, settled, view } = start({}, refuses(409, 'order_state'))
    actor.send({ type: 'cancellation.confirm' })
    await atRest()
    expect([view(), settled]).toEqual(['denied', [{ ...subject, key: 'key-1', end: 'refused' }]])
  })

  test('a page that is seen again after the half hour has no button', () => {
    let slept = 0
    const { actor } = start({ isAsked: false, now: () => walkTime + slept })
    expect(selectCancelOffer(actor.getSnapshot())).toBe('cancel')
    slept = 20 * minute
    document.dispatchEvent(new Event('visibilitychange'))
    expect(selectCancelOffer(actor.getSnapshot())).toBeNull()
  })
})
