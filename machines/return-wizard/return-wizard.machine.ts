import { ended } from '../answers.ts'
import { loadsOrder } from '../load-order.ts'
import { startOfWizard, storePlaceOf, submissionOf } from './return-wizard.rules.ts'
import { returnWizardSetup } from './return-wizard.setup.ts'

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
        { guard: 'goesOnAtMethod', target: 'choosing.method' },
        { guard: 'isReturnable', target: 'choosing' },
        { target: 'nothingToReturn' },
      ],
    },
    choosing: {
      description: 'What goes back, and how: two steps, which browsers go back and forward through.',
      initial: 'items',
      states: {
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
            'wizard.continue': [
              { guard: 'isStepDone', target: 'method', actions: 'announceStep' },
              { actions: 'countRefusal' },
            ],
            'wizard.back': { target: '#returnWizard.left', actions: 'announceLeft' },
            'step.asked': [
              { guard: { type: 'isAskedAndDone', params: ({ event }) => event }, target: 'method' },
              {
                guard: { type: 'isAskedTooSoon', params: ({ event }) => event },
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
              { guard: 'isDoneForPreview', target: '#returnWizard.previewing', actions: 'announceStep' },
              { guard: 'isStepDone', target: '#returnWizard.submitting', actions: 'announceStep' },
              { actions: 'countRefusal' },
            ],
            'wizard.back': 'items',
            'step.asked': { guard: { type: 'isItemsAsked', params: ({ event }) => event }, target: 'items' },
          },
          states: {
            opening: {
              description: 'Looks whether the chosen way asks for a store.',
              always: [{ guard: 'asksForStore', target: 'stores' }, { target: 'ways' }],
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
      },
    },
    previewing: {
      description:
        'The return as it would be; nobody is called: a fake return by flag, and a return to a store in Korea.',
      tags: 'previewing',
      on: {
        'wizard.back': 'choosing.method',
        'step.asked': {
          guard: { type: 'isItemsAsked', params: ({ event }) => event },
          target: 'choosing.method',
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
        'dialog.dismiss': [{ guard: 'isComplete', target: 'choosing.method' }, { target: 'choosing' }],
      },
    },
    notSubmitted: {
      description: '“Return Not Submitted”: try again, or go back to what was entered.',
      tags: 'notSubmitted',
      exit: 'forgetRefusal',
      on: {
        'wizard.retry': [{ guard: 'isComplete', target: 'submitting' }, { target: 'choosing' }],
        'dialog.dismiss': [
          { guard: 'isFinallyRefused', target: 'loadingOrder', actions: 'startOver' },
          { guard: 'isComplete', target: 'choosing.method' },
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
