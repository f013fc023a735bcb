import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderHistory } from '../../../contract/orders/orders.ts'
import { type App, useApp } from '../../components/app/app-context.ts'

/** So many lists are kept at most; the oldest go first. */
const maxKept = 10

const kept = new WeakMap<App, Map<string, OrderHistory>>()

const keptBy = (app: App): Map<string, OrderHistory> => {
  const known = kept.get(app) ?? new Map<string, OrderHistory>()
  kept.set(app, known)
  return known
}

/**
 * The list that an entry of the browser's history has shown, in memory alone: who comes back finds as many orders as before,
 * and so their place among them. `start` is what the entry showed last, `null` where it is new.
 */
export const useKeptList = () => {
  const lists = keptBy(useApp())
  const router = useRouter()
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const [start] = useState(() => lists.get(entry) ?? null)
  const keep = (list: OrderHistory) => {
    const now = router.state.location.state.__TSR_key ?? ''
    lists.delete(now)
    lists.set(now, list)
    const [oldest] = lists.keys()
    if (lists.size > maxKept && oldest !== undefined) lists.delete(oldest)
  }
  return { start, keep }
}
