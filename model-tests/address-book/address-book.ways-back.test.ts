import { describe, expect, test } from 'vitest'
import { addressBookMachine } from '../../machines/address-book/address-book.machine.ts'
import { addressPage, selectBookView } from '../../machines/address-book/address-book.selectors.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'
import { bookInput } from './address-book.model.ts'

const start = () => {
  const journey = startJourney({ machine: addressBookMachine, input: () => bookInput })
  return {
    ...journey,
    view: () => selectBookView(journey.snapshot()),
    isLoading: () => journey.snapshot().hasTag('loading'),
  }
}
const list = (...ids: readonly string[]) => ({
  addresses: ids.map((id) => sampleDelivery(id)),
  failure: null,
  pending: null,
})
const interrupted = { ...list('a1'), pending: { id: null, mark: 'mark-0', key: 'key-0' } }
const emptyForm = {
  upmId: 'upm-1',
  rules: bookInput.rules,
  language: 'ko',
  address: null,
  id: null,
  newId: 'entered-1',
  round: 0,
  pending: null,
}

describe('address book: ways back to the list', () => {
  test('where the page’s own code breaks, the list can be asked for again, which it cannot once it is complete', async () => {
    const shopper = start()
    expect(shopper.isLoading()).toBe(true)
    await shopper.breaks('fetchAddresses', defect)
    expect([shopper.view(), shopper.snapshot().context.isIncomplete, shopper.emitted]).toEqual([
      'list',
      true,
      [],
    ])
    shopper.send({ type: 'addresses.retry' })
    expect(shopper.view()).toBe('loading')
    await shopper.answer('fetchAddresses', list('a1'))
    shopper.send({ type: 'addresses.retry' })
    expect([shopper.view(), shopper.asked('fetchAddresses').length]).toEqual(['list', 2])
  })

  test('five addresses fill one page, behind which there is none', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list('a1', 'a2', 'a3', 'a4'))
    shopper.send({ type: 'addresses.next' })
    expect(addressPage(shopper.snapshot())).toEqual({
      addresses: ['ship-from', 'a1', 'a2', 'a3', 'a4'].map((id) => sampleEntry(id)),
      first: 1,
      all: 5,
      hasPrevious: false,
      hasNext: false,
    })
  })

  test('an address that is not listed is not changed', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list('a1'))
    shopper.send({ type: 'address.edit', id: 'a9' })
    expect([shopper.view(), shopper.asked('addressForm')]).toEqual(['list', []])
  })

  test('a new address begins empty, whatever was looked at before', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list('a1'))
    shopper.send({ type: 'address.edit', id: 'a1' })
    await shopper.answer('addressForm', { kind: 'left' })
    expect([shopper.view(), shopper.emitted]).toEqual(['list', []])
    shopper.send({ type: 'address.add' })
    expect([shopper.view(), shopper.asked('addressForm').at(-1)]).toEqual(['form', emptyForm])
  })

  test('a form that breaks leaves the list as it was', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list('a1'))
    shopper.send({ type: 'address.add' })
    await shopper.breaks('addressForm', defect)
    expect([shopper.view(), shopper.emitted, shopper.snapshot().context.chosenId]).toEqual([
      'list',
      [],
      'ship-from',
    ])
  })

  test('an interrupted save that cannot be looked up is let go: the next form begins afresh', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', interrupted)
    expect(shopper.isLoading()).toBe(true)
    expect(shopper.asked('addressForm')).toEqual([{ ...emptyForm, pending: interrupted.pending }])
    await shopper.breaks('addressForm', defect)
    expect([shopper.view(), shopper.emitted]).toEqual(['list', []])
    shopper.send({ type: 'address.add' })
    expect(shopper.asked('addressForm').at(-1)).toEqual(emptyForm)
  })

  test('an interrupted save comes first where an address was chosen before, which is then told once', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', { ...interrupted, failure: { kind: 'network' } })
    expect(shopper.emitted).toEqual([])
    await shopper.answer('addressForm', { kind: 'settled', id: null })
    expect([shopper.view(), shopper.snapshot().context.pending]).toEqual(['loading', null])
    await shopper.answer('fetchAddresses', list('ship-from'))
    expect([shopper.snapshot().context.chosenId, shopper.emitted]).toEqual([
      'ship-from',
      [{ type: 'address.chosen', address: sampleEntry('ship-from'), isEntered: false }],
    ])
  })

  test('a save that nobody can tell of asks for the list again, and keeps what was chosen', async () => {
    const shopper = start()
    await shopper.answer('fetchAddresses', list('a1'))
    shopper.send({ type: 'address.choose', id: 'a1' })
    shopper.send({ type: 'address.add' })
    await shopper.answer('addressForm', { kind: 'settled', id: null })
    expect([shopper.view(), shopper.snapshot().context.chosenId, shopper.asked('fetchAddresses')]).toEqual([
      'loading',
      'a1',
      [{ upmId: 'upm-1' }, { upmId: 'upm-1' }],
    ])
  })
})
