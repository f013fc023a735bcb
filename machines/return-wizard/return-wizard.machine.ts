import { ended } from '../answers.ts'
import { loadsOrder } from '../load-order.ts'
import { startOfWizard, storePlaceOf, submissionOf } from './return-wizard.rules.ts'
import { returnWizardSetup } from './return-wizard.setup.ts'

export const returnWizardMachine = returnWizardSetup.createMachine({
  id: 'returnWizard',
  description: 'Takes items of an order back: which, how, and where.',
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
        { guard: 'isReturnable', target: 'choosing' },
        { target: 'nothingToReturn' },
      ],
    },
    choosing: {
      description: 'What goes back, how, and where; the country says which step comes when.',
      initial: 'nextStep',
      on: {
        'wizard.continue': {
          guard: 'isStepDone',
          target: '.nextStep',
          actions: ['announceStep', { type: 'step', params: { by: 1 } }, 'storeDraft'],
        },
        'wizard.back': [
          { guard: 'isFirstStep', target: 'left', actions: 'announceLeft' },
          { target: '.nextStep', actions: [{ type: 'step', params: { by: -1 } }, 'storeDraft'] },
        ],
      },
      states: {
        nextStep: {
          description:
            'Shows the step whose turn it is; behind the last one the return is sent, or previewed.',
          always: [
            { guard: { type: 'isStep', params: { step: 'items' } }, target: 'items' },
            { guard: { type: 'isStep', params: { step: 'method' } }, target: 'method' },
            { guard: { type: 'isStep', params: { step: 'store' } }, target: 'store' },
            { guard: 'isPreview', target: '#returnWizard.previewing' },
            { target: '#returnWizard.submitting' },
          ],
        },
        items: {
          description: 'Which items, why, and how many of each; the refund is counted along.',
          tags: 'items',
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
          },
        },
        method: {
          description: 'How it goes back: one card for each way, with its price.',
          tags: 'method',
          on: {
            'method.chosen': {
              actions: [
                { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
                'storeDraft',
                'storeMethod',
              ],
            },
          },
        },
        store: {
          description: 'Which store: three at a time, nearest first.',
          tags: 'store',
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
                    guard: { type: 'isOtherCountry', params: ({ event }) => ({ store: event.store }) },
                    target: 'otherCountry',
                    actions: [{ type: 'keepStore', params: { store: null } }, 'storeDraft', 'storeMethod'],
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
    previewing: {
      description:
        'The return as it would be; nobody is called: a fake return by flag, and a return to a store in Korea.',
      tags: 'previewing',
      on: { 'wizard.back': { target: 'choosing', actions: ['stepToLast', 'storeDraft'] } },
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
            target: 'success',
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
        'dialog.dismiss': { target: 'choosing', actions: 'stepToLast' },
      },
    },
    success: {
      description: '“Your return is created”: leads on to how it goes back.',
      tags: 'success',
      initial: 'counting',
      on: { 'return.open': 'leaving' },
      states: {
        counting: {
          description: 'Leads on by itself after three seconds.',
          after: { redirectDelay: '#returnWizard.leaving' },
          on: { 'return.hold': 'held' },
        },
        held: { description: 'Stays until the shopper goes on.' },
      },
    },
    notSubmitted: {
      description: '“Return Not Submitted”: try again, or go back to what was entered.',
      tags: 'notSubmitted',
      exit: 'forgetRefusal',
      on: {
        'wizard.retry': [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'choosing', actions: 'stepToStart' },
        ],
        'dialog.dismiss': [
          { guard: 'isFinallyRefused', target: 'loadingOrder', actions: 'stepToStart' },
          { target: 'choosing', actions: 'stepToLast' },
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
      description: 'On to the instructions.',
      entry: 'announceCreated',
    },
  },
})
