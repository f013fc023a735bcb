import { assign, emit, setup } from 'xstate'
import type { HoldRequest } from '../../contract/returns/exchange.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { Held, HoldTarget } from '../../services/returns/exchange.ts'
import { callSlot, networkSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer } from '../answers.ts'
import { attemptGuards } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  answersChoice,
  askedOf,
  canAskAgain,
  chosenOf,
  holdLeftMs,
  isHeld,
  isOffered,
  isStillAsked,
  isWanted,
  maxTries,
  withColor,
  withOptions,
  withoutGone,
} from './exchange-choice.rules.ts'
import type {
  ExchangeChoiceContext,
  ExchangeChoiceEmitted,
  ExchangeChoiceEvent,
  ExchangeChoiceInput,
  exchangeChoiceViews,
  HoldAttemptOutput,
  OptionsQuestion,
  OptionsResult,
} from './exchange-choice.types.ts'

type Answer = { result: OptionsResult }
type Attempted = { output: HoldAttemptOutput }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const exchangeChoiceSetup = setup({
  types: {
    input: {} as ExchangeChoiceInput,
    context: {} as ExchangeChoiceContext,
    events: {} as ExchangeChoiceEvent,
    emitted: {} as ExchangeChoiceEmitted,
    tags: {} as (typeof exchangeChoiceViews)[number],
  },
  actors: {
    fetchOptions: callSlot<OptionsResult, OptionsQuestion>('fetchOptions'),
    attempt: createAttemptMachine<HoldTarget, HoldRequest, Held>(),
    watchNetwork: networkSlot,
  },
  actions: {
    keepOptions: assign(({ context }, { result }: Answer) =>
      result.ok ? withOptions(context, result.value) : {},
    ),
    keepColor: assign(({ context }, { styleColor }: { styleColor: string }) => ({
      ...withColor(context, styleColor),
      tries: 0,
      isGone: false,
    })),
    keepSize: assign((_, { skuId }: { skuId: string }) => ({ skuId, tries: 0, isGone: false })),
    keepPieces: assign((_, { pieces }: { pieces: number }) => ({ pieces, tries: 0 })),
    ask: assign(({ context }) => askedOf(context)),
    forgetChoice: assign({ skuId: null, styleColor: null, tries: 0, isGone: false }),
    startTries: assign({ tries: 0 }),
    keepHold: assign((_, { output }: Attempted) => (output.kind === 'done' ? { hold: output.value } : {})),
    dropGone: assign(({ context }) => withoutGone(context)),
    announceHeld: emit(({ context }) => {
      const variant = chosenOf(context)
      if (variant === null) throw new Error('nothing is held')
      return { type: 'variant.held' as const, variant }
    }),
    announceLost: emit({ type: 'variant.lost' as const }),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportOptions: emit((_, { result }: { result: OptionsResult | null }) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `exchange: ${describeAnswer(result)}`,
    })),
    reportHold: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `exchange hold: ${describeEnd(output)}`,
    })),
  },
  guards: {
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isOffline: (_, { result }: Answer) => !result.ok && result.failure.kind === 'network',
    isUnoffered: ({ context }) => !isOffered(context),
    isHeld: ({ context }) => isHeld(context),
    isWanted: ({ context }) => isWanted(context),
    hasHold: ({ context }) => context.hold !== null,
    answersChoice: ({ context }, { output }: Attempted) => answersChoice(context, output),
    isAnsweredLate: ({ context }, { output }: Attempted) =>
      (output.kind === 'done' || !isStillAsked(context)) && canAskAgain(context),
    isStillHeld: ({ context }, { output }: Attempted) =>
      output.kind === 'done' && output.value !== null && context.tries < maxTries,
    isNothingWanted: ({ context }) => !isWanted(context),
    isRefusedAs: attemptGuards.isRefusedAs,
  },
  delays: { holdEnds: ({ context }) => holdLeftMs(context) },
})
