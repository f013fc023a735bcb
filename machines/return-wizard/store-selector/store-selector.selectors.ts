import type { SnapshotFrom } from 'xstate'
import { type StoresNearby, storesPerPage } from '../../../contract/pickup/store-locations.ts'
import { viewOf } from '../../view-of.ts'
import type { storeSelectorMachine } from './store-selector.machine.ts'
import { type StoreSelectorTag, storeSelectorViews } from './store-selector.types.ts'

type Snapshot = SnapshotFrom<typeof storeSelectorMachine>

export type StoreSelectorView = StoreSelectorTag

export const selectStoresView: (snapshot: Snapshot) => StoreSelectorView = viewOf(
  storeSelectorViews,
  'loading',
)

export const selectStorePage = ({ context }: Snapshot): StoresNearby | null =>
  context.pages[context.page] ?? null

/** Number of the first store on the page, from 1. */
export const selectFirstStore = ({ context }: Snapshot): number => context.page * storesPerPage + 1

export const hasNextStores = (snapshot: Snapshot): boolean => snapshot.can({ type: 'stores.next' })
export const hasPreviousStores = (snapshot: Snapshot): boolean => snapshot.can({ type: 'stores.previous' })
