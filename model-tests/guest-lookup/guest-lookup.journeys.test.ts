import { describe, expect, test } from 'vitest'
import { guestLookupMachine } from '../../machines/guest-lookup/guest-lookup.machine.ts'
import {
  selectErrors,
  selectGaps,
  selectLookupView,
  selectRefusals,
  selectRetryAt,
} from '../../machines/guest-lookup/guest-lookup.selectors.ts'
import type { GuestLookupInput } from '../../machines/guest-lookup/guest-lookup.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { filledLookup as filled, sampleLookupInput } from '../samples/lookup-samples.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'

const order = sampleOrder()

const start = (changes: Partial<GuestLookupInput> = {}) => {
  const signIns: (string | null)[] = []
  const journey = startJourney({
    machine: guestLookupMachine,
    input: (now) => ({ ...sampleLookupInput(now), ...changes }),
    actions: {
      requestSignIn: (_: never, params?: { orderNumber: string | null }) =>
        signIns.push(params?.orderNumber ?? null),
    } as never,
  })
  const see = () => ({
    view: selectLookupView(journey.snapshot()),
    gaps: selectGaps(journey.snapshot()),
    errors: selectErrors(journey.snapshot()),
  })
  const type = (field: 'orderNumber' | 'email' | 'phone', value: string) =>
    journey.send({ type: 'field.change', field, value })
  return { ...journey, see, type, signIns, submit: () => journey.send({ type: 'lookup.submit' }) }
}

