import { fromPromise } from 'xstate'
import { succeeded } from '../../services/http/result.ts'
import {
  type GiftLabelQuestion,
  getGiftLabel,
  openGift,
  returnGift,
} from '../../services/returns/gift-return.ts'
import { type ChangeDeps, createAttempt, pendingKeyOf } from '../attempt/attempt.actors.ts'
import { giftReturnMachine } from './gift-return.machine.ts'
import type { GiftLabelResult, GiftQuestion, GiftResult } from './gift-return.types.ts'

/** The return of a gift with its calls. */
export const createGiftReturnMachine = (deps: ChangeDeps) =>
  giftReturnMachine.provide({
    actors: {
      openGift: fromPromise<GiftResult, GiftQuestion>(async ({ input, signal }) => {
        const result = await openGift(deps.http, input, signal)
        if (!result.ok) return result
        const target = { orderNumber: result.value.gift.orderNumber, access: result.value.access }
        return succeeded({ ...result.value, pendingKey: pendingKeyOf(deps.keys, returnGift, target) })
      }),
      attempt: createAttempt({ ...deps, change: returnGift }),
      getLabel: fromPromise<GiftLabelResult, GiftLabelQuestion>(({ input, signal }) =>
        getGiftLabel(deps.http, input, signal),
      ),
    },
  })
