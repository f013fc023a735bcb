import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { findOrder } from '../../services/orders/find-order.ts'
import { rememberVisitor } from '../../services/session/remember-visitor.ts'
import { guestLookupMachine } from './guest-lookup.machine.ts'
import type { FindOrderInput, FindOrderResult, RememberVisitorInput } from './guest-lookup.types.ts'

export type GuestLookupDeps = {
  readonly http: Http
  /** Asks for sign-in; the shopper comes back to the order, where its number is known. */
  readonly requestSignIn: (orderNumber: string | null) => void
  /** Asks for the code of the page that shows what is found, beside the lookup itself. */
  readonly preloadOrder: () => void
}

/** The chart of the guest lookup with its calls; input `GuestLookupInput`. */
export const createGuestLookupMachine = ({ http, requestSignIn, preloadOrder }: GuestLookupDeps) =>
  guestLookupMachine.provide({
    actors: {
      findOrder: fromPromise<FindOrderResult, FindOrderInput>(({ input, signal }) => {
        preloadOrder()
        return findOrder(http, input, signal)
      }),
      rememberVisitor: fromPromise<void, RememberVisitorInput>(async ({ input, signal }) => {
        if (input.visitor) await rememberVisitor(http, input.visitor, signal)
      }),
    },
    actions: { requestSignIn: (_, { orderNumber }) => requestSignIn(orderNumber) },
  })
