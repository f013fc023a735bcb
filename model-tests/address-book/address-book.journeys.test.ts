import { describe, expect, test } from 'vitest'
import { addressBookMachine } from '../../machines/address-book/address-book.machine.ts'
import { addressPage, selectBookView } from '../../machines/address-book/address-book.selectors.ts'
import type { AddressBookInput } from '../../machines/address-book/address-book.types.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { bookInput } from './address-book.model.ts'

const start = (changes: Partial<AddressBookInput> = {}) => {
  const journey = startJourney({ machine: addressBookMachine, input: () => ({ ...bookInput, ...changes }) })
  const shown = () => {
    const { addresses, ...page } = addressPage(journey.snapshot())
    return { ...page, ids: addresses.map(({ id }) => id) }
  }
  const view = () => selectBookView(journey.snapshot())
  const chosen = () => journey.snapshot().context.chosenId
  return { ...journey, shown, view, chosen }
}

const list = (ids: readonly string[], others: readonly ReturnType<typeof sampleDelivery>[] = []) => ({
  addresses: [...ids.map((id) => sampleDelivery(id)), ...others],
  failure: null,
  pending: null,
})
const six = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']

describe('address book: pinned journeys', () => {
  test('[RA-01] pages of five, the order’s own address first, and only addresses of the country', async () => {
    const shopper = start()
    expect([shopper.view(), shopper.asked('fetchAddresses')]).toEqual(['loading', [{ upmId: 'upm-1' }]])
    await shopper.answer('fetchAddresses', list(six, [sampleDelivery('b1', 'jp')]))
    expect(shopper.shown()).toEqual({
      ids: ['ship-from', 'a1', 'a2', 'a3', 'a4'],
      first: 1,
      all: 7,
      hasPrevious: false,
      hasNext: true,
    })
    shopper.send({ type: 'addresses.previous' })
    shopper.send({ type: 'addresses.next' })
    shopper.send({ type: 'addresses.next' })
    expect(shopper.shown()).toMatchObject({ ids: ['a5', 'a6'], first: 6, hasPrevious: true, hasNext: false })
    shopper.send({ type: 'addresses.previous' })
    expect(shopper.shown()).toMatchObject({ first: 1 })
  })

  test('[RA-01] an address that is chosen is told, and one that is not listed cannot be', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list(['a1']))
    shopper.send({ type: 'address.choose', id: 'a1' })
    shopper.send({ type: 'address.choose', id: 'a9' })
    expect(shopper.chosen()).toBe('a1')
    expect(shopper.emitted).toEqual([
      { type: 'address.chosen', address: sampleEntry('a1'), isEntered: false },
    ])
  })

  test('an address that was chosen before a reload is told once it is here, on its page', async () => {
    const shopper = start({ chosenId: 'a6' })
    await shopper.answer('fetchAddresses', list(six))
    expect(shopper.shown()).toMatchObject({ first: 6 })
    expect(shopper.emitted).toMatchObject([{ type: 'address.chosen', address: { id: 'a6' } }])
  })

  test('[RA-02 RA-04] a saved address is chosen at once, on its page, and the default before it is none any more', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', {
      ...list(six),
      addresses: [{ ...sampleDelivery('a1'), preferred: true }, ...list(six.slice(1)).addresses],
    })
    shopper.send({ type: 'address.add' })
    expect(shopper.asked('addressForm')).toMatchObject([
      { upmId: 'upm-1', language: 'ko', address: null, id: null },
    ])
    const address = sampleEntry('a7', { preferred: true })
    await shopper.answer('addressForm', { kind: 'saved', address, isKept: true })
    expect([shopper.chosen(), shopper.shown().ids]).toEqual(['a7', ['a5', 'a6', 'a7']])
    expect(shopper.snapshot().context.saved.filter(({ preferred }) => preferred)).toEqual([address])
    expect(shopper.emitted).toEqual([{ type: 'address.chosen', address, isEntered: false }])
  })

  test('the order’s own address is not changed: what is made of it is a new one', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list(['a1']))
    shopper.send({ type: 'address.edit', id: 'ship-from' })
    expect(shopper.asked('addressForm')).toMatchObject([{ address: { id: 'ship-from' }, id: null }])
    await shopper.answer('addressForm', { kind: 'left' })
    shopper.send({ type: 'address.edit', id: 'a1' })
    expect(shopper.asked('addressForm').at(-1)).toMatchObject({ address: { id: 'a1' }, id: 'a1' })
  })

  test('[RA-01 RA-04] a guest begins with the order’s address alone; what they enter is told to be kept, in memory', async () => {
    const shopper = start({ upmId: null })
    expect([shopper.view(), shopper.shown().ids, shopper.asked('fetchAddresses')]).toEqual([
      'list',
      ['ship-from'],
      [],
    ])
    shopper.send({ type: 'address.add' })
    const address = sampleEntry('entered-1')
    await shopper.answer('addressForm', { kind: 'saved', address, isKept: true })
    expect(shopper.shown().ids).toEqual(['ship-from', 'entered-1'])
    expect(shopper.emitted).toEqual([{ type: 'address.chosen', address, isEntered: true }])
    shopper.send({ type: 'address.edit', id: 'entered-1' })
    expect(shopper.asked('addressForm').at(-1)).toMatchObject({ id: 'entered-1', newId: 'entered-2' })
  })

  test('addresses that do not come leave the list as it is, are reported, and asked for again', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', {
      addresses: [],
      failure: { kind: 'network' },
      pending: null,
    })
    expect([shopper.view(), shopper.shown().ids, shopper.snapshot().context.isIncomplete]).toEqual([
      'list',
      ['ship-from'],
      true,
    ])
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code: 'unknown orders error', devMessage: 'addresses: network' },
    ])
    shopper.send({ type: 'addresses.retry' })
    await shopper.answer('fetchAddresses', list(['a1']))
    expect([shopper.shown().ids, shopper.snapshot().context.isIncomplete]).toEqual([
      ['ship-from', 'a1'],
      false,
    ])
  })

  test('a save that a reload has interrupted is looked up, the list comes again, and its address is chosen', async () => {
    const shopper = start()
    const pending = { id: null, mark: 'mark-0', key: 'key-0' }
    await shopper.answer('fetchAddresses', { ...list(['a1']), pending })
    expect([shopper.view(), shopper.asked('addressForm')]).toMatchObject(['loading', [{ pending }]])
    await shopper.answer('addressForm', { kind: 'settled', id: 'a7' })
    await shopper.answer('fetchAddresses', list(['a1', 'a7']))
    expect([shopper.view(), shopper.chosen()]).toEqual(['list', 'a7'])
    expect(shopper.emitted).toMatchObject([{ type: 'address.chosen', address: { id: 'a7' } }])
  })
})
