import { describe, expect, test } from 'vitest'
import { withdrawalMachine } from '../../machines/withdrawal/withdrawal.machine.ts'
import {
  selectDocumentsView,
  selectFaulty,
  selectIsWhole,
  selectWithdrawalView,
} from '../../machines/withdrawal/withdrawal.selectors.ts'
import type { WithdrawalInput } from '../../machines/withdrawal/withdrawal.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { problem } from '../samples/samples.ts'
import { openStanding, sampleInput, sampleWithdrawal } from './withdrawal.model.ts'

const start = (change: Partial<WithdrawalInput> = {}) =>
  startJourney({ machine: withdrawalMachine, input: () => ({ ...sampleInput, ...change }) })
type Shopper = ReturnType<typeof start>

const view = (shopper: Shopper) => selectWithdrawalView(shopper.snapshot())
const confirms = (shopper: Shopper) => {
  shopper.send({ type: 'statement.submit' })
  shopper.send({ type: 'withdrawal.confirm' })
}
const taken = { ...sampleWithdrawal, stops: false }
const pdf = (id: string) => ({ id, receivedAt: sampleWithdrawal.receivedAt, pdf: 'JVBERi0=' })

describe('withdrawal: pinned journeys', () => {
  test('[BY-08] what the order knows is confirmed in two steps, and sent once', async () => {
    const shopper = start()
    expect([view(shopper), selectIsWhole(shopper.snapshot())]).toEqual(['statement', true])
    shopper.send({ type: 'withdrawal.confirm' })
    shopper.send({ type: 'statement.submit' })
    expect([view(shopper), shopper.asked('attempt')]).toEqual(['review', []])
    shopper.send({ type: 'withdrawal.confirm' })
    shopper.send({ type: 'withdrawal.confirm' })
    expect(shopper.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001' },
        request: { name: 'Jonas Keil', email: 'jonas@example.com', lines: ['line-1', 'line-2'] },
        pendingKey: null,
      },
    ])
    await shopper.answer('attempt', doneAs(taken))
    expect([view(shopper), shopper.emitted]).toEqual(['acknowledged', [{ type: 'order.outdated' }]])
  })

  test('[BY-08] the statement can be changed: other items, name and address, without a reason', async () => {
    const shopper = start()
    shopper.send({ type: 'line.toggle', line: 'line-1' })
    shopper.send({ type: 'field.change', field: 'name', value: ' Lena Brandt ' })
    shopper.send({ type: 'field.change', field: 'email', value: 'lena@example.com ' })
    shopper.send({ type: 'statement.submit' })
    shopper.send({ type: 'statement.edit' })
    expect([view(shopper), selectIsWhole(shopper.snapshot())]).toEqual(['statement', false])
    confirms(shopper)
    expect(shopper.asked('attempt')).toMatchObject([
      { request: { name: 'Lena Brandt', email: 'lena@example.com', lines: ['line-2'] } },
    ])
  })

  test('[BY-08] nothing is found fault with before the form was sent, and then what is wrong, live', () => {
    const shopper = start({ name: '' })
    shopper.send({ type: 'field.change', field: 'email', value: 'jonas@' })
    shopper.send({ type: 'line.toggle', line: 'line-1' })
    shopper.send({ type: 'line.toggle', line: 'line-2' })
    expect(selectFaulty(shopper.snapshot())).toEqual([])
    shopper.send({ type: 'statement.submit' })
    expect([view(shopper), selectFaulty(shopper.snapshot())]).toEqual([
      'statement',
      ['lines', 'name', 'email'],
    ])
    shopper.send({ type: 'line.toggle', line: 'line-2' })
    shopper.send({ type: 'field.change', field: 'name', value: 'J' })
    expect(selectFaulty(shopper.snapshot())).toEqual(['email'])
  })

  test('[BY-09] the PDF comes by itself, of every statement, and can be asked for again', async () => {
    const earlier = { ...sampleWithdrawal, id: '7d0a3c52-5c1e-4f0e-9a6b-0f1e2d3c4b5a', lines: ['line-1'] }
    const shopper = start({ standing: { ...openStanding, lines: ['line-2'] }, made: [earlier] })
    confirms(shopper)
    await shopper.answer('attempt', doneAs({ ...taken, lines: ['line-2'] }))
    const asked = { orderNumber: 'C00000001', language: 'en', ids: [earlier.id, taken.id] }
    expect([selectDocumentsView(shopper.snapshot()), shopper.asked('getDocuments')]).toEqual([
      'loading',
      [asked],
    ])
    await shopper.answer('getDocuments', { ok: false, failure: problem(503, 'unavailable') })
    expect(selectDocumentsView(shopper.snapshot())).toBe('missing')
    expect(shopper.emitted.at(-1)).toEqual({
      type: 'error.reported',
      code: 'unknown orders error',
      devMessage: 'acknowledgement: problem 503 unavailable',
    })
    shopper.send({ type: 'documents.reload' })
    const value = [pdf(earlier.id), pdf(taken.id)]
    await shopper.answer('getDocuments', { ok: true, value })
    expect([selectDocumentsView(shopper.snapshot()), shopper.snapshot().context.documents]).toEqual([
      'ready',
      value,
    ])
  })

  test('[BY-09] an order that was withdrawn from shows its acknowledgement again', () => {
    const shopper = start({ standing: { kind: 'withdrawn' }, made: [sampleWithdrawal] })
    expect([view(shopper), shopper.asked('getDocuments')]).toMatchObject([
      'withdrawn',
      [{ ids: [sampleWithdrawal.id] }],
    ])
    shopper.send({ type: 'order.updated', standing: { kind: 'withdrawn' }, made: [sampleWithdrawal] })
    expect(shopper.asked('getDocuments')).toHaveLength(1)
  })

  test.each([
    ['BY-10', 'withdrawal_period_over', 'over'],
    ['BY-11', 'withdrawal_exempt', 'exempt'],
    ['BY-08', 'withdrawal_exists', 'withdrawn'],
    ['BY-07', 'withdrawal_unavailable', 'none'],
  ])('[%s] what the host refuses as %s is said in words', async (_, code, seen) => {
    const shopper = start()
    confirms(shopper)
    await shopper.answer('attempt', refusedAs(code))
    expect([view(shopper), shopper.emitted]).toEqual([seen, [{ type: 'order.outdated' }]])
  })

  test('a failure keeps the statement; whoever tries again confirms again', async () => {
    const shopper = start()
    shopper.send({ type: 'line.toggle', line: 'line-1' })
    confirms(shopper)
    await shopper.answer('attempt', refusedAs('internal', 503))
    expect(view(shopper)).toBe('failed')
    shopper.send({ type: 'withdrawal.retry' })
    expect([view(shopper), shopper.snapshot().context.statement.lines]).toEqual(['review', ['line-2']])
    shopper.send({ type: 'withdrawal.confirm' })
    expect(shopper.asked('attempt')[1]).toEqual(shopper.asked('attempt')[0])
  })

  test('a reload in the middle looks the outcome up, and sends nothing of its own', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect(shopper.asked('attempt')).toEqual([
      { target: { orderNumber: 'C00000001' }, request: null, pendingKey: 'key-0' },
    ])
    await shopper.answer('attempt', doneAs(taken))
    expect(view(shopper)).toBe('acknowledged')
  })

  test('where nobody can say, the order is asked for again and tells', async () => {
    const shopper = start()
    confirms(shopper)
    await shopper.answer('attempt', notConfirmed)
    expect([view(shopper), shopper.emitted]).toEqual(['unconfirmed', [{ type: 'order.outdated' }]])
    shopper.send({ type: 'order.updated', standing: { kind: 'withdrawn' }, made: [sampleWithdrawal] })
    expect(view(shopper)).toBe('withdrawn')
  })

  test('what another page withdrew from goes from the statement, and takes the review back with it', () => {
    const shopper = start()
    shopper.send({ type: 'statement.submit' })
    shopper.send({ type: 'order.updated', standing: openStanding, made: [] })
    expect(view(shopper)).toBe('review')
    shopper.send({
      type: 'order.updated',
      standing: { ...openStanding, lines: ['line-2'] },
      made: [{ ...sampleWithdrawal, lines: ['line-1'] }],
    })
    expect([view(shopper), shopper.snapshot().context.statement.lines]).toEqual(['statement', ['line-2']])
  })
})
