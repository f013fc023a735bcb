import { lazy, Suspense } from 'react'
import type { OrderKindProps } from '../ready-order.tsx'
import { DetailSkeleton } from '../views/detail-skeleton.tsx'

const ReturnOrder = lazy(() => import('./return-order.tsx').then((it) => ({ default: it.ReturnOrder })))
const SalesOrder = lazy(() => import('./sales-order.tsx').then((it) => ({ default: it.SalesOrder })))

/** A guest's order, of which the kind is known when it is here. */
export function EitherOrder({ fetched, ...view }: OrderKindProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      {fetched.orderType === 'RETURN_ORDER' ? (
        <ReturnOrder {...view} />
      ) : (
        <SalesOrder {...view} fetched={fetched} />
      )}
    </Suspense>
  )
}
