import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { endGuest, type GuestOrders, redeemCode, requestCode } from '../../services/session/guest-code.ts'
import { guestCodeMachine } from './guest-code.machine.ts'
import type {
  EndGuestInput,
  EndGuestResult,
  ListGuestOrdersInput,
  ListGuestOrdersResult,
  RedeemCodeInput,
  RedeemCodeResult,
  RequestCodeInput,
  RequestCodeResult,
} from './guest-code.types.ts'

/** A route's loader starts the first page in `orders` before the screen's code is there. */
export type GuestCodeDeps = {
  readonly http: Http
  readonly orders: Pick<Prefetch<ListGuestOrdersInput, GuestOrders>, 'take'>
}

/** The chart of a guest's code with its calls; input `GuestCodeInput`. */
export const createGuestCodeMachine = ({ http, orders }: GuestCodeDeps) =>
  guestCodeMachine.provide({
    actors: {
      requestCode: fromPromise<RequestCodeResult, RequestCodeInput>(({ input, signal }) =>
        requestCode(http, input, signal),
      ),
      redeemCode: fromPromise<RedeemCodeResult, RedeemCodeInput>(({ input, signal }) =>
        redeemCode(http, input, signal),
      ),
      listGuestOrders: fromPromise<ListGuestOrdersResult, ListGuestOrdersInput>(({ input, signal }) =>
        orders.take(input, signal),
      ),
      endGuest: fromPromise<EndGuestResult, EndGuestInput>(({ input, signal }) =>
        endGuest(http, input, signal),
      ),
    },
  })
