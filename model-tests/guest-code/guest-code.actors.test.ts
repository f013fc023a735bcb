import { expect, test } from 'vitest'
import { createGuestCodeMachine } from '../../machines/guest-code/guest-code.actors.ts'
import { selectGuestCodeView } from '../../machines/guest-code/guest-code.selectors.ts'
import { type Http, type Identity, nobody as nobodyKnown } from '../../services/http/http.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { type ListGuestOrdersInput, listGuestOrders } from '../../services/session/guest-code.ts'
import {
  guestWithPass,
  sampleCodeInput,
  samplePass,
  sampleSent,
  sampleUntil,
} from '../samples/guest-code-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { walkTime } from '../samples/samples.ts'

const filter = 'email(lina@example.com)'
const nobody = { status: 'guest', visitor: null }
const identity: Identity = { ...nobodyKnown, guestFilter: () => filter, guestPass: async () => samplePass }
const ordersBy = (http: Http) =>
  createPrefetch((asked: ListGuestOrdersInput, signal) => listGuestOrders(http, asked, signal))

test('[BY-20][BY-21][BY-22] each call goes out as the host takes it, and the pass in its header alone', async () => {
  const { http, asked } = startHost(
    [
      answers(sampleSent, 202),
      answers({ status: 'guest', visitor: guestWithPass }),
      answers({ result: 'right', until: sampleUntil }),
      answers({ orderItems: [], pages: { next: null }, until: sampleUntil }),
      answers({}),
      answers(nobody),
    ],
    identity,
  )
  const guest = running(
    createGuestCodeMachine({ http, orders: ordersBy(http) }),
    sampleCodeInput(() => walkTime),
  )
  const sees = (view: string) => guest.until((snapshot) => selectGuestCodeView(snapshot) === view)
  guest.actor.send({ type: 'contact.change', value: 'lina@example.com' })
  guest.actor.send({ type: 'contact.submit' })
  await sees('code')
  guest.actor.send({ type: 'code.change', value: '123456' })
  guest.actor.send({ type: 'code.submit' })
  await sees('orders')
  guest.actor.send({ type: 'guest.end' })
  await sees('contact')
  const headers = { 'x-guest-pass': samplePass }
  expect(asked).toEqual([
    {
      call: 'POST /api/orders/guest_codes/v1',
      query: { country: 'NL', language: 'en', filter },
      idempotencyKey: 'id-1',
    },
    {
      call: 'POST /session/visitor',
      body: { ...guestWithPass, visitorId: 'id-1', visit: 'id-1' },
    },
    {
      call: 'POST /api/orders/guest_codes/v1/passes',
      query: { filter },
      body: { code: '123456', pass: samplePass },
      idempotencyKey: 'id-1',
    },
    { call: 'GET /api/orders/guest_orders/v1', query: { language: 'en', filter }, headers },
    {
      call: 'DELETE /api/orders/guest_codes/v1/passes',
      query: { filter },
      idempotencyKey: 'id-1',
      headers,
    },
    { call: 'POST /session/visitor/end' },
  ])
})

test('[BY-21] a code is tried although the browser could not be told to keep the pass', async () => {
  const { http, asked } = startHost(['cut', answers({ result: 'wrong', triesLeft: 4 })], identity)
  const guest = running(createGuestCodeMachine({ http, orders: ordersBy(http) }), {
    ...sampleCodeInput(() => walkTime),
    form: { contact: 'email', email: 'lina@example.com', phone: '' },
  })
  guest.actor.send({ type: 'contact.hasCode' })
  guest.actor.send({ type: 'code.change', value: '123456' })
  guest.actor.send({ type: 'code.submit' })
  await guest.until((snapshot) => selectGuestCodeView(snapshot) === 'wrong')
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /session/visitor',
    'POST /api/orders/guest_codes/v1/passes',
  ])
})

test('[BY-22] a browser forgets its guest although the pass could not be ended', async () => {
  const { http, asked } = startHost(
    [answers({ orderItems: [], pages: { next: null }, until: sampleUntil }), 'cut', answers(nobody)],
    identity,
  )
  const guest = running(createGuestCodeMachine({ http, orders: ordersBy(http) }), {
    ...sampleCodeInput(() => walkTime),
    visitor: guestWithPass,
  })
  await guest.until((snapshot) => selectGuestCodeView(snapshot) === 'orders')
  guest.actor.send({ type: 'guest.end' })
  await guest.until((snapshot) => selectGuestCodeView(snapshot) === 'contact')
  expect(asked.at(-1)).toEqual({ call: 'POST /session/visitor/end' })
})
