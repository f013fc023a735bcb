import { describe, expect, test } from 'vitest'
import {
  editingOf,
  formOf,
  lastPage,
  listedAddresses,
  startOfBook,
  withAddress,
  withSaved,
} from '../../machines/address-book/address-book.rules.ts'
import type { AddressBookContext } from '../../machines/address-book/address-book.types.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import { bookInput } from './address-book.model.ts'

const book = (changes: Partial<AddressBookContext> = {}): AddressBookContext => ({
  ...startOfBook(bookInput),
  ...changes,
})
const entries = (...ids: readonly string[]) => ids.map((id) => sampleEntry(id))
const idsOf = (addresses: readonly { readonly id: string }[]) => addresses.map(({ id }) => id)

describe('address book: before anything is asked', () => {
  test('nothing is saved, changed or turned to', () => {
    expect(startOfBook(bookInput)).toEqual({
      ...bookInput,
      saved: [],
      isIncomplete: false,
      page: 0,
      editing: { address: null, id: null },
      pending: null,
      round: 0,
      isLocalOnly: false,
    })
  })

  test.each([
    ['a member who has chosen what counts for this return alone', 'upm-1', 'a2', true],
    ['a member who has chosen another', 'upm-1', 'ship-from', false],
    ['a member who has chosen none', 'upm-1', null, false],
    ['a guest, whose addresses all do', null, 'a2', false],
  ])('%s', (_, upmId, chosenId, isLocalOnly) => {
    const entered = entries('a1', 'a2')
    expect(startOfBook({ ...bookInput, upmId, chosenId, entered }).isLocalOnly).toBe(isLocalOnly)
  })
})

describe('address book: the list', () => {
  test('the order’s address, what was entered, then the book, in which what was changed stands in its place', () => {
    const changed = sampleEntry('a2', { line1: '을지로 30' })
    const listed = listedAddresses(
      book({ saved: entries('a1', 'a2', 'a3'), entered: [sampleEntry('e1'), changed] }),
    )
    expect(listed).toEqual([...entries('ship-from', 'e1', 'a1'), changed, sampleEntry('a3')])
  })

  test('an order without an address lists none, and has one page', () => {
    const nothing = book({ shipFrom: null })
    expect([listedAddresses(nothing), lastPage(nothing)]).toEqual([[], 0])
  })

  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ])('with the order’s address and %i more the last page is number %i from zero', (count, page) => {
    const saved = Array.from({ length: count }, (_, index) => sampleEntry(`a${index}`))
    expect(lastPage(book({ saved }))).toBe(page)
  })

  test.each([
    ['a5', 1],
    ['a4', 0],
    ['gone', 0],
    [null, 0],
  ])('with %s chosen the list opens on page %i', (chosenId, page) => {
    const addresses = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => sampleDelivery(id))
    const context = book({ chosenId, page: 7, isIncomplete: true })
    expect(withSaved(context, { addresses, failure: null, pending: null })).toEqual({
      saved: entries('a1', 'a2', 'a3', 'a4', 'a5'),
      isIncomplete: false,
      pending: null,
      page,
    })
  })
})

describe('address book: what the form begins with', () => {
  const entered = entries('e1')
  test.each([
    ['an address of the book is changed', 'a1', 'a1'],
    ['one that was entered is changed', 'e1', 'e1'],
    ['the order’s own makes a new one', 'ship-from', null],
  ])('%s', (_, asked, id) => {
    expect(editingOf(book({ saved: entries('a1', 'a2'), entered }), asked)).toEqual({
      address: sampleEntry(asked),
      id,
    })
  })

  test.each([
    ['kr', 'ko'],
    ['de', 'en'],
  ])('an address in %s is looked up in %s', (country, language) => {
    const rules = { ...bookInput.rules, country }
    const pending = { id: null, mark: 'mark-0', key: 'key-0' }
    const editing = { address: sampleEntry('a1'), id: 'a1' }
    expect(formOf(book({ rules, pending, editing, round: 3, entered: entries('e1', 'e2') }))).toEqual({
      upmId: 'upm-1',
      rules,
      language,
      address: sampleEntry('a1'),
      id: 'a1',
      newId: 'entered-3',
      round: 3,
      pending,
    })
  })
})

describe('address book: after an address was saved', () => {
  const first = sampleEntry('a1', { preferred: true })
  const saved = [first, sampleEntry('a2')]
  const change = (id: string, preferred = false) => sampleEntry(id, { line1: '을지로 30', preferred })

  test.each([
    ['a new one comes last', change('a9'), [first, sampleEntry('a2'), change('a9')]],
    ['a changed one stays in its place', change('a2'), [first, change('a2')]],
    [
      'a new default ends the one before',
      change('a2', true),
      [sampleEntry('a1', { preferred: false }), change('a2', true)],
    ],
  ])('in the book %s', (_, address, after) => {
    const context = book({
      saved,
      entered: [sampleEntry('e1'), sampleEntry(address.id)],
      round: 1,
      isLocalOnly: true,
    })
    expect(withAddress(context, { address, isKept: true })).toEqual({
      saved: after,
      entered: entries('e1'),
      chosenId: address.id,
      page: 0,
      round: 2,
      isLocalOnly: false,
    })
  })

  test.each([
    ['a new one comes last', change('e9', true), [...entries('e1', 'a2'), change('e9', true)]],
    ['a changed one stays in its place', change('a2', true), [sampleEntry('e1'), change('a2', true)]],
  ])(
    'what the host did not take counts for this return alone, and leaves the book as it is: %s',
    (_, address, entered) => {
      const context = book({ saved, entered: entries('e1', 'a2') })
      expect(withAddress(context, { address, isKept: false })).toEqual({
        saved,
        entered,
        chosenId: address.id,
        page: 0,
        round: 1,
        isLocalOnly: true,
      })
    },
  )

  test('a guest’s is kept by the return, and shows on its page', () => {
    const entered = entries('e1', 'e2', 'e3', 'e4')
    const after = withAddress(book({ upmId: null, entered }), { address: sampleEntry('e5'), isKept: true })
    expect([idsOf(after.entered), after.saved, after.chosenId, after.page, after.isLocalOnly]).toEqual([
      ['e1', 'e2', 'e3', 'e4', 'e5'],
      [],
      'e5',
      1,
      false,
    ])
  })
})