describe('guest lookup: pinned journeys', () => {
  test('[GL-01] [GL-09] [SE-02] number and email find the order, and the guest is remembered', async () => {
    const lookup = start()
    lookup.type('orderNumber', ' C0000-0001 ')
    lookup.type('email', ' lina@example.com ')
    lookup.submit()
    expect(lookup.see().view).toBe('loading')
    await lookup.answer('findOrder', succeeded(order))
    expect(lookup.emitted).toEqual([])
    await lookup.answer('rememberVisitor', undefined)
    const visitor = { email: 'lina@example.com', phone: null, visitorId: 'id-1', visit: 'id-1' }
    expect([lookup.asked('findOrder'), lookup.asked('rememberVisitor'), lookup.emitted]).toEqual([
      [{ orderNumber: 'C00000001', email: 'lina@example.com', phone: null, country: 'us', language: 'en' }],
      [{ visitor }],
      [{ type: 'order.found', order, visitor }],
    ])
  })

  test('[GL-09] the order opens though nobody could be told who the guest is', async () => {
    const lookup = start({ form: filled })
    lookup.submit()
    await lookup.answer('findOrder', succeeded(order))
    await lookup.breaks('rememberVisitor', new Error('storage'))
    expect(lookup.emitted).toMatchObject([{ type: 'order.found', order }])
  })

  test('[GL-03] errors show after the first submit, then with every change', () => {
    const lookup = start()
    lookup.type('orderNumber', 'PD48_KX')
    lookup.type('email', 'lina@example')
    expect(lookup.see()).toEqual({ view: 'form', gaps: [], errors: [] })
    lookup.submit()
    expect(lookup.see()).toEqual({ view: 'errors', gaps: [], errors: ['orderNumber', 'email'] })
    lookup.type('orderNumber', 'PD48KX')
    expect(lookup.see().errors).toEqual(['email'])
    lookup.type('orderNumber', 'PD48_')
    expect(lookup.see().errors).toEqual(['orderNumber', 'email'])
    lookup.submit()
    expect(selectRefusals(lookup.snapshot())).toBe(2)
    expect(lookup.asked('findOrder')).toEqual([])
  })

  test('[GL-04] nothing is sent while something is missing', () => {
    const lookup = start()
    lookup.submit()
    lookup.type('orderNumber', 'C00000001')
    lookup.submit()
    expect([lookup.see(), lookup.asked('findOrder')]).toEqual([
      { view: 'form', gaps: ['email'], errors: [] },
      [],
    ])
  })

  test('[GL-01] [GL-04] [GL-05] in China: terms, and a phone with its code', async () => {
    const lookup = start({
      form: { ...filled, email: '', contact: 'phone' },
      needsTerms: true,
      callingCode: '86',
      canUsePhone: true,
      country: 'cn',
    })
    lookup.type('phone', '+86 138-0013-8000')
    expect(lookup.see().gaps).toEqual(['terms'])
    lookup.submit()
    expect(lookup.asked('findOrder')).toEqual([])
    lookup.send({ type: 'terms.toggle' })
    lookup.submit()
    await lookup.answer('findOrder', succeeded(order))
    expect([lookup.asked('findOrder'), lookup.asked('rememberVisitor')]).toMatchObject([
      [{ email: null, phone: '86 13800138000' }],
      [{ visitor: { email: null, phone: '86 13800138000' } }],
    ])
  })

  test('[GL-01] without SMS lookup there is no phone', () => {
    const lookup = start()
    lookup.send({ type: 'contact.switch' })
    expect(lookup.snapshot().context.form.contact).toBe('email')
  })

  test('[GL-02] a wrong number and trouble are two banners; the form can be sent again', async () => {
    const lookup = start({ form: filled })
    lookup.submit()
    await lookup.answer('findOrder', failed(problem(404, 'order_not_found')))
    expect([lookup.see().view, lookup.emitted]).toEqual(['noMatch', []])
    lookup.submit()
    await lookup.answer('findOrder', failed({ kind: 'timeout' }))
    expect([lookup.see().view, lookup.emitted]).toEqual([
      'unavailable',
      [{ type: 'error.reported', code: 'service-order-summary-failure', devMessage: 'timeout' }],
    ])
    lookup.type('email', 'lina@')
    expect(lookup.see()).toMatchObject({ view: 'unavailable', errors: ['email'] })
  })

  test('[GL-02] too many tries wait as long as the host says, and nothing is sent before', async () => {
    const lookup = start({ form: filled })
    lookup.submit()
    await lookup.answer('findOrder', failed(problem(429, 'rate_limited', 42_000)))
    expect([lookup.see().view, selectRetryAt(lookup.snapshot())]).toEqual(['rateLimited', walkTime + 42_000])
    lookup.submit()
    await lookup.pass(41_999)
    expect([lookup.see().view, lookup.asked('findOrder').length]).toEqual(['rateLimited', 1])
    await lookup.pass(1)
    expect(lookup.see().view).toBe('waitOver')
    lookup.submit()
    expect(lookup.asked('findOrder')).toHaveLength(2)
  })

  test('[GL-06] standalone with all data sends itself, once; with something missing it waits', async () => {
    const complete = start({ form: filled, submitsItself: true })
    expect(complete.asked('findOrder')).toHaveLength(1)
    await complete.answer('findOrder', failed(problem(404, 'order_not_found')))
    expect([complete.see().view, complete.asked('findOrder').length]).toEqual(['noMatch', 1])
    const inChina = start({ form: filled, submitsItself: true, needsTerms: true })
    expect([inChina.see(), inChina.asked('findOrder')]).toEqual([
      { view: 'form', gaps: ['terms'], errors: [] },
      [],
    ])
  })

  test('[GL-06] showSignin signs in at once, and comes back to the order', () => {
    const lookup = start({ form: filled, signsInAtOnce: true })
    expect([lookup.signIns, lookup.see().view]).toEqual([['C00000001'], 'form'])
  })

  test('[GL-07] signing in comes back to the order where its number is known', () => {
    const lookup = start()
    lookup.send({ type: 'lookup.signIn' })
    lookup.type('orderNumber', 'C00000001')
    lookup.send({ type: 'lookup.signIn' })
    lookup.type('orderNumber', '../elsewhere')
    lookup.send({ type: 'lookup.signIn' })
    expect(lookup.signIns).toEqual([null, 'C00000001', null])
  })

  test.each(['noMatch', 'unavailable'] as const)(
    '[OD-08] an order that did not open says so: %s',
    (failure) => {
      const lookup = start({ form: filled, openingFailure: failure, submitsItself: true })
      expect([lookup.see().view, lookup.asked('findOrder')]).toEqual([failure, []])
    },
  )
})
