import { fromPromise } from 'xstate'
import {
  type GiftLabelQuestion,
  getGiftLabel,
  openGift,
  returnGift,
} from '../../services/returns/gift-return.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { giftReturnMachine } from './gift-return.machine.ts'
import type { GiftLabelResult, GiftQuestion, GiftResult } from './gift-return.types.ts'

/** The return of a gift with its calls. */
export const createGiftReturnMachine = (deps: ChangeDeps) =>
  giftReturnMachine.provide({
    actors: {
      openGift: fromPromise<GiftResult, GiftQuestion>(({ input, signal }) =>
        openGift(deps.http, input, signal),
      ),
      attempt: createAttempt({ ...deps, change: returnGift }),
      getLabel: fromPromise<GiftLabelResult, GiftLabelQuestion>(({ input, signal }) =>
        getGiftLabel(deps.http, input, signal),
      ),
    },
  })
