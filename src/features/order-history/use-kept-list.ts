import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderHistory } from '../../../contract/orders/orders.ts'
import { filterKey, noFilter, type OrderFilter } from '../../../domain/order-history/order-filter.ts'
import { useApp } from '../../components/app/app-context.ts'
import { entryOf } from '../../components/app/kept-lists.ts'

/**
 * The list that an entry of the browser's history has shown: who comes back finds as many orders as before, and so their place
 * among them. `start` is what the entry showed last, `null` where it is new.
 * @param kind whose orders are listed.
 * @param filter what they are narrowed to: the own orders of another filter are not what is come back to.
 */
export const useKeptList = (kind: 'own' | 'partner', filter: OrderFilter = noFilter) => {
  const { keptLists } = useApp()
  const router = useRouter()
  const [kept] = useState(() => {
    const shown = keptLists.of(entryOf(router.state.location))
    const keep = (list: OrderHistory, shownFilter: OrderFilter = noFilter) => {
      shown[kind] = list
      if (kind === 'own') shown.ownFilter = filterKey(shownFilter)
    }
    const isOther = kind === 'own' && shown.ownFilter !== filterKey(filter)
    return { start: isOther ? null : shown[kind], keep }
  })
  return kept
}
