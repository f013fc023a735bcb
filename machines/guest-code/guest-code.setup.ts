import { assign, emit, setup } from 'xstate'
import type { CallResult } from '../../services/http/result.ts'
import { callSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer, isRefusedWith } from '../answers.ts'
import { codeDelays, codeGuards, codeKept } from '../code-entry.flow.ts'
import { isContactRight, listOf, triedAs, visitorOf } from './guest-code.rules.ts'
import type {
  EndGuestInput,
  EndGuestResult,
  GuestCodeContext,
  GuestCodeEmitted,
  GuestCodeEvent,
  GuestCodeInput,
  GuestCodeTag,
  ListGuestOrdersInput,
  ListGuestOrdersResult,
  RedeemCodeInput,
  RedeemCodeResult,
  RequestCodeInput,
  RequestCodeResult,
} from './guest-code.types.ts'

type Answer = { result: CallResult<unknown> }
type Sent = { result: RequestCodeResult }
type Tried = { result: RedeemCodeResult }
type Listed = { result: ListGuestOrdersResult }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const guestCodeSetup = setup({
  types: {
    input: {} as GuestCodeInput,
    context: {} as GuestCodeContext,
    events: {} as GuestCodeEvent,
    emitted: {} as GuestCodeEmitted,
    tags: {} as GuestCodeTag,
  },
  actors: {
    requestCode: callSlot<RequestCodeResult, RequestCodeInput>('requestCode'),
    redeemCode: callSlot<RedeemCodeResult, RedeemCodeInput>('redeemCode'),
    listGuestOrders: callSlot<ListGuestOrdersResult, ListGuestOrdersInput>('listGuestOrders'),
    endGuest: callSlot<EndGuestResult, EndGuestInput>('endGuest'),
  },
  actions: {
    keepContact: assign(({ context }, { value }: { value: string }) => ({
      form: { ...context.form, [context.form.contact]: value },
    })),
    switchContact: assign(({ context }) => ({
      form: {
        ...context.form,
        contact: context.form.contact === 'email' ? ('phone' as const) : ('email' as const),
      },
      showsFault: false,
    })),
    showFault: assign(({ context }) => codeKept.fault(context)),
    beginRequest: assign(({ context }) => ({ requestKey: context.newId(), retryAt: null })),
    keepSent: assign((_, { result }: Sent) =>
      result.ok ? { nextAt: Date.parse(result.value.nextAt), code: '', triesLeft: null } : {},
    ),
    beginTyping: assign({ nextAt: null, retryAt: null, code: '', triesLeft: null }),
    keepNext: assign(({ context }, answer: Answer) => codeKept.next(context, answer)),
    keepCode: assign((_, { value }: { value: string }) => codeKept.code(value)),
    beginTry: assign(({ context }) => ({
      tryKey: context.newId(),
      trying: visitorOf(context),
      retryAt: null,
    })),
    keepTries: assign((_, tried: Tried) => codeKept.tries(tried)),
    keepWait: assign(({ context }, answer: Answer) => codeKept.wait(context, answer)),
    endWait: assign({ retryAt: null }),
    comeIn: assign(({ context }) => ({ visit: triedAs(context).visit, code: '', triesLeft: null })),
    keepOrders: assign((_, { result }: Listed) => (result.ok ? listOf(result.value) : {})),
    addOrders: assign(({ context }, { result }: Listed) =>
      result.ok
        ? {
            orderItems: [...context.orderItems, ...result.value.orderItems],
            firstOfMore: result.value.orderItems[0]?.orderNumber ?? null,
            next: result.value.pages.next,
          }
        : {},
    ),
    forgetGuest: assign({
      visit: null,
      trying: null,
      orderItems: [],
      firstOfMore: null,
      next: null,
      until: null,
    }),
    announceAdmitted: emit(({ context }) => ({
      type: 'guest.admitted' as const,
      visitor: triedAs(context),
    })),
    announceEnded: emit({ type: 'guest.ended' }),
    report: emit((_, { result }: { result: CallResult<unknown> | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `guest code: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    hasPass: ({ context }) => context.visit !== null,
    hasOrders: ({ context }) => context.visit !== null && context.until !== null,
    canUsePhone: ({ context }) => context.canUsePhone,
    isContactRight: ({ context }) => isContactRight(context),
    ...codeGuards,
    isCodeOver: (_, { result }: Answer) => isRefusedWith(result, 'guest_code_over'),
    isPassOver: (context, { result }: Answer) =>
      isRefusedWith(result, 'guest_pass_over') || answerGuards.isUnauthorized(context, { result }),
    isPassUnknown: (_, { result }: Answer) => isRefusedWith(result, 'guest_pass_unknown'),
    mayAskAgain: ({ context }) => (context.nextAt ?? 0) <= context.now(),
    hasMore: ({ context }) => context.next !== null,
  },
  delays: {
    ...codeDelays,
    untilPassEnds: ({ context }) => Math.max(0, (context.until ?? 0) - context.now()),
  },
})
