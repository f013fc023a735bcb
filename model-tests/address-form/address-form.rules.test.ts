import { describe, expect, test } from 'vitest'
import { draftOfEntry, emptyDraft, sentAddress } from '../../domain/addresses/address-entries.ts'
import {
  addressAs,
  afterVerdict,
  questionOf,
  saveOf,
  startOfForm,
} from '../../machines/address-book/address-form/address-form.rules.ts'
import type {
  AddressFormContext,
  AddressFormInput,
} from '../../machines/address-book/address-form/address-form.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleAddressDraft, sampleEntry } from '../samples/address-samples.ts'
import { formInput } from './address-form.model.ts'

const { address: _, ...kept } = formInput
const filled = {
  ...sampleAddressDraft,
  line2: '2층',
  line3: '안내 데스크',
  zone: '태평로1가',
  email: 'jiwoo@example.com',
  phone: '0212345678',
  preferred: true,
}
const form = (changes: Partial<AddressFormContext> = {}): AddressFormContext => ({
  ...startOfForm(formInput),
  draft: filled,
  ...changes,
})
const verdict = (changes: Partial<ReturnType<typeof sentAddress>>, validated = true) =>
  succeeded({ validated, validatedAddress: { ...sentAddress(filled), ...changes } })

describe('address form: before anything is typed', () => {
  const untouched = {
    ...kept,
    refusals: 0,
    doubt: null,
    suggestion: null,
    version: 'entered',
    refusal: null,
    outcome: { kind: 'left' },
  }
  test('a new address begins empty, in the country of the return', () => {
    expect(startOfForm(formInput)).toEqual({ ...untouched, draft: emptyDraft('kr') })
  })
  test('a change begins with the address', () => {
    const input: AddressFormInput = { ...formInput, address: sampleEntry('a1', { line2: '2층' }), id: 'a1' }
    expect(startOfForm(input)).toEqual({
      ...untouched,
      id: 'a1',
      draft: { ...sampleAddressDraft, line2: '2층' },
    })
  })
})

describe('address form: what the host says of an address', () => {
  test.each(['line1', 'line2', 'line3', 'locality', 'zone', 'province', 'code'] as const)(
    'a place that it writes with another %s is suggested, with the people and contacts as entered',
    (field) => {
      const others = { name: null, email: 'other@example.com', phone: '999', preferred: false, country: 'jp' }
      const context = form({ id: 'a1' })
      expect(afterVerdict(context, verdict({ ...others, [field]: 'other' }))).toEqual({
        suggestion: { ...filled, [field]: 'other', id: 'suggested', originalId: 'a1' },
        doubt: 'suggested',
        version: 'suggested',
      })
    },
  )

  test('blanks around what was entered, and a line that is missing, make no other place', () => {
    const context = form({ draft: { ...filled, line1: ' 세종대로 110 ', line2: '' } })
    expect(afterVerdict(context, verdict({ line1: '세종대로 110 ', line2: null }))).toEqual({
      suggestion: null,
      doubt: null,
      version: 'entered',
    })
  })

  test.each([
    ['right as it stands', succeeded({ validated: true, validatedAddress: null }), null],
    ['written as it was entered, but not found', verdict({}, false), 'unknown'],
    ['unknown', succeeded({ validated: false, validatedAddress: null }), 'unknown'],
    ['not answered', failed({ kind: 'timeout' }), 'unchecked'],
    ['not asked', null, 'unchecked'],
  ])('an address that is %s has no suggestion', (_, result, doubt) => {
    expect(afterVerdict(form(), result)).toEqual({ suggestion: null, doubt, version: 'entered' })
  })

  test('a close match is suggested as one', () => {
    expect(afterVerdict(form(), verdict({ code: '04519' }, false))).toMatchObject({
      doubt: 'closeMatch',
      version: 'suggested',
    })
  })

  test('the host is asked in the language of the country’s addresses, with the address as it is sent', () => {
    const draft = { ...filled, line1: '  세종대로 110 ' }
    expect(questionOf(form({ draft }))).toEqual({ address: sentAddress(filled), language: 'ko' })
  })
})

describe('address form: what is saved', () => {
  const suggestion = { ...filled, code: '04519', id: 'suggested', originalId: null }
  const reviewed = form({ suggestion, version: 'suggested' })

  test.each([
    ['the suggestion where it is picked', reviewed, { ...filled, code: '04519' }],
    ['what was entered where that is picked', { ...reviewed, version: 'entered' as const }, filled],
    ['what was entered where there is no other', form({ version: 'suggested' }), filled],
  ])('%s', (_, context, draft) => {
    expect(saveOf(context)).toMatchObject({ request: sentAddress(draft), pendingKey: null })
    expect(addressAs(context, 'a7')).toEqual({ ...draftOfEntry({ ...draft, id: 'a7' }), id: 'a7' })
  })

  test.each([
    [filled, '1vws8z3'],
    [sampleAddressDraft, 'sy37ch'],
    [emptyDraft('kr'), '41an1h'],
  ])('the mark of a save is the same on every page, so that another tab knows it: %#', (draft, mark) => {
    expect(saveOf(form({ draft })).target).toEqual({ upmId: 'upm-1', id: null, mark })
    expect(saveOf(form({ draft, id: 'a1', round: 2 })).target).toEqual({
      upmId: 'upm-1',
      id: 'a1',
      mark: `${mark}.2`,
    })
  })

  test('a save from before a reload is looked up as it was noted, and nothing is sent', () => {
    const pending = { id: 'a1', mark: 'mark-0', key: 'key-0' }
    expect(saveOf(form({ pending }))).toEqual({
      target: { upmId: 'upm-1', id: 'a1', mark: 'mark-0' },
      request: null,
      pendingKey: 'key-0',
    })
  })

  test('a guest saves nothing in a book', () => {
    expect(() => saveOf(form({ upmId: null }))).toThrow()
  })
})
