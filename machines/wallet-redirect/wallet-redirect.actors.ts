import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { findWalletPayment } from '../../services/orders/find-wallet-payment.ts'
import { walletRedirectMachine } from './wallet-redirect.machine.ts'
import type { FindPaymentInput, FindPaymentResult } from './wallet-redirect.types.ts'

export type WalletRedirectDeps = { readonly http: Http; readonly leave: (url: string) => void }

/** The redirect helper with its call; input `WalletRedirectInput`. */
export const createWalletRedirectMachine = ({ http, leave }: WalletRedirectDeps) =>
  walletRedirectMachine.provide({
    actors: {
      findPayment: fromPromise<FindPaymentResult, FindPaymentInput>(({ input, signal }) =>
        findWalletPayment(http, input.query, signal),
      ),
    },
    actions: {
      leave: (_, { url }) => {
        if (url !== null) leave(url)
      },
    },
  })
