import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderHistory } from '../../../contract/orders/orders.ts'
import { useApp } from '../../components/app/app-context.ts'
import { entryOf } from '../../components/app/kept-lists.ts'

/**
 * The list that an entry of the browser's history has shown: who comes back finds as many orders as before, and so their place
 * among them. `start` is what the entry showed last, `null` where it is new.
 * @param kind whose orders are listed.
 */
export const useKeptList = (kind: 'own' | 'partner') => {
  const { keptLists } = useApp()
  const router = useRouter()
  const [kept] = useState(() => {
    const shown = keptLists.of(entryOf(router.state.location))
    const keep = (list: OrderHistory) => {
      shown[kind] = list
    }
    return { start: shown[kind], keep }
  })
  return kept
}
