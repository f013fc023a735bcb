import { describe, expect, test } from 'vitest'
import type { CheckIban } from '../../domain/bank-refund/bank-details.ts'
import { bankRefundMachine } from '../../machines/bank-refund/bank-refund.machine.ts'
import {
  selectBankRefundView,
  selectFaulty,
  selectGap,
} from '../../machines/bank-refund/bank-refund.selectors.ts'
import type { BankRefundInput } from '../../machines/bank-refund/bank-refund.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'
import { sampleCheck, sampleDetails, sampleSent } from './bank-refund.model.ts'

const input: BankRefundInput = {
  returnOrderNumber: 'R00000001',
  email: 'zofia@example.com',
  standing: 'due',
  pendingKey: null,
}
const untouched = {
  details: { firstName: '', lastName: '', iban: '' },
  left: [],
  refusals: 0,
  refusedIban: null,
}
const compactIban = sampleDetails.iban.replaceAll(' ', '')

const start = (changes: Partial<BankRefundInput> = {}) => {
  const journey = startJourney({ machine: bankRefundMachine, input: () => ({ ...input, ...changes }) })
  return {
    ...journey,
    view: () => selectBankRefundView(journey.snapshot()),
    context: () => journey.snapshot().context,
    hears: (standing: BankRefundInput['standing']) => journey.send({ type: 'return.updated', standing }),
    types: (name: keyof typeof sampleDetails, value: string) =>
      journey.send({ type: 'detail.change', name, value }),
  }
}
const filledIn = async (check: CheckIban = sampleCheck) => {
  const shopper = start()
  await shopper.answer('loadCheck', check)
  for (const name of ['firstName', 'lastName', 'iban'] as const) shopper.types(name, sampleDetails[name])
  return shopper
}
const reviewing = async () => {
  const shopper = await filledIn()
  shopper.send({ type: 'details.submit' })
  return shopper
}
const sending = async () => {
  const shopper = await reviewing()
  shopper.send({ type: 'details.confirm' })
  return shopper
}
const outdated = { type: 'return.outdated' }

