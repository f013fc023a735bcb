import { assign, emit, setup } from 'xstate'
import type { Withdrawal } from '../../contract/orders/withdrawal.ts'
import type { WithdrawalStatement } from '../../contract/orders/withdrawal-calls.ts'
import type { WithdrawalStanding } from '../../domain/withdrawal/withdrawal.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { AcknowledgementsQuestion } from '../../services/orders/get-acknowledgements.ts'
import type { WithdrawalTaken, WithdrawalTarget } from '../../services/orders/withdraw-order.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer, ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, isRefusedAs, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, documentsQuestion, faultsOf, openLines, startOf } from './withdrawal.rules.ts'
import type {
  DocumentsResult,
  WithdrawalAttemptOutput,
  WithdrawalContext,
  WithdrawalEmitted,
  WithdrawalEvent,
  WithdrawalInput,
  withdrawalViews,
} from './withdrawal.types.ts'

type Attempted = { output: WithdrawalAttemptOutput }
type Told = { standing: WithdrawalStanding; made: readonly Withdrawal[] }

const told = ({ event: { standing, made } }: { event: Told }): Told => ({ standing, made })
const keepsOrder = { type: 'keepOrder', params: told } as const

/** After a reload the form holds no more than what it began with: whoever tries again confirms again what is sent. */
const reviewsAgain = [
  { guard: { type: 'stands', params: { kind: 'open' } }, target: 'review' },
  { target: 'opening' },
] as const

/** The acknowledgements come by themselves, to be kept; the e-mail has them in any case. */
const documents = {
  initial: 'loading',
  states: {
    loading: {
      description: 'The documents are being made; their place is kept free.',
      invoke: {
        id: 'getDocuments',
        src: 'getDocuments',
        input: ({ context }: { context: WithdrawalContext }) => documentsQuestion(context),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'ready',
            actions: { type: 'keepDocuments', params: answered },
          },
          { target: 'missing', actions: { type: 'reportDocuments', params: answered } },
        ],
        onError: { target: 'missing', actions: { type: 'reportDocuments', params: { result: null } } },
      },
    },
    ready: { description: 'A PDF of each statement, to keep.' },
    missing: {
      description: 'No document came: it can be asked for again.',
      on: { 'documents.reload': 'loading' },
    },
  },
} as const

