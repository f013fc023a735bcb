import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CheckIban } from '../../domain/bank-refund/bank-details.ts'
import { bankRefundMachine } from '../../machines/bank-refund/bank-refund.machine.ts'
import {
  attemptOf,
  compactOf,
  emptyBankRefund,
  faultsOf,
  isForgotten,
} from '../../machines/bank-refund/bank-refund.rules.ts'
import {
  selectFaulty,
  selectGap,
  selectIsForgotten,
  selectShownFault,
} from '../../machines/bank-refund/bank-refund.selectors.ts'
import { mistypedIban, sampleCheck, sampleDetails } from './bank-refund.model.ts'

const noDetails = { firstName: '', lastName: '', iban: '' }
const compactIban = sampleDetails.iban.replaceAll(' ', '')
const tooLong = 'x'.repeat(25)

describe('bank refund: what is wrong with a form', () => {
  test.each([
    ['nothing while the rules are not here', sampleDetails.iban, null, null, {}],
    ['nothing with an IBAN that the rules know', sampleDetails.iban, sampleCheck, null, {}],
    ['an IBAN that the rules do not know', mistypedIban, sampleCheck, null, { iban: 'invalid' }],
    [
      'an IBAN that the host has refused, however it is written',
      compactIban,
      sampleCheck,
      compactIban,
      { iban: 'invalid' },
    ],
    ['the same without the rules', sampleDetails.iban, null, compactIban, { iban: 'invalid' }],
    ['nothing with another IBAN than the refused one', sampleDetails.iban, sampleCheck, 'PL00', {}],
    ['no IBAN', '', sampleCheck, null, { iban: 'missing' }],
  ] as const)('%s', (_, iban, check, refusedIban, faults) => {
    expect(faultsOf({ details: { ...sampleDetails, iban }, check, refusedIban })).toEqual(faults)
  })

  test('an IBAN is compared without its gaps', () => {
    expect(compactOf({ details: sampleDetails })).toBe(compactIban)
  })
})

describe('bank refund: a form after a reload', () => {
  const context = {
    ...emptyBankRefund,
    returnOrderNumber: 'R00000001',
    email: 'zofia@example.com',
    standing: 'due' as const,
    pendingKey: 'key-0',
  }
  test('is forgotten, so that there is an outcome to look up but nothing to send', () => {
    expect(isForgotten(context)).toBe(true)
    expect(attemptOf(context)).toEqual({
      target: { returnOrderNumber: 'R00000001' },
      request: null,
      pendingKey: 'key-0',
    })
  })

  test.each(['firstName', 'lastName', 'iban'] as const)('is not forgotten once there is a %s', (name) => {
    const details = { ...noDetails, [name]: 'Maj' }
    expect(isForgotten({ details })).toBe(false)
    expect(attemptOf({ ...context, details, pendingKey: null })).toEqual({
      target: { returnOrderNumber: 'R00000001' },
      request: { details, email: 'zofia@example.com' },
      pendingKey: null,
    })
  })
})

describe('bank refund: what is said at the fields', () => {
  const opened = (details: Partial<typeof sampleDetails>, isLoaded = true) => {
    const loadCheck = fromPromise<CheckIban, undefined>(() =>
      isLoaded ? Promise.resolve(sampleCheck) : new Promise(() => undefined),
    )
    const actor = createActor(bankRefundMachine.provide({ actors: { loadCheck } }), {
      input: { returnOrderNumber: 'R00000001', email: '', standing: 'due', pendingKey: null },
    }).start()
    for (const name of ['firstName', 'lastName', 'iban'] as const) {
      actor.send({ type: 'detail.change', name, value: details[name] ?? '' })
    }
    return actor
  }
  const leave = (actor: ReturnType<typeof opened>, ...names: readonly (keyof typeof sampleDetails)[]) => {
    for (const name of names) actor.send({ type: 'detail.leave', name })
    return actor.getSnapshot()
  }

  test('an empty field that was left is not found fault with', () => {
    const snapshot = leave(opened({}), 'iban', 'firstName', 'lastName')
    expect([selectShownFault(snapshot, 'iban'), selectFaulty(snapshot), selectGap(snapshot)]).toEqual([
      null,
      [],
      'empty',
    ])
    expect(selectIsForgotten(snapshot)).toBe(true)
  })

  test('what is wrong is said at the fields that were left, in the order of the page', () => {
    const actor = opened({ firstName: tooLong, lastName: 'Maj', iban: 'x'.repeat(40) })
    expect(selectFaulty(actor.getSnapshot())).toEqual([])
    const first = leave(actor, 'iban')
    expect([
      selectFaulty(first),
      selectShownFault(first, 'firstName'),
      selectShownFault(first, 'iban'),
    ]).toEqual([['iban'], null, 'invalid'])
    const both = leave(actor, 'lastName', 'firstName')
    expect([
      selectFaulty(both),
      selectShownFault(both, 'firstName'),
      selectShownFault(both, 'lastName'),
    ]).toEqual([['firstName', 'iban'], 'tooLong', null])
    expect([selectGap(both), selectIsForgotten(both)]).toEqual(['wrong', false])
  })

  test('a field that is missing counts before one that is wrong, and both before the rules', () => {
    expect(selectGap(opened({ firstName: tooLong }, false).getSnapshot())).toBe('empty')
    expect(selectGap(opened({ ...sampleDetails, firstName: tooLong }, false).getSnapshot())).toBe('wrong')
    expect(selectGap(opened(sampleDetails, false).getSnapshot())).toBe('rules')
  })
})
