import { describe, expect, test } from 'vitest'
import type { LookupForm } from '../../domain/guests/guest-lookup.ts'
import { guestLookupMachine } from '../../machines/guest-lookup/guest-lookup.machine.ts'
import {
  selectErrors,
  selectForm,
  selectLookupView,
  selectRefusals,
  selectRetryAt,
} from '../../machines/guest-lookup/guest-lookup.selectors.ts'
import type { GuestLookupInput } from '../../machines/guest-lookup/guest-lookup.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { filledLookup as filled, sampleLookupInput } from '../samples/lookup-samples.ts'
import { defect, problem, sampleOrder, walkTime } from '../samples/samples.ts'

const mistyped: LookupForm = { ...filled, email: 'lina@example' }
const visitor = { email: 'lina@example.com', phone: null, visitorId: 'id-1', visit: 'id-1' }

const start = (changes: Partial<GuestLookupInput> = {}) => {
  const signIns: unknown[] = []
  const journey = startJourney({
    machine: guestLookupMachine,
    input: (now) => ({ ...sampleLookupInput(now), form: filled, ...changes }),
    actions: { requestSignIn: (_: never, params?: unknown) => signIns.push(params) },
  })
  return {
    ...journey,
    signIns,
    view: () => selectLookupView(journey.snapshot()),
    form: () => selectForm(journey.snapshot()),
    errors: () => selectErrors(journey.snapshot()),
    refusals: () => selectRefusals(journey.snapshot()),
    submit: () => journey.send({ type: 'lookup.submit' }),
  }
}
const reported = (devMessage: string) => ({
  type: 'error.reported',
  code: 'service-order-summary-failure',
  devMessage,
})

describe('guest lookup: ways on', () => {
  test('at first nothing is refused, waited for or found', () => {
    const input = { ...sampleLookupInput(() => walkTime), form: filled }
    const lookup = start({ now: input.now, newId: input.newId })
    expect(lookup.snapshot().context).toEqual({
      ...input,
      refusals: 0,
      retryAt: null,
      order: null,
      visitor: null,
    })
    expect([lookup.view(), selectRetryAt(lookup.snapshot()), lookup.signIns]).toEqual(['form', null, []])
    expect(lookup.snapshot().hasTag('form')).toBe(true)
  })

  test('each field, the terms and the contact change by themselves', () => {
    const lookup = start({ canUsePhone: true })
    lookup.send({ type: 'field.change', field: 'phone', value: '2025550101' })
    lookup.send({ type: 'terms.toggle' })
    lookup.send({ type: 'contact.switch' })
    expect(lookup.form()).toEqual({ ...filled, phone: '2025550101', hasAgreed: true, contact: 'phone' })
    lookup.send({ type: 'terms.toggle' })
    lookup.send({ type: 'contact.switch' })
    expect(lookup.form()).toEqual({ ...filled, phone: '2025550101' })
  })

  test('a found order is kept with the guest, and both are told once the host knows the guest', async () => {
    const order = sampleOrder()
    const lookup = start()
    lookup.submit()
    await lookup.answer('findOrder', succeeded(order))
    expect([lookup.view(), lookup.snapshot().context]).toMatchObject(['loading', { order, visitor }])
    await lookup.breaks('rememberVisitor', defect)
    expect([lookup.view(), lookup.snapshot().status, lookup.emitted]).toEqual([
      'loading',
      'done',
      [{ type: 'order.found', order, visitor }],
    ])
  })

  test('each failure is reported as what it was, and what is no failure is not', async () => {
    const lookup = start()
    const ends: readonly (readonly [ReturnType<typeof failed> | null, string])[] = [
      [failed(problem(404, 'order_not_found')), 'noMatch'],
      [failed(problem(400, 'validation')), 'noMatch'],
      [failed(problem(503, 'unavailable')), 'unavailable'],
      [null, 'unavailable'],
    ]
    for (const [result, view] of ends) {
      lookup.submit()
      if (result === null) await lookup.breaks('findOrder', defect)
      else await lookup.answer('findOrder', result)
      expect([lookup.view(), lookup.errors(), selectRetryAt(lookup.snapshot())]).toEqual([view, [], null])
    }
    expect(lookup.emitted).toEqual([reported('problem 503 unavailable'), reported('defect')])
  })

  test('without a time of the host’s a minute is waited; the form can be corrected meanwhile', async () => {
    const lookup = start()
    lookup.submit()
    await lookup.answer('findOrder', failed(problem(429, 'rate_limited')))
    expect([selectRetryAt(lookup.snapshot()), lookup.emitted]).toEqual([walkTime + 60_000, []])
    await lookup.pass(59_999)
    lookup.send({ type: 'field.change', field: 'email', value: 'lina@' })
    expect([lookup.view(), lookup.errors()]).toEqual(['rateLimited', ['email']])
    await lookup.pass(1)
    expect([lookup.view(), selectRetryAt(lookup.snapshot()), lookup.form().email]).toEqual([
      'waitOver',
      null,
      'lina@',
    ])
  })

  test.each([
    ['a link that is right is sent by itself', filled, {}, 'loading', 1, 0],
    ['a link with a mistake says so', mistyped, {}, 'errors', 0, 1],
    ['a link that lacks something waits', { ...mistyped, orderNumber: '' }, {}, 'form', 0, 0],
    ['a link that does not send itself waits', filled, { submitsItself: false }, 'form', 0, 0],
    ['one with a mistake that does not send itself waits', mistyped, { submitsItself: false }, 'form', 0, 0],
  ] as const)('%s', (_, form, changes, view, calls, refusals) => {
    const lookup = start({ form, submitsItself: true, ...changes })
    expect([lookup.view(), lookup.asked('findOrder').length, lookup.refusals()]).toEqual([
      view,
      calls,
      refusals,
    ])
  })

  test('a form with a mistake is refused each time, one that lacks something is not', () => {
    const lookup = start({ form: mistyped })
    lookup.submit()
    lookup.submit()
    expect([lookup.view(), lookup.errors(), lookup.refusals()]).toEqual(['errors', ['email'], 2])
    lookup.send({ type: 'field.change', field: 'orderNumber', value: '' })
    lookup.submit()
    expect([lookup.refusals(), lookup.asked('findOrder')]).toEqual([2, []])
  })

  test.each([
    ['C00000001', 'C00000001'],
    ['../elsewhere', null],
  ])('a link that signs in comes back to the order: %j', (typed, orderNumber) => {
    const lookup = start({
      form: { ...filled, orderNumber: typed },
      signsInAtOnce: true,
      submitsItself: true,
    })
    expect([lookup.signIns, lookup.view(), lookup.asked('findOrder')]).toEqual([
      [{ orderNumber }],
      'form',
      [],
    ])
    lookup.send({ type: 'lookup.signIn' })
    expect([lookup.signIns.length, lookup.view()]).toEqual([2, 'form'])
  })
})
