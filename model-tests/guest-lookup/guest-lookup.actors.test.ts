import { describe, expect, test } from 'vitest'
import { createGuestLookupMachine } from '../../machines/guest-lookup/guest-lookup.actors.ts'
import { selectLookupView } from '../../machines/guest-lookup/guest-lookup.selectors.ts'
import { nobody } from '../../services/http/http.ts'
import { failed } from '../../services/http/result.ts'
import { sampleLookupInput } from '../samples/lookup-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'

const form = {
  orderNumber: 'C00000001',
  email: 'lina@example.com',
  phone: '',
  contact: 'email',
  hasAgreed: false,
} as const

const start = (replies: readonly HostAnswer[]) => {
  const { http, asked } = startHost(replies, nobody)
  const happened: unknown[] = []
  const machine = createGuestLookupMachine({
    http: {
      ...http,
      door: async (_, { signal, ...door }) => {
        happened.push({ ...door, isStopped: signal?.aborted })
        return failed({ kind: 'network' })
      },
    },
    requestSignIn: (orderNumber) => happened.push(`sign-in for ${orderNumber}`),
    preloadOrder: () => happened.push('preload'),
  })
  return { ...running(machine, { ...sampleLookupInput(() => walkTime), form }), asked, happened }
}

const visitor = { email: 'lina@example.com', phone: null, visitorId: 'id-1', visit: 'id-1' }

describe('guest lookup: its calls', () => {
  test('the page of the order is got ready while the order is asked for, and the guest is remembered', async () => {
    const order = sampleOrder()
    const lookup = start([answers({ order })])
    lookup.actor.send({ type: 'lookup.submit' })
    await lookup.until(({ status }) => status === 'done')
    expect(lookup.asked).toEqual([
      {
        call: 'GET /api/orders/summary/v1/C00000001',
        query: {
          filter: 'email(lina@example.com)',
          locale: 'en_US',
          country: 'US',
          language: 'en',
          timezone: expect.any(String),
        },
      },
    ])
    expect(lookup.happened).toEqual([
      'preload',
      { method: 'POST', path: '/session/visitor', body: visitor, isStopped: false },
    ])
    expect(lookup.emitted).toEqual([{ type: 'order.found', order, visitor }])
  })

  test('an order that is not found is remembered for nobody', async () => {
    const lookup = start([refuses(404, 'order_not_found')])
    lookup.actor.send({ type: 'lookup.submit' })
    await lookup.until((snapshot) => selectLookupView(snapshot) === 'noMatch')
    expect(lookup.happened).toEqual(['preload'])
  })

  test('sign-in is asked for with the number of the order', () => {
    const lookup = start([])
    lookup.actor.send({ type: 'lookup.signIn' })
    expect(lookup.happened).toEqual(['sign-in for C00000001'])
  })
})
