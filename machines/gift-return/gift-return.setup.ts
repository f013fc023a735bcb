import { assign, emit, setup } from 'xstate'
import type { GiftReturned } from '../../contract/returns/gift-return.ts'
import type { GiftReturnRequest } from '../../contract/returns/gift-return-calls.ts'
import type { GiftChoice, GiftLookup } from '../../domain/gift-return/gift-form.ts'
import { goesToStore } from '../../domain/return-methods/return-label.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { GiftLabelQuestion, GiftTarget } from '../../services/returns/gift-return.ts'
import { callSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer, isRefusedWith } from '../answers.ts'
import { attemptGuards } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  accessLeftMs,
  canLookUp,
  changed,
  forgotten,
  hasChoice,
  hasWay,
  onlyWay,
  shownReturn,
  stillOpen,
} from './gift-return.rules.ts'
import type {
  GiftAttemptOutput,
  GiftLabelResult,
  GiftQuestion,
  GiftResult,
  GiftReturnContext,
  GiftReturnEmitted,
  GiftReturnEvent,
  GiftReturnInput,
  giftReturnViews,
} from './gift-return.types.ts'

type Attempted = { output: GiftAttemptOutput }
type Looked = { result: GiftResult }
type Labelled = { result: GiftLabelResult }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const giftReturnSetup = setup({
  types: {
    input: {} as GiftReturnInput,
    context: {} as GiftReturnContext,
    events: {} as GiftReturnEvent,
    emitted: {} as GiftReturnEmitted,
    tags: {} as (typeof giftReturnViews)[number] | 'asking' | 'notFound' | 'limited' | 'unavailable',
  },
  actors: {
    openGift: callSlot<GiftResult, GiftQuestion>('openGift'),
    attempt: createAttemptMachine<GiftTarget, GiftReturnRequest, GiftReturned>(),
    getLabel: callSlot<GiftLabelResult, GiftLabelQuestion>('getLabel'),
  },
  actions: {
    keepTyped: assign(({ context }, { field, value }: { field: keyof GiftLookup; value: string }) => ({
      form: { ...context.form, [field]: value },
      refusals: 0,
    })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    keepGift: assign(({ context }, { result }: Looked) =>
      result.ok
        ? {
            opened: result.value,
            choices: stillOpen(context.choices, result.value.gift),
            way: context.way ?? onlyWay(result.value.gift.ways),
            refusals: 0,
            made: null,
            shown: null,
            label: null,
            pendingKey: result.value.pendingKey,
          }
        : {},
    ),
    keepChoice: assign(({ context }, { lineId, ...change }: { lineId: string } & Partial<GiftChoice>) => ({
      choices: changed(context.choices, lineId, change),
    })),
    keepWay: assign((_, { way }: { way: string }) => ({ way })),
    keepEmail: assign((_, { value }: { value: string }) => ({ email: value })),
    keepMade: assign((_, { output }: Attempted) =>
      output.kind === 'done' ? { made: output.value, shown: output.value.returnNumber, choices: [] } : {},
    ),
    keepShown: assign((_, { returnNumber }: { returnNumber: string }) => ({
      shown: returnNumber,
      label: null,
    })),
    keepLabel: assign((_, { result }: Labelled) => (result.ok ? { label: result.value } : {})),
    forgetAll: assign(forgotten),
    forgetPending: assign({ pendingKey: null }),
    reportLookUp: emit((_, { result }: { result: GiftResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `gift: ${describeAnswer(result)}`,
    })),
    reportLabel: emit((_, { result }: { result: GiftLabelResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `gift label: ${describeAnswer(result)}`,
    })),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `gift return: ${describeEnd(output)}`,
    })),
  },
  guards: {
    ...answerGuards,
    canLookUp: ({ context }) => canLookUp(context),
    failedAs: (_, { result, code }: Looked & { code: string }) => isRefusedWith(result, code),
    wasInterrupted: (_, { result }: Looked) => result.ok && result.value.pendingKey !== null,
    isLookUp: ({ context }, { output }: Attempted) =>
      context.pendingKey !== null && output.kind === 'refused',
    opensReturn: (_, { result }: Looked) => result.ok && result.value.gift.standing === 'open',
    hasChoice: ({ context }) => hasChoice(context),
    hasWay: ({ context }) => hasWay(context),
    isDone: attemptGuards.isDone,
    isRefusedAs: attemptGuards.isRefusedAs,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isForStore: ({ context }) => goesToStore(shownReturn(context)?.way.id ?? null),
  },
  delays: { accessEnds: ({ context }) => accessLeftMs(context) },
})
