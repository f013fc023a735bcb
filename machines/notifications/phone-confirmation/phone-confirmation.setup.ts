import { assign, emit, setup } from 'xstate'
import type { CallResult } from '../../../services/http/result.ts'
import { callSlot } from '../../actor-slot.ts'
import { describeAnswer, isRefusedWith } from '../../answers.ts'
import { codeDelays, codeGuards, codeKept } from '../../code-entry.flow.ts'
import { isPhoneRight } from './phone-confirmation.rules.ts'
import type {
  ConfirmPhoneInput,
  ConfirmPhoneResult,
  PhoneConfirmationContext,
  PhoneConfirmationEmitted,
  PhoneConfirmationEvent,
  PhoneConfirmationInput,
  PhoneConfirmationOutput,
  PhoneConfirmationTag,
  RequestPhoneCodeInput,
  RequestPhoneCodeResult,
} from './phone-confirmation.types.ts'

type Answer = { result: CallResult<unknown> }
type Sent = { result: RequestPhoneCodeResult }
type Tried = { result: ConfirmPhoneResult }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const phoneConfirmationSetup = setup({
  types: {
    input: {} as PhoneConfirmationInput,
    context: {} as PhoneConfirmationContext,
    events: {} as PhoneConfirmationEvent,
    emitted: {} as PhoneConfirmationEmitted,
    output: {} as PhoneConfirmationOutput,
    tags: {} as PhoneConfirmationTag,
  },
  actors: {
    requestPhoneCode: callSlot<RequestPhoneCodeResult, RequestPhoneCodeInput>('requestPhoneCode'),
    confirmPhone: callSlot<ConfirmPhoneResult, ConfirmPhoneInput>('confirmPhone'),
  },
  actions: {
    keepPhone: assign((_, { value }: { value: string }) => ({ phone: value })),
    showFault: assign(({ context }) => codeKept.fault(context)),
    beginRequest: assign(({ context }) => ({ requestKey: context.newId(), retryAt: null })),
    keepSent: assign((_, { result }: Sent) =>
      result.ok
        ? {
            sentTo: result.value.phone,
            nextAt: Date.parse(result.value.nextAt),
            code: '',
            triesLeft: null,
            showsFault: false,
          }
        : {},
    ),
    keepNext: assign(({ context }, answer: Answer) => codeKept.next(context, answer)),
    keepCode: assign((_, { value }: { value: string }) => codeKept.code(value)),
    beginTry: assign(({ context }) => ({ tryKey: context.newId(), retryAt: null })),
    keepTries: assign((_, tried: Tried) => codeKept.tries(tried)),
    keepWait: assign(({ context }, answer: Answer) => codeKept.wait(context, answer)),
    endWait: assign({ retryAt: null }),
    keepConfirmed: assign((_, { result }: Tried) =>
      result.ok && result.value.result === 'right' ? { confirmed: result.value.phone, code: '' } : {},
    ),
    report: emit((_, { result }: { result: CallResult<unknown> | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `phone confirmation: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    isPhoneRight: ({ context }) => isPhoneRight(context),
    ...codeGuards,
    isPhoneRefused: (_, { result }: Answer) => isRefusedWith(result, 'phone_invalid', 'notification_channel'),
    isCodeOver: (_, { result }: Answer) => isRefusedWith(result, 'phone_code_over'),
  },
  delays: {
    ...codeDelays,
  },
})
