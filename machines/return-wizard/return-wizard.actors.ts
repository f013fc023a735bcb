import { fromPromise } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import type { Store } from '../../contract/pickup/store.ts'
import { entryOfAddress } from '../../domain/addresses/address-entries.ts'
import { orderCountry } from '../../domain/orders/order-country.ts'
import { listAddresses } from '../../services/addresses/list-addresses.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { succeeded } from '../../services/http/result.ts'
import { listStores } from '../../services/pickup/list-stores.ts'
import type { ProviderList } from '../../services/returns/provider-list.ts'
import type { ChangeDeps } from '../attempt/attempt.actors.ts'
import { createReturnSubmissionMachine } from './return-submission/return-submission.actors.ts'
import { returnWizardMachine } from './return-wizard.machine.ts'
import type {
  FetchOrderInput,
  FetchOrderResult,
  RecallAddressInput,
  RecallAddressResult,
  ReturnDraft,
} from './return-wizard.types.ts'
import { storeSelectorMachine } from './store-selector/store-selector.machine.ts'
import type { FindStoresInput, FindStoresResult } from './store-selector/store-selector.types.ts'

/** What a return keeps in the browser, by order number (docs/decisions/0033). */
export type ReturnMemory = {
  readonly storeDraft: (orderNumber: string, draft: ReturnDraft) => void
  readonly dropDraft: (orderNumber: string) => void
  readonly storeMethod: (orderNumber: string, method: string, store: Store | null) => void
}

export type ReturnWizardDeps = ChangeDeps & {
  /** A route's loader starts the order here before the screen's code is there. */
  readonly order: Prefetch<FetchOrderInput, Order>
  readonly providers: ProviderList
  readonly memory: ReturnMemory
  readonly orderNumber: string
  /** When the wizard was opened, epoch milliseconds. */
  readonly since: number
}

/** The order, and with it the carriers of the country that it is sent back in: mostly the page's, and asked for already (RM-10). */
const fetchOrderToReturn = async (
  { order, providers }: Pick<ReturnWizardDeps, 'order' | 'providers'>,
  input: FetchOrderInput,
  signal: AbortSignal,
): Promise<FetchOrderResult> => {
  void providers.of(input.country)
  const result = await order.take(input, signal)
  if (!result.ok) return result
  const country = orderCountry(result.value, input.country)
  return succeeded({ order: result.value, providers: await providers.of(country) })
}

/** The return wizard with its calls. */
export const createReturnWizardMachine = ({
  http,
  keys,
  order,
  providers,
  memory,
  orderNumber,
  since,
}: ReturnWizardDeps) =>
  returnWizardMachine.provide({
    actors: {
      fetchOrder: fromPromise<FetchOrderResult, FetchOrderInput>(({ input, signal }) =>
        fetchOrderToReturn({ order, providers }, input, signal),
      ),
      recallAddress: fromPromise<RecallAddressResult, RecallAddressInput>(async ({ input, signal }) => {
        const { addresses } = await listAddresses(http, input, signal)
        const address = addresses.find(({ id }) => id === input.id)
        return address ? entryOfAddress(address) : null
      }),
      storeSelector: storeSelectorMachine.provide({
        actors: {
          findStores: fromPromise<FindStoresResult, FindStoresInput>(({ input, signal }) => {
            const { near, search, cursor } = input
            return listStores(http, { place: near, search, cursor }, signal)
          }),
        },
      }),
      returnSubmission: createReturnSubmissionMachine({ http, keys, since }),
    },
    actions: {
      storeDraft: ({ context }) => memory.storeDraft(orderNumber, context.draft),
      dropDraft: () => memory.dropDraft(orderNumber),
      storeMethod: ({ context: { draft } }) => {
        if (draft.method !== null) memory.storeMethod(orderNumber, draft.method, draft.store)
      },
    },
  })
