import { isFiltered, type OrderFilter } from '../../../../domain/order-history/order-filter.ts'
import type { ListOrdersInput } from '../../../../services/orders/list-orders.ts'
import type { Place } from '../../../components/app/app-context.ts'

/** The first page of the own orders, as loader and chart ask for it alike. */
export const firstOrders = (
  { marketplace: country, language }: Place,
  filter: OrderFilter,
): Omit<ListOrdersInput, 'kind'> & { readonly kind: 'own' } => ({
  kind: 'own',
  country,
  language,
  ...(isFiltered(filter) && { filter }),
  cursor: null,
})
