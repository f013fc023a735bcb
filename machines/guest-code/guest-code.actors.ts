import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { endGuest, listGuestOrders, redeemCode, requestCode } from '../../services/session/guest-code.ts'
import { rememberVisitor } from '../../services/session/remember-visitor.ts'
import type { RememberVisitorInput } from '../guest-lookup/guest-lookup.types.ts'
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

/** The chart of a guest's code with its calls; input `GuestCodeInput`. */
export const createGuestCodeMachine = ({ http }: { readonly http: Http }) =>
  guestCodeMachine.provide({
    actors: {
      requestCode: fromPromise<RequestCodeResult, RequestCodeInput>(({ input, signal }) =>
        requestCode(http, input, signal),
      ),
      redeemCode: fromPromise<RedeemCodeResult, RedeemCodeInput>(({ input, signal }) =>
        redeemCode(http, input, signal),
      ),
      rememberVisitor: fromPromise<void, RememberVisitorInput>(async ({ input, signal }) => {
        if (input.visitor) await rememberVisitor(http, input.visitor, signal)
      }),
      listGuestOrders: fromPromise<ListGuestOrdersResult, ListGuestOrdersInput>(({ input, signal }) =>
        listGuestOrders(http, input, signal),
      ),
      endGuest: fromPromise<EndGuestResult, EndGuestInput>(({ input, signal }) =>
        endGuest(http, input, signal),
      ),
    },
  })
