import { describe, expect, test } from 'vitest'
import { createCancellationMachine } from '../../machines/cancellation/cancellation.actors.ts'
import {
  selectCancellationView,
  selectCancelOffer,
} from '../../machines/cancellation/cancellation.selectors.ts'
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, orderNumber } from './cancellation.parts.ts'

const page = openPage()

const start = (changes: Partial<CancellationInput>, ...replies: readonly HostAnswer[]) => {
  const host = startHost(replies)
  const store = startKeys()
  const cancellation = running(createCancellationMachine({ http: host.http, keys: store.keys }), {
    order: sampleOrder(),
    isMember: true,
    country: 'us',
    recentChange: null,
    isAsked: true,
    pendingKey: null,
    now: () => walkTime,
    ...changes,
  })
  const view = () => selectCancellationView(cancellation.snapshot())
  return { ...cancellation, view, asked: host.asked, ...store }
}

const job = {
  id: 'job-1',
  status: 'COMPLETED',
  eta: null,
  error: null,
  response: { orderNumber, pendingModification: null },
}
const call = `POST /api/order_mgmt/ordermods/v1/${orderNumber}/cancelOrder`
const subject = { call: 'cancelOrder', object: orderNumber }

describe('cancellation: its calls', () => {
  test('the order is cancelled as its member asks, once, and the key is settled', async () => {
    const { actor, pass, asked, claimed, settled, view } = start({}, answers(job, 202))
    actor.send({ type: 'cancellation.confirm' })
    await pass(0)
    expect(asked).toMatchObject([
      {
        call,
        idempotencyKey: 'key-1',
        body: { orderNumber, authorizationInfo: { email: 'lina@example.com' } },
      },
    ])
    expect(claimed).toEqual([{ ...subject, since: null }])
    expect([view(), settled]).toEqual(['complete', [{ ...subject, key: 'key-1', end: 'done' }]])
  })

  test('a guest asks in the words of a guest', async () => {
    const { actor, pass, asked } = start({ isMember: false }, answers(job, 202))
    actor.send({ type: 'cancellation.confirm' })
    await pass(0)
    expect(asked).toMatchObject([{ call, body: { sourceOfRequest: 'SELF_SERVICE' } }])
  })

  test('a refusal of the host is told', async () => {
    const { actor, pass, settled, view } = start({}, refuses(409, 'order_state'))
    actor.send({ type: 'cancellation.confirm' })
    await pass(0)
    expect([view(), settled]).toEqual(['denied', [{ ...subject, key: 'key-1', end: 'refused' }]])
  })

  test('a page that is seen again after the half hour has no button', () => {
    let slept = 0
    const { snapshot } = start({ isAsked: false, now: () => walkTime + slept })
    expect(selectCancelOffer(snapshot())).toBe('cancel')
    slept = 20 * minute
    page.show()
    expect(selectCancelOffer(snapshot())).toBeNull()
  })
})
