import { fromPromise } from 'xstate'
import { getConsent } from '../../src/services/get-consent.ts'
import type { Http } from '../../src/services/http.ts'
import { listOrders } from '../../src/services/list-orders.ts'
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
