import type { AddAnswer, AddedItem } from '../../services/shop/add-one.ts'

export type BuyAgainInput = {
  readonly skuId: string
  /** Order URL: where the browser goes when the item cannot be added from here (BA-01). Already checked. */
  readonly link: string
  /** Idempotency key of an attempt whose outcome is not known, from before a reload. */
  readonly storedKey: string | null
  /** A fresh idempotency key. */
  readonly newKey: () => string
  /** Whether the browser has a network at all. */
  readonly isOnline: () => boolean
}

export type BuyAgainContext = Omit<BuyAgainInput, 'storedKey'> & {
  /** Idempotency key of the attempt; the same for every time it is sent. */
  readonly key: string | null
  readonly item: AddedItem | null
  /** Times that the request was sent once more. */
  readonly repeats: number
}

export type BuyAgainEvent = { type: 'buyAgain.press' }

export type BuyAgainEmitted =
  | { type: 'item.added'; item: AddedItem }
  /** The browser goes to the order URL. */
  | { type: 'page.left'; link: string }

/** One attempt: the same key means the same piece, and the shop adds it once. */
export type AddOneInput = { readonly skuId: string; readonly key: string }
export type AddOneResult = AddAnswer
