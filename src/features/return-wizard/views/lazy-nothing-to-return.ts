import { lazy } from 'react'
import { OrderFailed } from './order-failed.tsx'

/** Seldom shown; where its code does not come, the page says that the order did not load. */
export const NothingToReturn = lazy(() =>
  import('./nothing-to-return.tsx').then(
    (it) => ({ default: it.NothingToReturn }),
    () => ({ default: OrderFailed }),
  ),
)
