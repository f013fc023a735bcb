import type { OrderHistory } from '../../../contract/orders/orders.ts'

/**
 * What one entry of the browser's history has shown: the member's own orders, with the name of what they were narrowed to (`''`:
 * nothing), and those of partner stores.
 */
type ShownLists = { own: OrderHistory | null; ownFilter: string; partner: OrderHistory | null }

/** Lists of orders as they were left, by entry of the browser's history; in memory alone. */
export type KeptLists = {
  /** What an entry has shown last, `null` where it is new; whoever shows a list there writes it in. */
  readonly of: (entry: string) => ShownLists
  /** The page goes on under another entry: from now on both are one, unless that one has shown something of its own. */
  readonly goesOn: (from: string, to: string) => void
  readonly clear: () => void
}

/** Which entry a place in the history is. */
export const entryOf = ({ state }: { readonly state: { readonly __TSR_key?: string } }): string =>
  state.__TSR_key ?? ''

/** So many entries are kept at most; those that were not asked for longest go first. */
const maxKept = 10

/** None yet. */
export const createKeptLists = (): KeptLists => {
  const entries = new Map<string, ShownLists>()
  const put = (entry: string, lists: ShownLists) => {
    entries.delete(entry)
    entries.set(entry, lists)
    const [oldest] = entries.keys()
    if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest)
  }
  return {
    of: (entry) => {
      const lists = entries.get(entry) ?? { own: null, ownFilter: '', partner: null }
      put(entry, lists)
      return lists
    },
    goesOn: (from, to) => {
      const lists = entries.get(from)
      if (lists && !entries.has(to)) put(to, lists)
    },
    clear: () => entries.clear(),
  }
}
