import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { getConsent } from '../../services/orders/get-consent.ts'
import { listOrders } from '../../services/orders/list-orders.ts'
import { partnerTabMachine } from './partner-tab.machine.ts'
import type {
  GetConsentInput,
  GetConsentResult,
  ListPartnerOrdersInput,
  ListPartnerOrdersResult,
} from './partner-tab.types.ts'

export type PartnerTabDeps = { readonly http: Http }

/** The chart of the partner tab with its calls; input `{ isEnabled, upmId, country, language }`. */
export const createPartnerTabMachine = ({ http }: PartnerTabDeps) =>
  partnerTabMachine.provide({
    actors: {
      getConsent: fromPromise<GetConsentResult, GetConsentInput>(({ input, signal }) =>
        getConsent(http, input, signal),
      ),
      listPartnerOrders: fromPromise<ListPartnerOrdersResult, ListPartnerOrdersInput>(({ input, signal }) =>
        listOrders(http, input, signal),
      ),
    },
  })
