import type { ExchangeHold, ExchangeOptions, HoldRequest } from '../../contract/returns/exchange.ts'
import type { ExchangeVariant } from '../../contract/returns/exchange-variant.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ExchangeQuestion, Held, HoldTarget } from '../../services/returns/exchange.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

export type ExchangeChoiceInput = {
  readonly orderNumber: string
  readonly lineId: string
  /** Two letters. */
  readonly language: string
  /** Pieces of the item that go back. */
  readonly pieces: number
  /** What was chosen before a reload, or before another step was shown. */
  readonly skuId: string | null
  /** The host's clock, epoch milliseconds. */
  readonly now: () => number
}

export type ExchangeChoiceContext = Omit<ExchangeChoiceInput, 'skuId'> & {
  readonly options: ExchangeOptions | null
  /** The color whose sizes show; `null`: the one that was bought. */
  readonly styleColor: string | null
  /** What the shopper wants; the last choice counts (BY-02). */
  readonly skuId: string | null
  /** What was asked for last, and when it was chosen. */
  readonly asked: HoldRequest | null
  /** What the host holds. */
  readonly hold: ExchangeHold | null
  /** How often the same choice was asked for: answers about an earlier one ask again. */
  readonly tries: number
  /** Somebody was faster: what was chosen is gone. */
  readonly isGone: boolean
}

export type ExchangeChoiceEvent =
  | { type: 'exchange.open' }
  /** Something else is wanted for the item. */
  | { type: 'exchange.close' }
  | { type: 'color.choose'; styleColor: string }
  | { type: 'size.choose'; skuId: string }
  /** More or fewer pieces go back. */
  | { type: 'pieces.change'; pieces: number }
  | { type: 'exchange.retry' }
  | { type: 'network.back' }

export type ExchangeChoiceEmitted =
  | { type: 'variant.held'; variant: ExchangeVariant }
  /** What was held before is not what is wanted now: that is gone, not offered, or still to be held. */
  | { type: 'variant.lost' }
  | { type: 'session.rejected' }
  | ErrorReported

export type OptionsResult = CallResult<ExchangeOptions>
export type OptionsQuestion = ExchangeQuestion
export type HoldAttemptInput = AttemptInput<HoldTarget, HoldRequest>
export type HoldAttemptOutput = AttemptOutput<Held>

/** What shows of it, as the states' tags name it. */
export const exchangeChoiceViews = [
  'closed',
  'skeleton',
  'choosing',
  'holding',
  'held',
  'expired',
  'offline',
  'failed',
  'unavailable',
] as const
