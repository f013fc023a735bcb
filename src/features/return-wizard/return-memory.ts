import * as v from 'valibot'
import { StoredReturnDraft, StoredReturnKey } from '../../../contract/returns/return-draft.ts'
import { dropOldKeys } from '../../../domain/changes/kept-keys.ts'
import {
  readStoredMethods,
  returnMethodsKey,
  storedMethodOf,
  withStoredMethod,
} from '../../../domain/return-methods/stored-return-methods.ts'
import type { ReturnMemory } from '../../../machines/return-wizard/return-wizard.actors.ts'
import type { ReturnDraft, StoredAttempt } from '../../../machines/return-wizard/return-wizard.types.ts'
import { draftPrefix } from './draft-prefix.ts'

/** A place that may be missing, full or forbidden: then it is as if nothing were stored. */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>

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

export type KeySlots = {
  readonly read: (orderNumber: string) => StoredAttempt | null
  /** The key to send with: a new one, or the one that another tab has stored meanwhile. */
  readonly claim: (orderNumber: string, spentKey: string | null) => string
  readonly settle: (orderNumber: string, key: string) => void
}

export type KeySlotDeps = {
  readonly browser: Place
  readonly newKey: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Idempotency keys by order, shared by all tabs, for 60 days at most. Where the browser keeps nothing, they live as long as the
 * page: they still guard against a second send.
 */
export const createKeySlots = (prefix: string, { browser, newKey, now }: KeySlotDeps): KeySlots => {
  const ofPage = new Map<string, StoredAttempt>()
  const read = (orderNumber: string): StoredAttempt | null => {
    const kept = parse(
      StoredReturnKey,
      attempt(() => browser().getItem(prefix + orderNumber)),
    )
    return kept ? { key: kept.key, isSettled: kept.isSettled } : (ofPage.get(orderNumber) ?? null)
  }
  const keep = (orderNumber: string, stored: StoredAttempt) => {
    ofPage.set(orderNumber, stored)
    attempt(() => {
      const place = browser()
      place.setItem(prefix + orderNumber, JSON.stringify({ ...stored, at: now() }))
      dropOldKeys(place, prefix, { timeOf: (text) => parse(StoredReturnKey, text)?.at ?? null, now: now() })
    })
  }
  return {
    read,
    claim: (orderNumber, spentKey) => {
      const stored = read(orderNumber)
      if (stored && stored.key !== spentKey) return stored.key
      const key = newKey()
      keep(orderNumber, { key, isSettled: false })
      return key
    },
    settle: (orderNumber, key) => keep(orderNumber, { key, isSettled: true }),
  }
}

export type BrowserReturnMemory = ReturnMemory & {
  readonly readDraft: (orderNumber: string) => ReturnDraft | null
  readonly readAttempt: (orderNumber: string) => StoredAttempt | null
}

type Deps = {
  /** Ends with the tab: what the shopper wrote. */
  readonly tab: Place
  /** Shared by all tabs: the key, and the chosen method (RM-05). */
  readonly browser: Place
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  readonly newKey: () => string
}

/** What a return keeps in the browser (docs/decisions/0033). */
export const createReturnMemory = ({ tab, browser, now, newKey }: Deps): BrowserReturnMemory => {
  const keys = createKeySlots('baton.return-key.', { browser, newKey, now })
  const methods = () =>
    readStoredMethods(
      attempt(() => browser().getItem(returnMethodsKey)),
      now(),
    )
  return {
    readAttempt: keys.read,
    claimKey: keys.claim,
    settleKey: keys.settle,
    readDraft: (orderNumber) => {
      const draft = parse(
        StoredReturnDraft,
        attempt(() => tab().getItem(draftPrefix + orderNumber)),
      )
      if (draft) return draft
      const chosen = storedMethodOf(methods(), orderNumber)
      return chosen && { choices: [], method: chosen.returnMethod, store: chosen.selectedStore, position: 0 }
    },
    storeDraft: (orderNumber, draft) => {
      attempt(() => tab().setItem(draftPrefix + orderNumber, JSON.stringify(draft)))
    },
    dropDraft: (orderNumber) => {
      attempt(() => tab().removeItem(draftPrefix + orderNumber))
    },
    storeMethod: (orderNumber, returnMethod, store) => {
      const entry = { orderNumber, returnMethod, selectedStore: store, timestamp: now() }
      const list = withStoredMethod(methods(), entry)
      attempt(() => browser().setItem(returnMethodsKey, JSON.stringify(list)))
    },
  }
}
