import type { SnapshotFrom } from 'xstate'
import type { miniCartMachine } from './mini-cart.machine.ts'
import type { AddedProduct } from './mini-cart.types.ts'

/** What the popup shows; `null` while it is closed. */
export const selectAddedProduct = (snapshot: SnapshotFrom<typeof miniCartMachine>): AddedProduct | null =>
  snapshot.context.product
