import type { OrderKindProps } from '../ready-order.tsx'
import { ReturnOrder } from './return-order.tsx'
import { SalesOrder } from './sales-order.tsx'

/** A guest's order, of which the kind is known when it is here. */
export function EitherOrder({ fetched, ...view }: OrderKindProps) {
  return fetched.orderType === 'RETURN_ORDER' ? (
    <ReturnOrder {...view} />
  ) : (
    <SalesOrder {...view} fetched={fetched} />
  )
}
