import { assign, emit, setup } from 'xstate'
import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { ReturnStep } from '../../domain/returns/return-steps.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import { callSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer } from '../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../attempt/attempt.flow.ts'
import { withEntered } from './pickup-address.rules.ts'
import { returnSubmissionMachine } from './return-submission/return-submission.machine.ts'
import type { ReturnSubmissionOutput } from './return-submission/return-submission.types.ts'
import {
  changeAnswer,
  changeItem,
  chooseMethod,
  exchangeRefusalOf,
  goesOnAtConfirmation,
  goesOnAtMethod,
  isAddressAsked,
  isComplete,
  isOtherCountry,
  isPreview,
  isReached,
  isReturnable,
  isStepDone,
  isStoreAsked,
  isToRecall,
  openDraft,
  stepsOfReturn,
  submittedStep,
} from './return-wizard.rules.ts'
import type {
  FetchOrderInput,
  FetchOrderResult,
  ItemChange,
  RecallAddressInput,
  RecallAddressResult,
  ReturnWizardContext,
  ReturnWizardEmitted,
  ReturnWizardEvent,
  ReturnWizardInput,
  ReturnWizardTag,
} from './return-wizard.types.ts'
import { createdRecord } from './sent-return.rules.ts'
import { storeSelectorMachine } from './store-selector/store-selector.machine.ts'

type Answer = { result: FetchOrderResult }
type Submitted = { output: ReturnSubmissionOutput }
type OfStep = { step: ReturnStep }
type Asked = { name: ReturnStep }
type ChosenAddress = { address: AddressBookEntry; isEntered: boolean }
type Recalled = { result: RecallAddressResult }

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
    recallAddress: callSlot<RecallAddressResult, RecallAddressInput>('recallAddress'),
    storeSelector: storeSelectorMachine,
    returnSubmission: returnSubmissionMachine,
  },
  actions: {
    keepOrder: assign(({ context }, { result }: Answer) =>
      result.ok ? { ...result.value, ...openDraft(context, result.value) } : {},
    ),
    keepItem: assign(
      ({ context }, { event }: { event: Extract<ReturnWizardEvent, { type: 'item.changed' }> }) => ({
        draft: changeItem(context, event),
      }),
    ),
    keepAnswer: assign(
      ({ context }, { event }: { event: Extract<ReturnWizardEvent, { type: 'answer.changed' }> }) => ({
        draft: changeAnswer(context, event),
      }),
    ),
    forgetExchangeRefusal: assign({ exchangeRefusal: null }),
    keepMethod: assign(({ context }, { method }: { method: string }) => chooseMethod(context, method)),
    keepAddress: assign(({ context }, chosen: ChosenAddress) => ({
      address: chosen.address,
      draft: { ...context.draft, addressId: chosen.address.id },
      entered: withEntered(context.entered, chosen),
    })),
    keepRecalled: assign((_, { result }: Recalled) => ({ address: result })),
    keepStore: assign(({ context }, { store }: Pick<ReturnWizardContext['draft'], 'store'>) => ({
      draft: { ...context.draft, store },
    })),
    show: assign((_, { step }: OfStep) => ({ step, refusals: 0 })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    startOver: assign({ step: 'items' }),
    keepSubmitted: assign((_, { output }: Submitted) => (output.kind === 'done' ? output.value : {})),
    keepRefusal: assign((_, { output }: Submitted) =>
      output.kind === 'refused' ? { refusal: output, exchangeRefusal: exchangeRefusalOf(output) } : {},
    ),
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
      isRefundedByBank: context.order !== null && context.order.bankRefund !== null,
    })),
    announceShown: emit(({ context }) => ({ type: 'step.shown' as const, step: context.step })),
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
    goesOnAtMethod: ({ context }) => goesOnAtMethod(context),
    goesOnAtConfirmation: ({ context }) => goesOnAtConfirmation(context),
    isToRecall: ({ context }) => isToRecall(context),
    isRecalled: (_, { result }: Recalled) => result !== null,
    isItemsAsked: (_, { name }: Asked) => name === 'items',
    isMethodAsked: (_, { name }: Asked) => name === 'method',
    opensMethod: ({ context }, { name }: Asked) => name === 'method' && isReached(context, name),
    opensConfirmation: ({ context }, { name }: Asked) => name === 'confirmation' && isReached(context, name),
    isOtherAsked: ({ context }, { name }: Asked) => name !== context.step,
    hasConfirmation: ({ context }) => stepsOfReturn(context).includes('confirmation'),
    isDoneForConfirmation: ({ context }) =>
      isStepDone(context) && stepsOfReturn(context).includes('confirmation'),
    asksForAddress: ({ context }) => isAddressAsked(context),
    isStepDone: ({ context }) => isStepDone(context),
    isDoneForPreview: ({ context }) => isStepDone(context) && isPreview(context),
    isComplete: ({ context }) => isComplete(context),
    asksForStore: ({ context }) => isStoreAsked(context),
    isReason: (_, { change }: { change: ItemChange }) => change.field === 'reason',
    isOtherCountry: ({ context }, { store }: Pick<ReturnWizardContext['draft'], 'store'>) =>
      isOtherCountry(context, store),
    isSubmitted: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isExchangeRefused: ({ context }) => context.exchangeRefusal !== null,
    isFinallyRefused: ({ context }) => context.refusal?.isFinal === true,
  },
})
