import { assign, emit, setup } from 'xstate'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, ended } from '../answers.ts'
import {
  addressWith,
  editingOf,
  formOf,
  isEntered,
  lastPage,
  startOfBook,
  withAddress,
  withSaved,
} from './address-book.rules.ts'
import type {
  AddressBookContext,
  AddressBookEmitted,
  AddressBookEvent,
  AddressBookInput,
  AddressBookTag,
  FetchAddressesInput,
  FetchAddressesResult,
  FormEnd,
} from './address-book.types.ts'
import { addressFormMachine } from './address-form/address-form.machine.ts'

type Answer = { result: FetchAddressesResult }
type Ended = { output: FormEnd }

export const addressBookMachine = setup({
  types: {
    input: {} as AddressBookInput,
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressBookEmitted,
    tags: {} as AddressBookTag,
  },
  actors: {
    fetchAddresses: callSlot<FetchAddressesResult, FetchAddressesInput>('fetchAddresses'),
    addressForm: addressFormMachine,
  },
  actions: {
    keepSaved: assign(({ context }, { result }: Answer) => withSaved(context, result)),
    keepIncomplete: assign({ isIncomplete: true }),
    keepChosen: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    keepEditing: assign(({ context }, { id }: { id: string }) => ({ editing: editingOf(context, id) })),
    beginNew: assign({ editing: { address: null, id: null } }),
    keepAddress: assign(({ context }, { output }: Ended) =>
      output.kind === 'saved' ? withAddress(context, output) : {},
    ),
    keepSettled: assign(({ context }, { output }: Ended) => ({
      chosenId: (output.kind === 'settled' ? output.id : null) ?? context.chosenId,
    })),
    forgetPending: assign({ pending: null }),
    turn: assign({ page: ({ context }, { by }: { by: 1 | -1 }) => context.page + by }),
    announceChosen: emit(({ context }) => {
      const address = addressWith(context, context.chosenId)
      if (address === null) throw new Error('no address is chosen')
      return { type: 'address.chosen' as const, address, isEntered: isEntered(context, address) }
    }),
    reportIncomplete: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `addresses: ${result.failure ? describeFailure(result.failure) : 'defect'}`,
    })),
  },
  guards: {
    isGuest: ({ context }) => context.upmId === null,
    hasPending: (_, { result }: Answer) => result.pending !== null,
    isFailed: (_, { result }: Answer) => result.failure !== null,
    isChosenThere: ({ context }, { result }: Answer) =>
      result.addresses.some(({ id }) => id === context.chosenId),
    isListed: ({ context }, { id }: { id: string }) => addressWith(context, id) !== null,
    isIncomplete: ({ context }) => context.isIncomplete,
    hasNext: ({ context }) => context.page < lastPage(context),
    hasPrevious: ({ context }) => context.page > 0,
    isSaved: (_, { output }: Ended) => output.kind === 'saved',
    isSettled: (_, { output }: Ended) => output.kind === 'settled',
  },
}).createMachine({
  id: 'addressBook',
  description: 'Lists the addresses that a return can be collected from, and takes new ones down.',
  context: ({ input }) => startOfBook(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A guest has no book on the host.',
      always: [{ guard: 'isGuest', target: 'browsing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The member’s addresses are on their way: rows in their shape.',
      tags: 'loading',
      invoke: {
        id: 'fetchAddresses',
        src: 'fetchAddresses',
        input: ({ context }) => ({ upmId: context.upmId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasPending', params: answered },
            target: 'settling',
            actions: { type: 'keepSaved', params: answered },
          },
          {
            guard: { type: 'isFailed', params: answered },
            target: 'browsing',
            actions: [
              { type: 'keepSaved', params: answered },
              { type: 'reportIncomplete', params: answered },
            ],
          },
          {
            guard: { type: 'isChosenThere', params: answered },
            target: 'browsing',
            actions: [{ type: 'keepSaved', params: answered }, 'announceChosen'],
          },
          { target: 'browsing', actions: { type: 'keepSaved', params: answered } },
        ],
        onError: { target: 'browsing', actions: 'keepIncomplete' },
      },
    },
    settling: {
      description: 'An address whose saving a reload has interrupted is looked up before the list shows.',
      tags: 'loading',
      exit: 'forgetPending',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context }) => formOf(context),
        onDone: { target: 'loading', actions: { type: 'keepSettled', params: ended } },
        onError: 'browsing',
      },
    },
    browsing: {
      description: 'Five addresses a page, the one that the order left from first; one of them is chosen.',
      tags: 'list',
      on: {
        'address.choose': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          actions: [{ type: 'keepChosen', params: ({ event }) => ({ id: event.id }) }, 'announceChosen'],
        },
        'address.add': { target: 'editing', actions: 'beginNew' },
        'address.edit': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'editing',
          actions: { type: 'keepEditing', params: ({ event }) => ({ id: event.id }) },
        },
        'addresses.next': { guard: 'hasNext', actions: { type: 'turn', params: { by: 1 } } },
        'addresses.previous': { guard: 'hasPrevious', actions: { type: 'turn', params: { by: -1 } } },
        'addresses.retry': { guard: 'isIncomplete', target: 'loading' },
      },
    },
    editing: {
      description: 'An address is being entered or changed, over the list.',
      tags: 'form',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context }) => formOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ended },
            target: 'browsing',
            actions: [{ type: 'keepAddress', params: ended }, 'announceChosen'],
          },
          {
            guard: { type: 'isSettled', params: ended },
            target: 'loading',
            actions: { type: 'keepSettled', params: ended },
          },
          { target: 'browsing' },
        ],
        onError: 'browsing',
      },
    },
  },
})
