import { answered, ended } from '../answers.ts'
import { loadsOrder } from '../load-order.ts'
import { startOfWizard, storePlaceOf } from './return-wizard.rules.ts'
import { returnWizardSetup } from './return-wizard.setup.ts'
import { submissionOf } from './sent-return.rules.ts'

export const returnWizardMachine = returnWizardSetup.createMachine({
  id: 'returnWizard',
  description: 'Takes items of an order back: which and why, then how.',
  context: ({ input }) => startOfWizard(input),
  initial: 'opening',
  states: {
    loadingOrder: {
      description: 'The order is on its way: lines in the shape of the page.',
      tags: 'skeleton',
      invoke: loadsOrder('opening'),
    },
    opening: {
      description:
        'Takes up what was entered before, or an attempt whose outcome is not known, once the order is here.',
      always: [
        { guard: 'isOrderAbsent', target: 'loadingOrder' },
        { guard: 'hasPendingAttempt', target: 'submitting' },
        { guard: 'isReturnOrder', target: 'replaced' },
        { guard: 'goesOnAtConfirmation', target: 'choosing.confirmation' },
        { guard: 'isToRecall', target: 'recalling' },
        { guard: 'goesOnAtMethod', target: 'choosing.method' },
        { guard: 'isReturnable', target: 'choosing' },
        { target: 'nothingToReturn' },
      ],
    },
    recalling: {
      description: 'Of the address that was chosen before a reload only its id is left: the book is asked.',
      tags: 'skeleton',
      invoke: {
        id: 'recallAddress',
        src: 'recallAddress',
        input: ({ context }) => ({ upmId: context.upmId ?? '', id: context.draft.addressId ?? '' }),
        onDone: [
          {
            guard: { type: 'isRecalled', params: answered },
            target: 'choosing.confirmation',
            actions: { type: 'keepRecalled', params: answered },
          },
          { target: 'choosing.method' },
        ],
        onError: 'choosing.method',
      },
    },
    choosing: {
      description:
        'What goes back, and how: two steps, and what a courier does as a third, which browsers go back and forward through.',
      initial: 'items',
      states: {
        last: {
          description: 'Back to the step that the return was sent from.',
          always: [{ guard: 'hasConfirmation', target: 'confirmation' }, { target: 'method' }],
        },
        items: {
          description: 'Which items, why, and how many of each; the refund is counted along.',
          tags: 'items',
          entry: [{ type: 'show', params: { step: 'items' } }, 'announceShown'],
          on: {
            'item.changed': [
              {
                guard: { type: 'isReason', params: ({ event }) => event },
                actions: [
                  { type: 'keepItem', params: ({ event }) => ({ event }) },
                  'storeDraft',
                  {
                    type: 'announceReason',
                    params: ({ event }) => ({ reason: String(event.change.value) }),
                  },
                ],
              },
              { actions: [{ type: 'keepItem', params: ({ event }) => ({ event }) }, 'storeDraft'] },
            ],
            'answer.changed': {
              actions: [{ type: 'keepAnswer', params: ({ event }) => ({ event }) }, 'storeDraft'],
            },
            'wizard.continue': [
              {
                guard: 'isStepDone',
                target: 'method',
                actions: ['forgetExchangeRefusal', 'announceStep'],
              },
              { actions: 'countRefusal' },
            ],
            'wizard.back': { target: '#returnWizard.left', actions: 'announceLeft' },
            'step.asked': [
              { guard: { type: 'opensMethod', params: ({ event }) => event }, target: 'method' },
              { guard: { type: 'opensConfirmation', params: ({ event }) => event }, target: 'confirmation' },
              {
                guard: { type: 'isOtherAsked', params: ({ event }) => event },
                actions: ['countRefusal', 'announceShown'],
              },
            ],
          },
        },
        method: {
          description: 'How it goes back: one card for each way, with its price; the chosen one opens.',
          tags: 'method',
          entry: [{ type: 'show', params: { step: 'method' } }, 'announceShown'],
          initial: 'opening',
          on: {
            'method.chosen': {
              target: '.opening',
              actions: [
                { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
                'storeDraft',
                'storeMethod',
              ],
            },
            'wizard.continue': [
              { guard: 'isDoneForConfirmation', target: 'confirmation', actions: 'announceStep' },
              { guard: 'isDoneForPreview', target: '#returnWizard.previewing', actions: 'announceStep' },
              { guard: 'isStepDone', target: '#returnWizard.submitting', actions: 'announceStep' },
              { actions: 'countRefusal' },
            ],
            'wizard.back': 'items',
            'step.asked': [
              { guard: { type: 'isItemsAsked', params: ({ event }) => event }, target: 'items' },
              { guard: { type: 'opensConfirmation', params: ({ event }) => event }, target: 'confirmation' },
              {
                guard: { type: 'isOtherAsked', params: ({ event }) => event },
                actions: ['countRefusal', 'announceShown'],
              },
            ],
          },
          states: {
            opening: {
              description: 'Looks whether the chosen way asks for a store, or for an address.',
              always: [
                { guard: 'asksForStore', target: 'stores' },
                { guard: 'asksForAddress', target: 'addresses' },
                { target: 'ways' },
              ],
            },
            addresses: {
              description:
                'Where the courier comes: the address book, in the card of the way that is chosen.',
              on: {
                'address.chosen': {
                  actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'storeDraft'],
                },
              },
            },
            ways: { description: 'No way is chosen yet, or one that asks for nothing else.' },
            stores: {
              description:
                'Which store: three at a time, nearest first, in the card of the way that is chosen.',
              invoke: {
                id: 'storeSelector',
                src: 'storeSelector',
                input: ({ context }) => ({ near: storePlaceOf(context), search: '' }),
              },
              initial: 'browsing',
              states: {
                browsing: {
                  description: 'Looks for a store and picks one.',
                  on: {
                    'store.chosen': [
                      {
                        guard: {
                          type: 'isOtherCountry',
                          params: ({ event }) => ({ store: event.store }),
                        },
                        target: 'otherCountry',
                        actions: [
                          { type: 'keepStore', params: { store: null } },
                          'storeDraft',
                          'storeMethod',
                        ],
                      },
                      {
                        actions: [
                          { type: 'keepStore', params: ({ event }) => ({ store: event.store }) },
                          'storeDraft',
                          'storeMethod',
                        ],
                      },
                    ],
                  },
                },
                otherCountry: {
                  description:
                    '“Choose Another Store”: it lies in another country than the one the order shipped to.',
                  on: { 'dialog.dismiss': 'browsing' },
                },
              },
            },
          },
        },
        confirmation: {
          description:
            'What the courier collects, from where and when, and whom to call: to be read before it is sent.',
          tags: 'confirmation',
          entry: [{ type: 'show', params: { step: 'confirmation' } }, 'announceShown'],
          on: {
            'wizard.continue': [
              { guard: 'isDoneForPreview', target: '#returnWizard.previewing', actions: 'announceStep' },
              { target: '#returnWizard.submitting', actions: 'announceStep' },
            ],
            'wizard.back': 'method',
            'step.asked': [
              { guard: { type: 'isItemsAsked', params: ({ event }) => event }, target: 'items' },
              { guard: { type: 'isMethodAsked', params: ({ event }) => event }, target: 'method' },
            ],
          },
        },
      },
    },
    previewing: {
      description:
        'The return as it would be; nobody is called: a fake return by flag, and a return to a store in Korea.',
      tags: 'previewing',
      on: {
        'wizard.back': 'choosing.last',
        'step.asked': {
          guard: { type: 'isOtherAsked', params: ({ event }) => event },
          target: 'choosing.last',
        },
      },
    },
    submitting: {
      description: 'The return is being created; closing the page does not stop it.',
      tags: 'submitting',
      exit: 'forgetPending',
      invoke: {
        id: 'returnSubmission',
        src: 'returnSubmission',
        input: ({ context }) => submissionOf(context),
        onDone: [
          {
            guard: { type: 'isSubmitted', params: ended },
            target: 'leaving',
            actions: [{ type: 'keepSubmitted', params: ended }, 'dropDraft'],
          },
          {
            guard: { type: 'isUnconfirmed', params: ended },
            target: 'notConfirmed',
          },
          {
            target: 'notSubmitted',
            actions: [
              { type: 'keepRefusal', params: ended },
              { type: 'reportRefusal', params: ended },
            ],
          },
        ],
        onError: 'notConfirmed',
      },
    },
    notConfirmed: {
      description:
        'Nobody can say whether the return was created: says to look at the order before trying again.',
      tags: 'notConfirmed',
      on: {
        'wizard.leave': { target: 'left', actions: 'announceLeft' },
        'dialog.dismiss': [{ guard: 'isComplete', target: 'choosing.last' }, { target: 'choosing' }],
      },
    },
    notSubmitted: {
      description: '“Return Not Submitted”: try again, or go back to what was entered.',
      tags: 'notSubmitted',
      exit: 'forgetRefusal',
      on: {
        'wizard.retry': [{ guard: 'isComplete', target: 'submitting' }, { target: 'choosing' }],
        'dialog.dismiss': [
          { guard: 'isExchangeRefused', target: 'choosing' },
          { guard: 'isFinallyRefused', target: 'loadingOrder', actions: 'startOver' },
          { guard: 'isComplete', target: 'choosing.last' },
          { target: 'choosing' },
        ],
      },
    },
    orderFailed: {
      description: 'The order did not come: contact us, or try again.',
      tags: 'orderFailed',
      on: { 'order.retry': 'loadingOrder' },
    },
    nothingToReturn: { description: 'No item of this order can go back, and why.', tags: 'nothingToReturn' },
    sessionEnded: {
      type: 'final',
      description: 'Without a sign-in or a contact there is no order: leads to the guest lookup.',
    },
    left: { type: 'final', description: 'Back to the order.' },
    replaced: {
      type: 'final',
      description: 'This is a return already: its own page takes over.',
      entry: 'announceTypeMismatch',
    },
    leaving: {
      type: 'final',
      description: 'The return is created: on to its instructions, which say so.',
      tags: 'created',
      entry: 'announceCreated',
    },
  },
})
