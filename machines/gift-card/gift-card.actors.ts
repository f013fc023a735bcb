import { fromPromise } from 'xstate'
import { checkGiftCard } from '../../src/services/check-gift-card.ts'
import type { Http } from '../../src/services/http.ts'
import { giftCardMachine } from './gift-card.machine.ts'
import type { CheckCardInput, CheckCardResult } from './gift-card.types.ts'

/** The gift card chart with its call; input `GiftCardInput`. */
export const createGiftCardMachine = ({ http }: { readonly http: Http }) =>
  giftCardMachine.provide({
    actors: {
      checkCard: fromPromise<CheckCardResult, CheckCardInput>(({ input, signal }) =>
        checkGiftCard(http, input, signal),
      ),
    },
  })
