import { assign, emit, setup } from 'xstate'
import type { SentDeliveryAddress } from '../../../contract/addresses/address-book.ts'
import type { AddressDraft } from '../../../domain/addresses/address-layout.types.ts'
import { writtenAddress } from '../../../domain/addresses/written-address.ts'
import type { SaveAddressTarget, SavedAddress } from '../../../services/addresses/save-address.ts'
import { describeEnd } from '../../../services/http/outcome.ts'
import { callSlot } from '../../actor-slot.ts'
import { answered, describeAnswer, ended } from '../../answers.ts'
import { attemptGuards } from '../../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import { addressAs, afterVerdict, formErrors, questionOf, saveOf, startOfForm } from './address-form.rules.ts'
import type {
  AddressFormContext,
  AddressFormEmitted,
  AddressFormEvent,
  AddressFormInput,
  AddressFormOutput,
  AddressFormTag,
  AddressVersion,
  SaveAttemptOutput,
  ValidateInput,
  ValidateResult,
} from './address-form.types.ts'

type Verdict = { result: ValidateResult }
type Attempted = { output: SaveAttemptOutput }

export const addressFormMachine = setup({
  types: {
    input: {} as AddressFormInput,
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    emitted: {} as AddressFormEmitted,
    output: {} as AddressFormOutput,
    tags: {} as AddressFormTag,
  },
  actors: {
    validateAddress: callSlot<ValidateResult, ValidateInput>('validateAddress'),
    attempt: createAttemptMachine<SaveAddressTarget, SentDeliveryAddress, SavedAddress>(),
  },
  actions: {
    changeDraft: assign(({ context }, { change }: { change: Partial<AddressDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    keepWritten: assign(({ context }) => ({
      refusals: 0,
      draft: writtenAddress(context.draft, context.rules),
    })),
    keepVerdict: assign(({ context }, { result }: { result: ValidateResult | null }) =>
      afterVerdict(context, result),
    ),
    keepVersion: assign((_, { version }: { version: AddressVersion }) => ({ version })),
    keepLocal: assign(({ context }) => ({
      outcome: {
        kind: 'saved' as const,
        address: addressAs(context, context.id ?? context.newId),
        isKept: context.upmId === null,
      },
    })),
    keepSaved: assign(({ context }, { output }: Attempted) =>
      output.kind === 'done'
        ? {
            outcome: {
              kind: 'saved' as const,
              address: addressAs(context, output.value.id),
              isKept: true,
            },
          }
        : {},
    ),
    keepRefusal: assign((_, { output }: Attempted) => (output.kind === 'refused' ? { refusal: output } : {})),
    keepSettled: assign((_, { output }: Attempted) => ({
      outcome: { kind: 'settled' as const, id: output.kind === 'done' ? output.value.id : null },
    })),
    lookAtBook: assign({ outcome: { kind: 'settled' as const, id: null } }),
    /** Provided: which save it is survives a reload, never the address itself. */
    noteSave: () => undefined,
    dropNote: () => undefined,
    reportUnchecked: emit((_, { result }: { result: ValidateResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `address validation: ${describeAnswer(result)}`,
    })),
    reportUnsaved: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `address: ${describeEnd(output)}`,
    })),
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasErrors: ({ context }) => formErrors(context).length > 0,
    isBeyondDoubt: ({ context }, { result }: Verdict) => afterVerdict(context, result).doubt === null,
    isAnswered: (_, { result }: Verdict) => result.ok,
    hasSuggestion: ({ context }) => context.suggestion !== null,
    isGuest: ({ context }) => context.upmId === null,
    isChange: ({ context }) => context.id !== null,
    isSaved: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'addressForm',
  description: 'Takes an address down, has it checked, and saves it, once.',
  context: ({ input }) => startOfForm(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A save from before a reload is looked up; else there is a form.',
      always: [{ guard: 'isPending', target: 'settling' }, { target: 'filling' }],
    },
    settling: {
      description: 'Looks up what became of a save from before a reload.',
      tags: 'saving',
      exit: 'dropNote',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => saveOf(context),
        onDone: { target: 'settled', actions: { type: 'keepSettled', params: ended } },
        onError: { target: 'settled', actions: 'lookAtBook' },
      },
    },
    filling: {
      description: 'The fields of the country; what is wrong shows once the form was sent.',
      tags: 'form',
      on: {
        'draft.change': {
          actions: { type: 'changeDraft', params: ({ event }) => ({ change: event.change }) },
        },
        'form.submit': [
          { guard: 'hasErrors', actions: 'countRefusal' },
          { target: 'validating', actions: 'keepWritten' },
        ],
        'dialog.dismiss': 'left',
      },
    },
    validating: {
      description: 'Asks the host whether mail reaches the address: the button turns.',
      tags: 'validating',
      invoke: {
        id: 'validateAddress',
        src: 'validateAddress',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isBeyondDoubt', params: answered },
            target: 'keeping',
            actions: { type: 'keepVerdict', params: answered },
          },
          {
            guard: { type: 'isAnswered', params: answered },
            target: 'reviewing',
            actions: { type: 'keepVerdict', params: answered },
          },
          {
            target: 'reviewing',
            actions: [
              { type: 'keepVerdict', params: answered },
              { type: 'reportUnchecked', params: answered },
            ],
          },
        ],
        onError: {
          target: 'reviewing',
          actions: [
            { type: 'keepVerdict', params: { result: null } },
            { type: 'reportUnchecked', params: { result: null } },
          ],
        },
      },
    },
    reviewing: {
      description:
        'What was entered, and how the host thinks it is meant: the shopper picks one, or goes back to the fields.',
      tags: 'review',
      on: {
        'version.pick': {
          guard: 'hasSuggestion',
          actions: { type: 'keepVersion', params: ({ event }) => ({ version: event.version }) },
        },
        'version.save': 'keeping',
        'dialog.dismiss': 'filling',
      },
    },
    keeping: {
      description: 'A guest’s address is kept by the return itself, a member’s goes into the book.',
      always: [{ guard: 'isGuest', target: 'saved', actions: 'keepLocal' }, { target: 'saving' }],
    },
    saving: {
      description: 'The address is on its way into the book; a lost answer is looked up.',
      tags: 'saving',
      entry: 'noteSave',
      exit: 'dropNote',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ended },
            target: 'saved',
            actions: { type: 'keepSaved', params: ended },
          },
          {
            guard: 'isChange',
            target: 'saved',
            actions: ['keepLocal', { type: 'reportUnsaved', params: ended }],
          },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          {
            target: 'notSaved',
            actions: [
              { type: 'keepRefusal', params: ended },
              { type: 'reportUnsaved', params: ended },
            ],
          },
        ],
        onError: [{ guard: 'isChange', target: 'saved', actions: 'keepLocal' }, { target: 'unconfirmed' }],
      },
    },
    notSaved: {
      description: 'The address was not taken: try again, or go back to the fields.',
      tags: 'notSaved',
      on: { 'save.retry': 'saving', 'dialog.dismiss': 'filling' },
    },
    unconfirmed: {
      description: 'Nobody can say whether the address was saved: on to the book, which shows it if it was.',
      tags: 'unconfirmed',
      on: { 'dialog.dismiss': { target: 'settled', actions: 'lookAtBook' } },
    },
    saved: { type: 'final', description: 'The address is saved, and chosen.' },
    settled: { type: 'final', description: 'The book is to be asked for afresh.' },
    left: { type: 'final', description: 'The form is closed, and nothing saved.' },
  },
  output: ({ context }) => context.outcome,
})
