import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { buyAgainMachine } from './buy-again.machine.ts'
import { buyAgainViews } from './buy-again.types.ts'

type Snapshot = SnapshotFrom<typeof buyAgainMachine>

export type BuyAgainView = (typeof buyAgainViews)[number]

/** What the button is: one face per state that the shopper tells apart (BA-01). */
export const selectBuyAgainView: (snapshot: Snapshot) => BuyAgainView = viewOf(buyAgainViews, 'idle')
