import { assign, emit, setup } from 'xstate'
import {
  type BankDetails,
  type CheckIban,
  type DetailName,
  hasFaults,
  noDetails,
} from '../../domain/bank-refund/bank-details.ts'
import type { BankRefundStanding } from '../../domain/bank-refund/bank-refund.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type {
  BankRefundAsked,
  BankRefundTaken,
  BankRefundTarget,
} from '../../services/returns/send-bank-refund.ts'
import { callSlot } from '../actor-slot.ts'
import { ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, isRefusedAs, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, compactOf, emptyBankRefund, faultsOf, isForgotten } from './bank-refund.rules.ts'
import type {
  BankRefundAttemptOutput,
  BankRefundContext,
  BankRefundEmitted,
  BankRefundEvent,
  BankRefundInput,
  bankRefundViews,
} from './bank-refund.types.ts'

type Attempted = { output: BankRefundAttemptOutput }
type Standing = { standing: BankRefundStanding }
type Typed = { name: DetailName; value: string }

const told = ({ event }: { event: Standing }): Standing => ({ standing: event.standing })

export const bankRefundMachine = setup({
  types: {
    input: {} as BankRefundInput,
    context: {} as BankRefundContext,
    events: {} as BankRefundEvent,
    emitted: {} as BankRefundEmitted,
    tags: {} as (typeof bankRefundViews)[number],
  },
  actors: {
    loadCheck: callSlot<CheckIban, undefined>('loadCheck'),
    attempt: createAttemptMachine<BankRefundTarget, BankRefundAsked, BankRefundTaken>(),
  },
  actions: {
    keepStanding: assign((_, { standing }: Standing) => ({ standing })),
    keepCheck: assign((_, { check }: { check: CheckIban }) => ({ check })),
    keepTyped: assign(({ context }, { name, value }: Typed) => ({
      details: { ...context.details, [name]: value } satisfies BankDetails,
    })),
    noteLeft: assign(({ context }, { name }: { name: DetailName }) => ({
      left: context.left.includes(name) ? context.left : [...context.left, name],
    })),
    keepRefused: assign(({ context }) => ({
      refusedIban: compactOf(context),
      left: [...context.left, 'iban' as const],
      refusals: context.refusals + 1,
    })),
    forgetDetails: assign({ details: noDetails, left: [], refusals: 0, refusedIban: null }),
    forgetPending: assign({ pendingKey: null }),
    announceSent: emit({ type: 'refund.sent' as const }),
    announceOutdated: emit({ type: 'return.outdated' as const }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `bank refund: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    stands: ({ context }, { standing }: Standing) => context.standing === standing,
    becomesDue: (_, { standing }: Standing) => standing === 'due',
    becomesSent: (_, { standing }: Standing) => standing === 'sent',
    hasCheck: ({ context }) => context.check !== null,
    isRight: ({ context }) => !hasFaults(faultsOf(context)),
    isForgotten: ({ context }) => isForgotten(context),
    isTaken: (_, { output }: Attempted) => output.kind === 'done' && output.value !== null,
    isTakenBefore: attemptGuards.isDone,
    isRefusedIban: ({ context }, { output }: Attempted) =>
      output.kind === 'refused' && output.code === 'validation' && !isForgotten(context),
    isRefusedAs: attemptGuards.isRefusedAs,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'bankRefund',
  description:
    'Asks for the bank account that a return of goods paid in cash is refunded to, and sends it once.',
  context: ({ input }) => ({ ...input, ...emptyBankRefund }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A form from before a reload is looked up; else the return decides what the page is.',
      always: [
        { guard: 'hasPendingAttempt', target: 'sending' },
        { guard: { type: 'stands', params: { standing: 'due' } }, target: 'form' },
        { guard: { type: 'stands', params: { standing: 'sent' } }, target: 'alreadySent' },
        { target: 'notDue' },
      ],
    },
    form: {
      description: 'First name, last name and IBAN; what was entered stays until it was sent.',
      tags: 'form',
      on: {
        'detail.change': {
          actions: { type: 'keepTyped', params: ({ event: { name, value } }) => ({ name, value }) },
        },
        'detail.leave': { actions: { type: 'noteLeft', params: ({ event }) => ({ name: event.name }) } },
        'return.updated': [
          {
            guard: { type: 'becomesDue', params: told },
            actions: { type: 'keepStanding', params: told },
          },
          { target: 'opening', actions: { type: 'keepStanding', params: told } },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'Whether the rules of the countries are here.',
          always: [{ guard: 'hasCheck', target: 'ready' }, { target: 'loading' }],
        },
        loading: {
          description: 'The rules of the countries are on their way; the fields can be filled in.',
          invoke: {
            id: 'loadCheck',
            src: 'loadCheck',
            onDone: {
              target: 'ready',
              actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
            },
            onError: 'ready',
          },
        },
        ready: {
          description:
            'The form can be reviewed once nothing is wrong with it. Without the rules of the countries the host alone checks the IBAN.',
          on: {
            'details.submit': { guard: 'isRight', target: '#bankRefund.review' },
          },
        },
      },
    },
    review: {
      description: 'Name, IBAN and amount once more: nothing has been sent.',
      tags: 'review',
      on: {
        'details.confirm': 'sending',
        'details.edit': 'form',
        'return.updated': [
          {
            guard: { type: 'becomesDue', params: told },
            actions: { type: 'keepStanding', params: told },
          },
          { target: 'opening', actions: { type: 'keepStanding', params: told } },
        ],
      },
    },
    sending: {
      description:
        'The account is on its way; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: { type: 'isTaken', params: ended }, target: 'sent' },
          {
            guard: { type: 'isTakenBefore', params: ended },
            target: 'alreadySent',
            actions: 'announceOutdated',
          },
          { guard: { type: 'isRefusedIban', params: ended }, target: 'form', actions: 'keepRefused' },
          { guard: isRefusedAs('bank_refund_not_due'), target: 'notDue', actions: 'announceOutdated' },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
    },
    sent: {
      description: 'The account is there, and is forgotten here: the confirmation follows.',
      tags: 'sent',
      entry: ['forgetDetails', 'announceSent'],
    },
    alreadySent: {
      description: 'An account was sent before: shows what can be shown of it.',
      tags: 'alreadySent',
      entry: 'forgetDetails',
    },
    notDue: {
      description: 'Nothing of this return goes to a bank account: says why, and leads on.',
      tags: 'notDue',
      entry: 'forgetDetails',
      on: {
        'return.updated': [
          {
            guard: { type: 'becomesDue', params: told },
            target: 'form',
            actions: { type: 'keepStanding', params: told },
          },
          {
            guard: { type: 'becomesSent', params: told },
            target: 'alreadySent',
            actions: { type: 'keepStanding', params: told },
          },
          { actions: { type: 'keepStanding', params: told } },
        ],
      },
    },
    unconfirmed: {
      description:
        'Nobody can say whether the account was taken: the return is asked for again, and is to be looked at first.',
      tags: 'unconfirmed',
      entry: 'announceOutdated',
      on: {
        'return.updated': [
          {
            guard: { type: 'becomesSent', params: told },
            target: 'alreadySent',
            actions: { type: 'keepStanding', params: told },
          },
          { actions: { type: 'keepStanding', params: told } },
        ],
        'refund.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': 'opening',
      },
    },
    failed: {
      description: '“Form Not Submitted”: nothing was taken. Try again, or go back to what was entered.',
      tags: 'failed',
      on: {
        'refund.retry': [{ guard: 'isForgotten', target: 'opening' }, { target: 'sending' }],
        'dialog.dismiss': 'opening',
      },
    },
  },
})
