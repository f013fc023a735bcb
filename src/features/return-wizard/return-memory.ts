import * as v from 'valibot'
import { StoredReturnDraft } from '../../../contract/returns/return-draft.ts'
import {
  readStoredMethods,
  returnMethodsKey,
  storedMethodOf,
  withStoredMethod,
} from '../../../domain/return-methods/stored-return-methods.ts'
import type { ReturnMemory } from '../../../machines/return-wizard/return-wizard.actors.ts'
import type { ReturnDraft } from '../../../machines/return-wizard/return-wizard.types.ts'
import { draftPrefix } from './draft-prefix.ts'

/** A place that may be missing, full or forbidden: then it is as if nothing were stored. */
type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const attempt = <T>(use: () => T): T | null => {
  try {
    return use()
  } catch {
    return null
  }
}

const parse = <S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | null => {
  const parsed = v.safeParse(
    schema,
    attempt(() => JSON.parse(text ?? '')),
  )
  return parsed.success ? parsed.output : null
}

export type BrowserReturnMemory = ReturnMemory & {
  readonly readDraft: (orderNumber: string) => ReturnDraft | null
}

type Deps = {
  /** Ends with the tab: what the shopper wrote. */
  readonly tabStorage: Place
  /** Shared by all tabs: the chosen method (RM-05). */
  readonly browserStorage: Place
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

/** What a return keeps in the browser (docs/decisions/0033). */
export const createReturnMemory = ({ tabStorage, browserStorage, now }: Deps): BrowserReturnMemory => {
  const methods = () =>
    readStoredMethods(
      attempt(() => browserStorage().getItem(returnMethodsKey)),
      now(),
    )
  return {
    readDraft: (orderNumber) => {
      const draft = parse(
        StoredReturnDraft,
        attempt(() => tabStorage().getItem(draftPrefix + orderNumber)),
      )
      if (draft) return draft
      const chosen = storedMethodOf(methods(), orderNumber)
      return (
        chosen && {
          choices: [],
          answers: [],
          method: chosen.returnMethod,
          store: chosen.selectedStore,
          addressId: null,
          selected: null,
        }
      )
    },
    storeDraft: (orderNumber, draft) => {
      attempt(() => tabStorage().setItem(draftPrefix + orderNumber, JSON.stringify(draft)))
    },
    dropDraft: (orderNumber) => {
      attempt(() => tabStorage().removeItem(draftPrefix + orderNumber))
    },
    storeMethod: (orderNumber, returnMethod, store) => {
      const entry = { orderNumber, returnMethod, selectedStore: store, timestamp: now() }
      const list = withStoredMethod(methods(), entry)
      attempt(() => browserStorage().setItem(returnMethodsKey, JSON.stringify(list)))
    },
  }
}
