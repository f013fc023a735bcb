import { addressBookMachine } from '../../machines/address-book/address-book.machine.ts'
import { selectBookView } from '../../machines/address-book/address-book.selectors.ts'
import type {
  AddressBookInput,
  FetchAddressesResult,
  FormEnd,
} from '../../machines/address-book/address-book.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleDelivery, sampleEntry, sampleRules } from '../samples/address-samples.ts'
import { defect } from '../samples/samples.ts'

const list = (ids: readonly string[], pending: FetchAddressesResult['pending'] = null) => ({
  addresses: ids.map((id) => sampleDelivery(id)),
  failure: null,
  pending,
})

const fetchAddresses: readonly Answer<FetchAddressesResult>[] = [
  {
    words: 'more than a page of addresses comes',
    output: list(['a1', 'a2', 'a3', 'a4', 'a5']),
    inBrowser: { by: 'host' },
  },
  { words: 'no address is there', output: list([]), inBrowser: { by: 'host' } },
  {
    words: 'addresses come, and a save whose outcome is not known',
    output: list(['a1'], { id: null, mark: 'mark-0', key: 'key-0' }),
  },
  {
    words: 'the addresses do not come',
    output: { addresses: [], failure: { kind: 'network' }, pending: null },
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'asking for the addresses breaks the page’s own code', error: defect },
]

const addressForm: readonly Answer<FormEnd>[] = [
  {
    words: 'an address is saved',
    output: { kind: 'saved', address: sampleEntry('a9'), isKept: true },
    inBrowser: { by: 'host' },
  },
  {
    words: 'an address is changed for this return alone',
    output: { kind: 'saved', address: sampleEntry('a1'), isKept: false },
  },
  { words: 'the book is to be looked at', output: { kind: 'settled', id: null } },
  { words: 'the address that was saved is found', output: { kind: 'settled', id: 'a1' } },
  { words: 'the form is closed', output: { kind: 'left' } },
  { words: 'the form breaks the page’s own code', error: defect },
]

export const bookInput: AddressBookInput = {
  upmId: 'upm-1',
  rules: sampleRules,
  language: 'en',
  shipFrom: sampleEntry('ship-from'),
  entered: [],
  chosenId: 'ship-from',
}

export const addressBookModel = defineModel<typeof addressBookMachine>({
  flow: 'address-book',
  machine: addressBookMachine,
  starts: [
    { words: 'a member', input: bookInput },
    { words: 'a guest', input: { ...bookInput, upmId: null } },
    {
      words: 'a member who has chosen an address of the book before',
      input: { ...bookInput, chosenId: 'a1' },
    },
  ],
  events: {
    'address.choose': [
      {
        words: 'the shopper chooses the order’s address',
        event: { type: 'address.choose', id: 'ship-from' },
      },
      { words: 'the shopper chooses an address of the book', event: { type: 'address.choose', id: 'a1' } },
    ],
    'address.add': [{ words: 'the shopper adds an address', event: { type: 'address.add' } }],
    'address.edit': [
      { words: 'the shopper changes an address', event: { type: 'address.edit', id: 'ship-from' } },
      { words: 'the shopper changes an address of the book', event: { type: 'address.edit', id: 'a1' } },
    ],
    'addresses.next': [{ words: 'the shopper asks for more addresses', event: { type: 'addresses.next' } }],
    'addresses.previous': [{ words: 'the shopper goes back a page', event: { type: 'addresses.previous' } }],
    'addresses.retry': [{ words: 'the shopper tries again', event: { type: 'addresses.retry' } }],
  },
  answers: { fetchAddresses, addressForm },
  delays: {},
  key: ({ saved, entered, isIncomplete, page, chosenId, upmId, pending }) => [
    saved.map(({ id }) => id),
    entered.map(({ id }) => id).toSorted(),
    isIncomplete,
    page,
    chosenId,
    upmId,
    pending?.key,
  ],
  states: {
    loading: { sees: 'the shape of the addresses', view: 'loading' },
    settling: { sees: 'the shape of the addresses', view: 'loading' },
    browsing: { sees: 'up to five addresses, the order’s own first', view: 'list' },
    editing: { sees: 'the form over the list', view: 'form' },
  },
  view: selectBookView,
})
