import type { AddedItem, AddTarget } from '../../services/shop/add-one.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptOutput } from '../attempt/attempt.types.ts'

export type BuyAgainInput = AddTarget & {
  /** Order URL: where the browser goes when the item cannot be added from here (BA-01). Already checked. */
  readonly link: string
  /** Key of an attempt from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type BuyAgainContext = BuyAgainInput & { readonly item: AddedItem | null }

export type BuyAgainEvent = { type: 'buyAgain.press' }

export type BuyAgainEmitted =
  | { type: 'item.added'; item: AddedItem }
  /** The browser goes to the order URL. */
  | { type: 'page.left'; link: string }
  | ErrorReported

export type AddAttemptOutput = AttemptOutput<AddedItem>

/** What the button is, as the states' tags name it. */
export const buyAgainViews = ['idle', 'adding', 'added', 'unconfirmed', 'unavailable'] as const
