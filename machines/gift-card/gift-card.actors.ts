import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { checkGiftCard } from '../../services/payments/check-gift-card.ts'
import { giftCardMachine } from './gift-card.machine.ts'
import type { CheckCardInput, CheckCardResult } from './gift-card.types.ts'

/** The gift card chart with its call; input `GiftCardInput`. */
export const createGiftCardMachine = ({ http, country }: { readonly http: Http; readonly country: string }) =>
  giftCardMachine.provide({
    actors: {
      checkCard: fromPromise<CheckCardResult, CheckCardInput>(({ input, signal }) =>
        checkGiftCard(http, { ...input, country }, signal),
      ),
    },
  })
