import { neededPart } from '../../../components/late/needed-part.ts'

/** The step in which a store is chosen, which most returns go without. */
export const { Part: Stores, load: loadStores } = neededPart(() =>
  import('./stores.tsx').then((it) => it.Stores),
)