export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEmitted,
    tags: {} as (typeof withdrawalViews)[number],
  },
  actors: {
    attempt: createAttemptMachine<WithdrawalTarget, WithdrawalStatement, WithdrawalTaken>(),
    getDocuments: callSlot<DocumentsResult, AcknowledgementsQuestion>('getDocuments'),
  },
  actions: {
    keepTyped: assign(({ context }, { field, value }: { field: 'name' | 'email'; value: string }) => ({
      statement: { ...context.statement, [field]: value },
    })),
    toggleLine: assign(({ context: { statement } }, { line }: { line: string }) => ({
      statement: {
        ...statement,
        lines: statement.lines.includes(line)
          ? statement.lines.filter((id) => id !== line)
          : [...statement.lines, line],
      },
    })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    keepOrder: assign(({ context: { statement } }, { standing, made }: Told) => ({
      standing,
      made,
      statement: {
        ...statement,
        lines: statement.lines.filter((id) => openLines(standing).includes(id)),
      },
    })),
    chooseAll: assign(({ context: { statement, standing } }) => ({
      statement: { ...statement, lines: openLines(standing) },
    })),
    keepTaken: assign((_, { output }: Attempted) => (output.kind === 'done' ? { taken: output.value } : {})),
    keepDocuments: assign((_, { result }: { result: DocumentsResult }) =>
      result.ok ? { documents: result.value } : {},
    ),
    forgetPending: assign({ pendingKey: null }),
    announceOutdated: emit({ type: 'order.outdated' as const }),
    reportDocuments: emit((_, { result }: { result: DocumentsResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `acknowledgement: ${describeAnswer(result)}`,
    })),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `withdrawal: ${describeEnd(output)}`,
    })),
  },
  guards: {
    ...answerGuards,
    hasPendingAttempt,
    stands: ({ context }, { kind }: { kind: WithdrawalStanding['kind'] }) => context.standing.kind === kind,
    isNews: ({ context }, { standing, made }: Told) =>
      standing.kind !== context.standing.kind || made.length !== context.made.length,
    isStillOpen: (_, { standing }: Told) => standing.kind === 'open',
    holds: ({ context }, { standing }: Told) =>
      context.statement.lines.every((id) => openLines(standing).includes(id)),
    isRight: ({ context }) => Object.keys(faultsOf(context)).length === 0,
    isTaken: attemptGuards.isDone,
    isRefusedAs: attemptGuards.isRefusedAs,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'withdrawal',
  description:
    'Withdraws from the contract of an order by a statement and its confirmation, and acknowledges that it was received.',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A statement from before a reload is looked up; else the order decides what the page is.',
      always: [
        { guard: 'hasPendingAttempt', target: 'sending' },
        { guard: { type: 'stands', params: { kind: 'open' } }, target: 'statement' },
        { guard: { type: 'stands', params: { kind: 'withdrawn' } }, target: 'withdrawn' },
        { guard: { type: 'stands', params: { kind: 'over' } }, target: 'over' },
        { guard: { type: 'stands', params: { kind: 'exempt' } }, target: 'exempt' },
        { target: 'none' },
      ],
    },
    statement: {
      description:
        'Name, items and the address that the acknowledgement goes to: to be confirmed, or changed. No reason is asked for.',
      tags: 'statement',
      on: {
        'field.change': {
          actions: { type: 'keepTyped', params: ({ event: { field, value } }) => ({ field, value }) },
        },
        'line.toggle': {
          actions: { type: 'toggleLine', params: ({ event }) => ({ line: event.line }) },
        },
        'statement.submit': [{ guard: 'isRight', target: 'review' }, { actions: 'countRefusal' }],
        'order.updated': [
          { guard: { type: 'isStillOpen', params: told }, actions: keepsOrder },
          { target: 'opening', actions: keepsOrder },
        ],
      },
    },
    review: {
      description: 'The statement once more, and one button that sends it: nothing has been sent.',
      tags: 'review',
      on: {
        'withdrawal.confirm': 'sending',
        'statement.edit': 'statement',
        'order.updated': [
          { guard: { type: 'holds', params: told }, actions: keepsOrder },
          { target: 'opening', actions: keepsOrder },
        ],
      },
    },
    sending: {
      description:
        'The statement is on its way; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: ended },
            target: 'acknowledged',
            actions: { type: 'keepTaken', params: ended },
          },
          { guard: isRefusedAs('withdrawal_period_over'), target: 'over', actions: 'announceOutdated' },
          { guard: isRefusedAs('withdrawal_exempt'), target: 'exempt', actions: 'announceOutdated' },
          { guard: isRefusedAs('withdrawal_exists'), target: 'withdrawn', actions: 'announceOutdated' },
          { guard: isRefusedAs('withdrawal_unavailable'), target: 'none', actions: 'announceOutdated' },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
    },
    acknowledged: {
      description: 'Received: says when, where the acknowledgement went, and by when the goods go back.',
      tags: 'acknowledged',
      entry: 'announceOutdated',
      ...documents,
    },
    withdrawn: {
      description:
        'Everything that can be was withdrawn from before: the acknowledgements again, and what follows.',
      tags: 'withdrawn',
      ...documents,
      on: {
        'order.updated': {
          guard: { type: 'isNews', params: told },
          target: 'opening',
          actions: [keepsOrder, 'chooseAll'],
        },
      },
    },
    over: {
      description: 'The period has ended: says when, and offers the return where that is still open.',
      tags: 'over',
      on: { 'order.updated': { actions: keepsOrder } },
    },
    exempt: {
      description:
        'Made to order, all of it: says why there is no right to withdraw, and what there is instead.',
      tags: 'exempt',
      on: { 'order.updated': { actions: keepsOrder } },
    },
    none: {
      description: 'Nothing of this order can be withdrawn from here: says so, and leads on.',
      tags: 'none',
      on: { 'order.updated': { actions: keepsOrder } },
    },
    unconfirmed: {
      description:
        'Nobody can say whether the statement was received: the order is asked for again, and is to be looked at first.',
      tags: 'unconfirmed',
      entry: 'announceOutdated',
      on: {
        'order.updated': [
          { guard: { type: 'isStillOpen', params: told }, actions: keepsOrder },
          { target: 'opening', actions: keepsOrder },
        ],
        'withdrawal.retry': reviewsAgain,
        'dialog.dismiss': 'opening',
      },
    },
    failed: {
      description: 'The statement was not taken: look at it once more and send it again, or change it.',
      tags: 'failed',
      on: { 'withdrawal.retry': reviewsAgain, 'dialog.dismiss': 'opening' },
    },
  },
})
