import { lazy } from 'react'
import { ServiceError } from './service-error.tsx'

/** Seldom shown; where its code does not come, the page says that the order did not load. */
export const NotFound = lazy(() =>
  import('./not-found.tsx').then(
    (it) => ({ default: it.NotFound }),
    () => ({ default: ServiceError }),
  ),
)
