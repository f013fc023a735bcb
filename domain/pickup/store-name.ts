import type { Store } from '../../contract/pickup/store.ts'

/** How a store is called: its name for shoppers, else the one it has in the books, else its number. */
export const storeName = (store: Pick<Store, 'storeName' | 'name' | 'storeId'>): string =>
  store.storeName ?? store.name ?? store.storeId
