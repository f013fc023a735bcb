import { assign, emit, setup } from 'xstate'
import type { ReturnStep } from '../../domain/returns/return-steps.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import { callSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer } from '../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../attempt/attempt.flow.ts'
import { returnSubmissionMachine } from './return-submission/return-submission.machine.ts'
import type { ReturnSubmissionOutput } from './return-submission/return-submission.types.ts'
import {
  changeItem,
  chooseMethod,
  createdRecord,
  currentStep,
  isComplete,
  isOtherCountry,
  isPreview,
  isReturnable,
  isStepDone,
  openDraft,
  stepsOf,
  submittedStep,
} from './return-wizard.rules.ts'
import type {
  FetchOrderInput,
  FetchOrderResult,
  ItemChange,
  ReturnWizardContext,
  ReturnWizardEmitted,
  ReturnWizardEvent,
  ReturnWizardInput,
  ReturnWizardTag,
} from './return-wizard.types.ts'
import { storeSelectorMachine } from './store-selector/store-selector.machine.ts'

type Answer = { result: FetchOrderResult }
type Submitted = { output: ReturnSubmissionOutput }

/** Types, actions, guards and delays of the wizard; its states are in `return-wizard.machine.ts`. */
export const returnWizardSetup = setup({
  types: {
    input: {} as ReturnWizardInput,
    context: {} as ReturnWizardContext,
    events: {} as ReturnWizardEvent,
    emitted: {} as ReturnWizardEmitted,
    tags: {} as ReturnWizardTag,
  },
  actors: {
    fetchOrder: callSlot<FetchOrderResult, FetchOrderInput>('fetchOrder'),
    storeSelector: storeSelectorMachine,
    returnSubmission: returnSubmissionMachine,
  },
  actions: {
    keepOrder: assign(({ context }, { result }: Answer) =>
      result.ok ? { ...result.value, draft: openDraft(context, result.value) } : {},
    ),
    keepItem: assign(
      ({ context }, { event }: { event: Extract<ReturnWizardEvent, { type: 'item.changed' }> }) => ({
        draft: changeItem(context, event),
      }),
    ),
    keepMethod: assign(({ context }, { method }: { method: string }) => ({
      draft: chooseMethod(context, method),
    })),
    keepStore: assign(({ context }, { store }: Pick<ReturnWizardContext['draft'], 'store'>) => ({
      draft: { ...context.draft, store },
    })),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      draft: { ...context.draft, position: context.draft.position + by },
    })),
    stepToLast: assign(({ context }) => ({
      draft: { ...context.draft, position: Math.min(context.draft.position, stepsOf(context).length - 1) },
    })),
    stepToStart: assign(({ context }) => ({ draft: { ...context.draft, position: 0 } })),
    keepSubmitted: assign((_, { output }: Submitted) => (output.kind === 'done' ? output.value : {})),
    keepRefusal: assign((_, { output }: Submitted) => (output.kind === 'refused' ? { refusal: output } : {})),
    forgetRefusal: assign({ refusal: null }),
    forgetPending: assign({ pendingKey: null }),
    /** Provided by `return-wizard.actors.ts`: draft and chosen method live in the browser. */
    storeDraft: () => undefined,
    dropDraft: () => undefined,
    storeMethod: () => undefined,
    announceCreated: emit(({ context }) => ({
      type: 'return.created' as const,
      returnOrderNumber: context.returnOrderNumber as string,
      emailSent: context.emailSent,
      record: createdRecord(context),
    })),
    announceReason: emit((_, { reason }: { reason: string }) => ({ type: 'reason.chosen' as const, reason })),
    announceStep: emit(({ context }) => ({ type: 'step.submitted' as const, ...submittedStep(context) })),
    announceLeft: emit(({ context }) => ({ type: 'wizard.left' as const, orderNumber: context.orderNumber })),
    announceTypeMismatch: emit(({ context }) => ({
      type: 'order.typeMismatch' as const,
      orderNumber: context.orderNumber,
      orderType: 'RETURN_ORDER' as const,
    })),
    announceUnreachable: emit(({ context }) => ({
      type: 'order.unreachable' as const,
      orderNumber: context.orderNumber,
    })),
    announceRejected: emit({ type: 'session.rejected' }),
    reportOrder: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: describeAnswer(result),
    })),
    reportRefusal: emit((_, { output }: Submitted) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: describeEnd(output),
    })),
  },
  guards: {
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isGuest: ({ context }) => context.upmId === null,
    isReturnOrder: ({ context }) => context.order?.orderType === 'RETURN_ORDER',
    isOrderAbsent: ({ context }) => context.order === null,
    hasPendingAttempt,
    isReturnable: ({ context }) => isReturnable(context),
    isStep: ({ context }, { step }: { step: ReturnStep }) => currentStep(context) === step,
    isFirstStep: ({ context }) => context.draft.position === 0,
    isStepDone: ({ context }) => isStepDone(context),
    isComplete: ({ context }) => isComplete(context),
    isPreview: ({ context }) => isPreview(context),
    isReason: (_, { change }: { change: ItemChange }) => change.field === 'reason',
    isOtherCountry: ({ context }, { store }: Pick<ReturnWizardContext['draft'], 'store'>) =>
      isOtherCountry(context, store),
    isSubmitted: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isFinallyRefused: ({ context }) => context.refusal?.isFinal === true,
  },
  delays: { redirectDelay: 3_000 },
})
