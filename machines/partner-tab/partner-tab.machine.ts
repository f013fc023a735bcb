import { assign, emit, setup } from 'xstate'
import { partnerOrdersPurpose } from '../../contract/orders/consent.ts'
import { callSlot, type ErrorReported } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer } from '../answers.ts'
import type {
  GetConsentInput,
  GetConsentResult,
  ListPartnerOrdersInput,
  ListPartnerOrdersResult,
  PartnerTabContext,
  PartnerTabInput,
} from './partner-tab.types.ts'

export const partnerTabMachine = setup({
  types: {
    input: {} as PartnerTabInput,
    context: {} as PartnerTabContext,
    emitted: {} as ErrorReported,
  },
  actors: {
    getConsent: callSlot<GetConsentResult, GetConsentInput>('getConsent'),
    listPartnerOrders: callSlot<ListPartnerOrdersResult, ListPartnerOrdersInput>('listPartnerOrders'),
  },
  actions: {
    keepConsents: assign((_, { result }: { result: GetConsentResult }) => ({
      consents: result.ok ? result.value : [],
    })),
    clearConsents: assign({ consents: [] }),
    reportFailure: emit((_, { result }: { result: ListPartnerOrdersResult | null }) => ({
      type: 'error.reported' as const,
      code: 'service-order-summary-failure' as const,
      devMessage: `partner orders: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    isEligible: ({ context }) => context.isEnabled && context.upmId !== null,
    hasConsent: (_, { result }: { result: GetConsentResult }) =>
      result.ok &&
      result.value.some((consent) => consent.purpose === partnerOrdersPurpose && consent.granted),
    isLoaded: answerGuards.isLoaded,
    hasOrders: (_, { result }: { result: ListPartnerOrdersResult }) =>
      result.ok && result.value.orderItems.length > 0,
  },
}).createMachine({
  id: 'partnerTab',
  description: 'Whether the tab of partner orders shows: with consent and with orders only (HI-02).',
  context: ({ input }) => ({ ...input, consents: [] }),
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No tab: the page has the own orders and nothing else.',
      initial: 'undecided',
      states: {
        undecided: {
          description: 'Asks nothing unless partner orders are switched on and a member is signed in.',
          always: [
            { guard: 'isEligible', target: '#partnerTab.checkingConsent' },
            { target: 'decided', actions: 'clearConsents' },
          ],
        },
        decided: { type: 'final', description: 'The tab stays away on this page.' },
      },
    },
    checkingConsent: {
      description: 'Looks whether the member agreed to show partner orders; nothing shows yet.',
      invoke: {
        id: 'getConsent',
        src: 'getConsent',
        input: ({ context }) => ({ upmId: context.upmId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasConsent', params: answered },
            target: 'checkingOrders',
            actions: { type: 'keepConsents', params: answered },
          },
          {
            target: 'hidden.decided',
            actions: { type: 'keepConsents', params: answered },
          },
        ],
        onError: { target: 'hidden.decided', actions: 'clearConsents' },
      },
    },
    checkingOrders: {
      description: 'Looks whether there are partner orders; nothing shows yet.',
      invoke: {
        id: 'listPartnerOrders',
        src: 'listPartnerOrders',
        input: ({ context }) => ({
          kind: 'partner' as const,
          country: context.country,
          language: context.language,
          cursor: null,
        }),
        onDone: [
          {
            guard: { type: 'hasOrders', params: answered },
            target: 'shown',
          },
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'hidden.decided',
          },
          {
            target: 'hidden.decided',
            actions: { type: 'reportFailure', params: answered },
          },
        ],
        onError: {
          target: 'hidden.decided',
          actions: { type: 'reportFailure', params: { result: null } },
        },
      },
    },
    shown: { description: 'Two tabs: own orders and partner orders.' },
  },
})
