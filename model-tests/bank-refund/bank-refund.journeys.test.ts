import { describe, expect, test } from 'vitest'
import { bankRefundMachine } from '../../machines/bank-refund/bank-refund.machine.ts'
import {
  selectBankRefundView,
  selectFaulty,
  selectGap,
  selectShownFault,
} from '../../machines/bank-refund/bank-refund.selectors.ts'
import type { BankRefundInput } from '../../machines/bank-refund/bank-refund.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { mistypedIban, sampleCheck, sampleDetails, sampleSent } from './bank-refund.model.ts'

const start = (change: Partial<BankRefundInput> = {}) =>
  startJourney({
    machine: bankRefundMachine,
    input: () => ({
      returnOrderNumber: 'R00000001',
      email: 'zofia@example.com',
      standing: 'due' as const,
      pendingKey: null,
      ...change,
    }),
  })
type Shopper = ReturnType<typeof start>

const types = (shopper: Shopper, details: Partial<typeof sampleDetails>) => {
  for (const [name, value] of Object.entries(details)) {
    shopper.send({ type: 'detail.change', name: name as keyof typeof sampleDetails, value })
  }
}
const filledIn = async () => {
  const shopper = start()
  await shopper.answer('loadCheck', sampleCheck)
  types(shopper, sampleDetails)
  return shopper
}
const sends = (shopper: Shopper) => {
  shopper.send({ type: 'details.submit' })
  shopper.send({ type: 'details.confirm' })
}
const view = (shopper: Shopper) => selectBankRefundView(shopper.snapshot())
const gap = (shopper: Shopper) => selectGap(shopper.snapshot())
const entered = (shopper: Shopper) => shopper.snapshot().context.details

describe('bank refund: pinned journeys', () => {
  test('[RF-01] nothing goes on while a field is empty or the IBAN is invalid', async () => {
    const shopper = start()
    expect(gap(shopper)).toBe('empty')
    await shopper.answer('loadCheck', sampleCheck)
    const gaps = []
    for (const name of ['firstName', 'lastName', 'iban'] as const) {
      shopper.send({ type: 'details.submit' })
      gaps.push([view(shopper), gap(shopper)])
      types(shopper, { [name]: name === 'iban' ? mistypedIban : sampleDetails[name] })
    }
    shopper.send({ type: 'details.submit' })
    gaps.push([view(shopper), gap(shopper)])
    types(shopper, { iban: sampleDetails.iban, firstName: 'x'.repeat(25) })
    gaps.push([view(shopper), gap(shopper)])
    types(shopper, { firstName: sampleDetails.firstName })
    gaps.push([view(shopper), gap(shopper)])
    expect(gaps).toEqual([
      ['form', 'empty'],
      ['form', 'empty'],
      ['form', 'empty'],
      ['form', 'wrong'],
      ['form', 'wrong'],
      ['form', null],
    ])
    shopper.send({ type: 'details.submit' })
    expect([view(shopper), shopper.asked('attempt')]).toEqual(['review', []])
  })

  test('[RF-01] an invalid IBAN is said once its field was left, and no more once it is right', async () => {
    const shopper = await filledIn()
    types(shopper, { iban: mistypedIban })
    expect(selectShownFault(shopper.snapshot(), 'iban')).toBeNull()
    shopper.send({ type: 'detail.leave', name: 'iban' })
    expect(selectShownFault(shopper.snapshot(), 'iban')).toBe('invalid')
    types(shopper, { iban: sampleDetails.iban })
    expect(selectFaulty(shopper.snapshot())).toEqual([])
  })

  test('waits for the rules of the countries, and goes on without them where they do not come', async () => {
    const shopper = start()
    types(shopper, { ...sampleDetails, iban: mistypedIban })
    shopper.send({ type: 'details.submit' })
    expect([view(shopper), gap(shopper)]).toEqual(['form', 'rules'])
    await shopper.breaks('loadCheck', new Error('no such file'))
    shopper.send({ type: 'details.submit' })
    expect(view(shopper)).toBe('review')
    shopper.send({ type: 'details.confirm' })
    await shopper.answer('attempt', refusedAs('validation'))
    expect([view(shopper), gap(shopper), selectFaulty(shopper.snapshot())]).toEqual([
      'form',
      'wrong',
      ['iban'],
    ])
    expect(shopper.snapshot().context.refusals).toBe(1)
  })

  test('[RF-02] what was reviewed is sent once, and forgotten here when it was taken', async () => {
    const shopper = await filledIn()
    sends(shopper)
    shopper.send({ type: 'details.confirm' })
    expect(shopper.asked('attempt')).toEqual([
      {
        target: { returnOrderNumber: 'R00000001' },
        request: { details: sampleDetails, email: 'zofia@example.com' },
        pendingKey: null,
      },
    ])
    await shopper.answer('attempt', doneAs(sampleSent))
    expect([view(shopper), entered(shopper).iban, shopper.emitted]).toEqual([
      'sent',
      '',
      [{ type: 'refund.sent' }],
    ])
  })

  test('[RF-02] a failure keeps what was entered, and can be tried again', async () => {
    const shopper = await filledIn()
    sends(shopper)
    await shopper.answer('attempt', refusedAs('internal', 503))
    expect([view(shopper), entered(shopper)]).toEqual(['failed', sampleDetails])
    expect(shopper.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'order-detail-return-failure',
        devMessage: 'bank refund: 503 internal',
      },
    ])
    shopper.send({ type: 'refund.retry' })
    expect(shopper.asked('attempt')[1]).toEqual(shopper.asked('attempt')[0])
    await shopper.answer('attempt', refusedAs('internal', 503))
    shopper.send({ type: 'dialog.dismiss' })
    expect([view(shopper), entered(shopper), gap(shopper)]).toEqual(['form', sampleDetails, null])
  })

  test('a reload in the middle looks the outcome up, without the form', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect(shopper.asked('attempt')).toEqual([
      { target: { returnOrderNumber: 'R00000001' }, request: null, pendingKey: 'key-0' },
    ])
    await shopper.answer('attempt', refusedAs('not_sent', 503))
    shopper.send({ type: 'refund.retry' })
    expect([view(shopper), shopper.asked('attempt').length]).toEqual(['form', 1])
  })

  test('where nobody can say, the return is asked for again and tells', async () => {
    const shopper = await filledIn()
    sends(shopper)
    await shopper.answer('attempt', notConfirmed)
    expect([view(shopper), shopper.emitted]).toEqual(['unconfirmed', [{ type: 'return.outdated' }]])
    shopper.send({ type: 'return.updated', standing: 'sent' })
    expect([view(shopper), entered(shopper).iban]).toEqual(['alreadySent', ''])
  })

  test('an account that another page sent shows as soon as the return tells of it', async () => {
    const shopper = await filledIn()
    shopper.send({ type: 'return.updated', standing: 'sent' })
    expect(view(shopper)).toBe('alreadySent')
    const late = await filledIn()
    sends(late)
    await late.answer('attempt', doneAs(null))
    expect([view(late), late.emitted]).toEqual(['alreadySent', [{ type: 'return.outdated' }]])
  })

  test('what is refunded otherwise asks for nothing, until the return says that it waits', () => {
    const shopper = start({ standing: 'otherWay' })
    types(shopper, sampleDetails)
    expect([view(shopper), entered(shopper).iban]).toEqual(['notDue', ''])
    shopper.send({ type: 'return.updated', standing: 'due' })
    expect(view(shopper)).toBe('form')
  })
})
