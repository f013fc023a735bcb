import { describe, expect, test } from 'vitest'
import { sentAddress } from '../../domain/addresses/address-entries.ts'
import { selectFormErrors } from '../../machines/address-book/address-form/address-form.selectors.ts'
import type { AddressFormInput } from '../../machines/address-book/address-form/address-form.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleAddressDraft, sampleEntry } from '../samples/address-samples.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'
import { startForm } from './address-form.parts.ts'

const start = (changes: Partial<AddressFormInput> = {}) => {
  const form = startForm(changes)
  return {
    ...form,
    saves: async () => {
      form.fillsIn()
      await form.answer('validateAddress', succeeded({ validated: true, validatedAddress: null }))
    },
  }
}
const meant = succeeded({
  validated: true,
  validatedAddress: sentAddress({ ...sampleAddressDraft, code: '04519' }),
})
const unknown = succeeded({ validated: false, validatedAddress: null })
const reported = (devMessage: string) => ({
  type: 'error.reported',
  code: 'unknown orders error',
  devMessage,
})
const pending = { id: null, mark: 'mark-0', key: 'key-0' }
const change = { address: sampleEntry('a1'), id: 'a1' }

describe('address form: ways on', () => {
  test('a form that is closed saves nothing', () => {
    const shopper = start()
    expect(shopper.snapshot().hasTag('form')).toBe(true)
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.outcome(), shopper.notes]).toEqual([{ kind: 'left' }, []])
  })

  test('what was typed is tidied before it is checked, and a mistake that follows is not said until it is sent', async () => {
    const shopper = start()
    shopper.fillsIn({ ...sampleAddressDraft, code: '12' })
    expect(shopper.context().refusals).toBe(1)
    shopper.send({ type: 'form.submit' })
    expect(shopper.context().refusals).toBe(2)
    shopper.fillsIn({ ...sampleAddressDraft, line1: '  세종대로 110  ' })
    expect(shopper.context()).toMatchObject({ draft: sampleAddressDraft, refusals: 0 })
    await shopper.answer('validateAddress', unknown)
    shopper.send({ type: 'dialog.dismiss' })
    shopper.send({ type: 'draft.change', change: { code: '12' } })
    expect([shopper.view(), selectFormErrors(shopper.snapshot())]).toEqual(['form', []])
  })

  test('an address that nobody knows is reviewed without a report, and there is no suggestion to pick', async () => {
    const shopper = start()
    shopper.fillsIn()
    expect(shopper.view()).toBe('validating')
    await shopper.answer('validateAddress', unknown)
    shopper.send({ type: 'version.pick', version: 'suggested' })
    expect([shopper.view(), shopper.context().version, shopper.emitted]).toEqual(['review', 'entered', []])
  })

  test('a suggestion is reviewed without a report, and what was entered can be picked instead', async () => {
    const shopper = start()
    shopper.fillsIn()
    await shopper.answer('validateAddress', meant)
    shopper.send({ type: 'version.pick', version: 'entered' })
    shopper.send({ type: 'version.save' })
    expect([shopper.view(), shopper.emitted]).toEqual(['saving', []])
    expect(shopper.asked('attempt')).toMatchObject([{ request: sentAddress(sampleAddressDraft) }])
  })

  test('an address that is right the second time is saved as entered, not as was suggested the first time', async () => {
    const shopper = start()
    shopper.fillsIn()
    await shopper.answer('validateAddress', meant)
    shopper.send({ type: 'dialog.dismiss' })
    await shopper.saves()
    expect(shopper.context()).toMatchObject({ suggestion: null, doubt: null, version: 'entered' })
    expect(shopper.asked('attempt')).toMatchObject([{ request: sentAddress(sampleAddressDraft) }])
  })

  test.each([
    [
      'no answer',
      (shopper: ReturnType<typeof start>) => shopper.answer('validateAddress', failed({ kind: 'network' })),
      'network',
    ],
    [
      'the page’s own code broken',
      (shopper: ReturnType<typeof start>) => shopper.breaks('validateAddress', defect),
      'defect',
    ],
  ])('with %s the suggestion from before is gone, and it is reported', async (_, ends, what) => {
    const shopper = start()
    shopper.fillsIn()
    await shopper.answer('validateAddress', meant)
    shopper.send({ type: 'dialog.dismiss' })
    shopper.send({ type: 'form.submit' })
    await ends(shopper)
    expect(shopper.view()).toBe('review')
    expect(shopper.context()).toMatchObject({ suggestion: null, doubt: 'unchecked', version: 'entered' })
    expect(shopper.emitted).toEqual([reported(`address validation: ${what}`)])
  })

  test('a new address that is refused says why, is reported, and leads back to its fields', async () => {
    const shopper = start()
    await shopper.saves()
    const refusal = refusedAs('address_book_full', 409)
    await shopper.answer('attempt', refusal)
    expect([shopper.view(), shopper.context().refusal, shopper.notes]).toEqual([
      'notSaved',
      refusal,
      ['noted', 'dropped'],
    ])
    expect(shopper.emitted).toEqual([reported('address: 409 address_book_full')])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.view(), shopper.context().draft]).toEqual(['form', sampleAddressDraft])
  })

  test('a change whose saving breaks counts for this return, a new address is looked for in the book', async () => {
    const changing = start(change)
    await changing.saves()
    await changing.breaks('attempt', defect)
    expect(changing.outcome()).toEqual({ kind: 'saved', address: sampleEntry('a1'), isKept: false })
    const adding = start()
    await adding.saves()
    await adding.breaks('attempt', defect)
    expect([adding.view(), adding.emitted, adding.notes]).toEqual(['unconfirmed', [], ['noted', 'dropped']])
    adding.send({ type: 'dialog.dismiss' })
    expect(adding.outcome()).toEqual({ kind: 'settled', id: null })
  })

  test.each([
    ['a refusal', refusedAs('internal', 500), '500 internal'],
    ['an outcome that nobody knows', notConfirmed, 'unconfirmed'],
  ])('a change that ends in %s is reported', async (_, end, what) => {
    const shopper = start(change)
    await shopper.saves()
    await shopper.answer('attempt', end)
    expect([shopper.emitted, shopper.notes]).toEqual([[reported(`address: ${what}`)], ['noted', 'dropped']])
  })

  test('a saved change is kept in the book under its id, without a report', async () => {
    const shopper = start(change)
    await shopper.saves()
    await shopper.answer('attempt', doneAs({ id: 'a1' }))
    expect([shopper.outcome(), shopper.emitted]).toEqual([
      { kind: 'saved', address: sampleEntry('a1'), isKept: true },
      [],
    ])
  })

  test.each([
    ['refused', (shopper: ReturnType<typeof start>) => shopper.answer('attempt', refusedAs('internal', 500))],
    ['broken', (shopper: ReturnType<typeof start>) => shopper.breaks('attempt', defect)],
  ])('a look-up after a reload that is %s sends on to the book, and its note is dropped', async (_, ends) => {
    const shopper = start({ pending })
    expect([shopper.view(), shopper.notes]).toEqual(['saving', []])
    await ends(shopper)
    expect([shopper.outcome(), shopper.notes]).toEqual([{ kind: 'settled', id: null }, ['dropped']])
  })
})
