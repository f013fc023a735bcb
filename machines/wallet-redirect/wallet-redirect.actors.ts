import { fromPromise } from 'xstate'
import { findWalletPayment } from '../../src/services/find-wallet-payment.ts'
import type { Http } from '../../src/services/http.ts'
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
