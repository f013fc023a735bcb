import { fromPromise } from 'xstate'
import { getExchangeOptions, holdExchange } from '../../services/returns/exchange.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { exchangeChoiceMachine } from './exchange-choice.machine.ts'
import type { OptionsQuestion, OptionsResult } from './exchange-choice.types.ts'

/** The choice of a replacement with its calls. */
export const createExchangeChoiceMachine = (deps: ChangeDeps) =>
  exchangeChoiceMachine.provide({
    actors: {
      fetchOptions: fromPromise<OptionsResult, OptionsQuestion>(({ input, signal }) =>
        getExchangeOptions(deps.http, input, signal),
      ),
      attempt: createAttempt({ ...deps, change: holdExchange }),
      watchNetwork: createWatchNetwork(),
    },
  })
