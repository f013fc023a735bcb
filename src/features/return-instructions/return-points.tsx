import type { Order } from '../../../contract/orders/order.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { useApp } from '../../components/app/app-context.ts'
import { usePage } from '../../components/order/use-page.ts'
import { DropOffPoints } from '../drop-off-points/drop-off-points.tsx'
import css from './instructions.module.css'
import { methodOf } from './use-return.ts'

/** Where the parcel of a return can be handed in, beneath the step that says so (RM-10). */
export function ReturnPoints({ order }: { readonly order: Order }) {
  const { providers } = useApp()
  const country = orderCountry(order, usePage().country)
  return (
    <div className={css.points}>
      <DropOffPoints
        method={methodOf(order)}
        order={order}
        country={country}
        providers={providers.known()[country] ?? null}
      />
    </div>
  )
}
