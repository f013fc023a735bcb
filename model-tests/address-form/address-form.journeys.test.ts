import { describe, expect, test } from 'vitest'
import { sentAddress } from '../../domain/addresses/address-entries.ts'
import { selectFormErrors } from '../../machines/address-book/address-form/address-form.selectors.ts'
import type { AddressFormInput } from '../../machines/address-book/address-form/address-form.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleAddressDraft, sampleEntry } from '../samples/address-samples.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startForm } from './address-form.parts.ts'

const sent = sentAddress(sampleAddressDraft)
const meant = sentAddress({ ...sampleAddressDraft, line1: '세종대로 110 (태평로1가)', code: '04519' })
const verdict = (validated: boolean, validatedAddress: typeof sent | null) =>
  succeeded({ validated, validatedAddress })

describe('address form: pinned journeys', () => {
  test('[RA-02] an address that is right is asked about in Korean and saved without another question', async () => {
    const shopper = startForm()
    shopper.fillsIn()
    expect(shopper.asked('validateAddress')).toEqual([{ address: sent, language: 'ko' }])
    await shopper.answer('validateAddress', verdict(true, null))
    expect(shopper.asked('attempt')).toMatchObject([
      { target: { upmId: 'upm-1', id: null }, request: sent, pendingKey: null },
    ])
    await shopper.answer('attempt', doneAs({ id: 'a7' }))
    expect(shopper.outcome()).toEqual({ kind: 'saved', address: sampleEntry('a7'), isKept: true })
    expect(shopper.notes).toEqual(['noted', 'dropped'])
  })

  test('a host that writes an address just as it was entered suggests nothing', async () => {
    const shopper = startForm()
    shopper.fillsIn()
    await shopper.answer('validateAddress', verdict(true, sent))
    expect(shopper.view()).toBe('saving')
  })

  test('[RA-02] a suggestion stands beside what was entered, with the id “suggested” and the original one; the picked one is saved', async () => {
    const shopper = startForm({ address: sampleEntry('a1'), id: 'a1' })
    shopper.send({ type: 'form.submit' })
    await shopper.answer('validateAddress', verdict(true, meant))
    const { context } = shopper.snapshot()
    expect([shopper.view(), context.doubt, context.version]).toEqual(['review', 'suggested', 'suggested'])
    expect(context.suggestion).toMatchObject({
      id: 'suggested',
      originalId: 'a1',
      line1: '세종대로 110 (태평로1가)',
      code: '04519',
      nameFamily: '김',
    })
    shopper.send({ type: 'version.pick', version: 'entered' })
    shopper.send({ type: 'version.pick', version: 'suggested' })
    shopper.send({ type: 'version.save' })
    expect(shopper.asked('attempt')).toMatchObject([{ target: { id: 'a1' }, request: meant }])
    await shopper.answer('attempt', doneAs({ id: 'a1' }))
    expect(shopper.outcome()).toMatchObject({ kind: 'saved', address: { id: 'a1', code: '04519' } })
  })

  test.each([
    ['a close match', verdict(false, meant), 'closeMatch', 'suggested'],
    ['nothing like it', verdict(false, null), 'unknown', 'entered'],
    ['no answer', failed({ kind: 'network' }), 'unchecked', 'entered'],
  ] as const)(
    '[RA-02] with %s the address is reviewed before it is saved, and can be changed',
    async (_, answer, doubt, version) => {
      const shopper = startForm()
      shopper.fillsIn()
      await shopper.answer('validateAddress', answer)
      const { context } = shopper.snapshot()
      expect([shopper.view(), context.doubt, context.version]).toEqual(['review', doubt, version])
      expect(shopper.asked('attempt')).toEqual([])
      shopper.send({ type: 'dialog.dismiss' })
      expect([shopper.view(), shopper.snapshot().context.draft]).toEqual(['form', sampleAddressDraft])
      shopper.send({ type: 'form.submit' })
      await shopper.answer('validateAddress', answer)
      shopper.send({ type: 'version.save' })
      expect(shopper.asked('attempt')).toMatchObject([{ request: version === 'entered' ? sent : meant }])
    },
  )

  test('[RA-03] what is wrong shows from the first try on, follows what is typed, and nothing is asked until it is right', () => {
    const shopper = startForm()
    const errors = () => selectFormErrors(shopper.snapshot()).map(({ field, code }) => `${field} ${code}`)
    shopper.send({ type: 'draft.change', change: { ...sampleAddressDraft, code: '12', line1: null } })
    expect(errors()).toEqual([])
    shopper.send({ type: 'form.submit' })
    expect(errors()).toEqual(['line1 required', 'code postalCode'])
    shopper.send({ type: 'draft.change', change: { line1: '세종대로 110' } })
    expect(errors()).toEqual(['code postalCode'])
    expect(shopper.asked('validateAddress')).toEqual([])
  })

  test('[RA-01] a guest’s address is kept by the return: nothing is saved on the host', async () => {
    const shopper = startForm({ upmId: null })
    shopper.fillsIn()
    await shopper.answer('validateAddress', verdict(true, null))
    expect([shopper.outcome(), shopper.asked('attempt'), shopper.notes]).toEqual([
      { kind: 'saved', address: sampleEntry('entered-1'), isKept: true },
      [],
      [],
    ])
  })

  test.each([
    ['a refusal', refusedAs('internal', 500)],
    ['an outcome that nobody knows', notConfirmed],
  ])('[RA-04] after %s a change still counts for this return, as it was entered', async (_, answer) => {
    const shopper = startForm({ address: sampleEntry('a1'), id: 'a1' })
    shopper.fillsIn({ ...sampleAddressDraft, line1: '을지로 30' })
    await shopper.answer('validateAddress', verdict(true, null))
    await shopper.answer('attempt', answer)
    expect(shopper.outcome()).toEqual({
      kind: 'saved',
      address: sampleEntry('a1', { line1: '을지로 30' }),
      isKept: false,
    })
    expect(shopper.emitted).toMatchObject([{ type: 'error.reported', code: 'unknown orders error' }])
  })

  test('a new address that is not taken keeps its fields, and the next try is the same save', async () => {
    const shopper = startForm()
    shopper.fillsIn()
    await shopper.answer('validateAddress', verdict(true, null))
    await shopper.answer('attempt', refusedAs('internal', 500))
    expect(shopper.view()).toBe('notSaved')
    shopper.send({ type: 'save.retry' })
    const [first, second] = shopper.asked('attempt')
    expect(second).toEqual(first)
    await shopper.answer('attempt', notConfirmed)
    expect(shopper.view()).toBe('unconfirmed')
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.outcome()).toEqual({ kind: 'settled', id: null })
  })

  test('a save from before a reload is looked up, and nothing is sent', async () => {
    const shopper = startForm({ pending: { id: null, mark: 'mark-0', key: 'key-0' } })
    expect(shopper.asked('attempt')).toEqual([
      { target: { upmId: 'upm-1', id: null, mark: 'mark-0' }, request: null, pendingKey: 'key-0' },
    ])
    await shopper.answer('attempt', doneAs({ id: 'a7' }))
    expect(shopper.outcome()).toEqual({ kind: 'settled', id: 'a7' })
  })

  test('two saves are told apart by what they save; changing an address back is another change', async () => {
    const markOf = async (changes: Partial<AddressFormInput>, line1: string) => {
      const shopper = startForm(changes)
      shopper.fillsIn({ ...sampleAddressDraft, line1 })
      await shopper.answer('validateAddress', verdict(true, null))
      return (shopper.asked('attempt')[0] as { target: { mark: string } }).target.mark
    }
    const change = { address: sampleEntry('a1'), id: 'a1' }
    const marks = [
      await markOf({}, '을지로 30'),
      await markOf({}, '을지로 31'),
      await markOf(change, '을지로 30'),
      await markOf({ ...change, round: 1 }, '을지로 30'),
    ]
    expect(new Set(marks).size).toBe(4)
    expect(await markOf({}, '을지로 30')).toBe(marks[0])
    expect(marks.join()).not.toContain('을지로')
  })
})
