import { neededPart } from '../../needed-part.ts'

/** Fetches the step in which a store is chosen, which most returns go without. */
export const loadStores = () => import('./stores.tsx').then((it) => it.Stores)

export const Stores = neededPart(loadStores)
