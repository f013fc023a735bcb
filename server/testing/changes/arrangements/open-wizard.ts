import { countryFlags } from '../../../../domain/pages/flags.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createReturnWizardMachine } from '../../../../machines/return-wizard/return-wizard.actors.ts'
import { selectWizardView } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnDraft } from '../../../../machines/return-wizard/return-wizard.types.ts'
import { sampleStore } from '../../../../model-tests/samples/return-samples.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { getOrder } from '../../../../services/orders/get-order.ts'
import { captureReturn } from '../../../../services/returns/capture-return.ts'
import { listReturnProviders } from '../../../../services/returns/list-return-providers.ts'
import { createProviderList } from '../../../../services/returns/provider-list.ts'
import type { Arranged, Person } from '../arrangement.ts'

type Wish = {
  readonly person: Person
  readonly orderNumber: string
  readonly method: 'upsDropoff' | 'returnToStore'
}

/** A return whose steps are all entered: the press sends it. */
export const openWizard = ({
  person,
  orderNumber,
  method,
}: Wish): Pick<Arranged, 'ready' | 'done' | 'open'> => {
  const isStore = method === 'returnToStore'
  const drafts = new WeakMap<object, ReturnDraft>()
  const entered: ReturnDraft = {
    choices: [
      {
        lineId: `${orderNumber}-1`,
        checked: true,
        reason: 'tooSmall',
        quantity: 1,
        comment: '',
        status: 'Return Created',
      },
    ],
    answers: [],
    method,
    store: isStore ? sampleStore('us001') : null,
    addressId: null,
    selected: null,
  }
  return {
    ready: 'method',
    done: 'created',
    open: (tab) => {
      const machine = createReturnWizardMachine({
        http: tab.http,
        keys: tab.keys,
        order: createPrefetch((input, signal) => getOrder(tab.http, input, signal)),
        providers: createProviderList((country, signal) =>
          listReturnProviders(tab.http, { country }, signal),
        ),
        memory: {
          storeDraft: (_, draft) => void drafts.set(tab, draft),
          dropDraft: () => void drafts.delete(tab),
          storeMethod: () => undefined,
        },
        orderNumber,
        since: tab.since,
      })
      const flow = tab.start(machine, {
        orderNumber,
        upmId: person.upmId,
        country: 'us',
        language: 'en',
        locale: 'en-US',
        flags: { ...countryFlags('us'), enableDorisCommunication: true, sendStoreReturnEmail: true },
        selectedGtin: null,
        step: 'method',
        now: tab.now,
        known: null,
        storedDraft: entered,
        pendingKey: pendingKeyOf(tab.keys, captureReturn, { orderNumber }),
      })
      return {
        view: () => selectWizardView(flow.getSnapshot()),
        press: () => flow.send({ type: 'wizard.continue' }),
      }
    },
  }
}