describe('bank refund: ways on', () => {
  test('nothing is typed, left or refused at first', () => {
    const shopper = start()
    expect(shopper.context()).toEqual({ ...input, ...untouched, check: null })
    expect(shopper.snapshot().hasTag('form')).toBe(true)
  })

  test('each field that was left counts once', () => {
    const shopper = start()
    for (const name of ['iban', 'firstName', 'iban'] as const) shopper.send({ type: 'detail.leave', name })
    expect(shopper.context().left).toEqual(['iban', 'firstName'])
  })

  test('what was reviewed can be changed, without the rules being asked for again', async () => {
    const shopper = await reviewing()
    shopper.hears('due')
    expect(shopper.view()).toBe('review')
    shopper.send({ type: 'details.edit' })
    expect([shopper.view(), selectGap(shopper.snapshot()), shopper.asked('loadCheck').length]).toEqual([
      'form',
      null,
      1,
    ])
    expect(shopper.context().details).toEqual(sampleDetails)
    shopper.send({ type: 'details.submit' })
    expect(shopper.view()).toBe('review')
  })

  test('a form stays as it is while the return still waits, also while the rules are on their way', async () => {
    const shopper = start()
    shopper.hears('due')
    expect(shopper.asked('loadCheck')).toHaveLength(1)
    await shopper.answer('loadCheck', sampleCheck)
    shopper.hears('due')
    expect([shopper.view(), shopper.asked('loadCheck').length, shopper.context().standing]).toEqual([
      'form',
      1,
      'due',
    ])
  })

  test.each([
    ['the form', () => filledIn()],
    ['the review', reviewing],
  ])('from %s the return leads away, and what was entered is forgotten', async (_, opened) => {
    const sent = await opened()
    sent.hears('sent')
    expect([sent.view(), sent.context()]).toMatchObject(['alreadySent', { ...untouched, standing: 'sent' }])
    const paid = await opened()
    paid.hears('paid')
    expect([paid.view(), paid.context()]).toMatchObject(['notDue', { ...untouched, standing: 'paid' }])
  })

  test('an IBAN that the host refuses is said at its field until another is typed, and the return starts it afresh', async () => {
    const shopper = await sending()
    await shopper.answer('attempt', refusedAs('validation'))
    expect([shopper.view(), shopper.emitted, selectFaulty(shopper.snapshot())]).toEqual([
      'form',
      [],
      ['iban'],
    ])
    expect(shopper.context()).toMatchObject({ refusedIban: compactIban, left: ['iban'], refusals: 1 })
    shopper.send({ type: 'details.submit' })
    expect(shopper.view()).toBe('form')
    shopper.hears('paid')
    shopper.hears('due')
    expect(shopper.view()).toBe('form')
    expect(shopper.context()).toEqual({ ...input, ...untouched, check: sampleCheck })
  })

  test('a return of which nothing is due any more says so, and is asked for again', async () => {
    const shopper = await sending()
    await shopper.answer('attempt', refusedAs('bank_refund_not_due'))
    expect([shopper.view(), shopper.emitted]).toEqual(['notDue', [outdated]])
    expect(shopper.context()).toMatchObject(untouched)
    shopper.hears('otherWay')
    expect([shopper.view(), shopper.context().standing]).toEqual(['notDue', 'otherWay'])
    shopper.hears('sent')
    expect([shopper.view(), shopper.context().standing]).toEqual(['alreadySent', 'sent'])
  })

  test('a taken account leaves nothing behind', async () => {
    const shopper = await sending()
    shopper.send({ type: 'detail.leave', name: 'iban' })
    await shopper.answer('attempt', doneAs(sampleSent))
    expect([shopper.view(), shopper.context()]).toEqual([
      'sent',
      { ...input, ...untouched, check: sampleCheck },
    ])
  })

  test('after the page’s own code broke nobody can say, and the same form can be sent again', async () => {
    const shopper = await sending()
    await shopper.breaks('attempt', defect)
    expect([shopper.view(), shopper.emitted]).toEqual(['unconfirmed', [outdated]])
    shopper.hears('due')
    expect(shopper.view()).toBe('unconfirmed')
    shopper.send({ type: 'refund.retry' })
    const [first, second] = shopper.asked('attempt')
    expect([shopper.view(), second]).toEqual(['sending', first])
  })

  test('while nobody can say, the return tells where closing the dialog leads', async () => {
    const waiting = await sending()
    await waiting.answer('attempt', notConfirmed)
    waiting.send({ type: 'dialog.dismiss' })
    expect([waiting.view(), waiting.context().details]).toEqual(['form', sampleDetails])
    const paid = await sending()
    await paid.answer('attempt', notConfirmed)
    paid.hears('paid')
    expect(paid.view()).toBe('unconfirmed')
    paid.send({ type: 'dialog.dismiss' })
    expect([paid.view(), paid.context().standing]).toEqual(['notDue', 'paid'])
  })

  test.each([
    ['the form', 'form', () => undefined],
    [
      'the review',
      'review',
      (shopper: Awaited<ReturnType<typeof filledIn>>) => {
        shopper.types('iban', 'PL60 1020 1026 0000 0422 7020 1111')
        shopper.send({ type: 'details.submit' })
      },
    ],
  ])('%s of a return that was paid meanwhile hears that it waits again', async (_, shown, goesOn) => {
    const shopper = await filledIn(() => true)
    shopper.send({ type: 'details.submit' })
    shopper.send({ type: 'details.confirm' })
    await shopper.answer('attempt', notConfirmed)
    shopper.hears('paid')
    shopper.send({ type: 'refund.retry' })
    await shopper.answer('attempt', refusedAs('validation'))
    goesOn(shopper)
    expect([shopper.view(), shopper.context().standing]).toEqual([shown, 'paid'])
    shopper.hears('due')
    expect([shopper.view(), shopper.context().standing]).toEqual([shown, 'due'])
  })

  test.each([
    [
      'not taken',
      refusedAs('validation'),
      'failed',
      [
        {
          type: 'error.reported',
          code: 'order-detail-return-failure',
          devMessage: 'bank refund: 400 validation',
        },
      ],
    ],
    ['not known', notConfirmed, 'unconfirmed', [outdated]],
  ] as const)('after a reload a form that was %s is to be filled in anew', async (_, end, view, facts) => {
    const shopper = start({ pendingKey: 'key-0' })
    await shopper.answer('attempt', end)
    expect([shopper.view(), shopper.emitted, shopper.context().pendingKey]).toEqual([view, facts, null])
    shopper.send({ type: 'refund.retry' })
    expect([shopper.view(), shopper.asked('attempt').length]).toEqual(['form', 1])
  })
})
