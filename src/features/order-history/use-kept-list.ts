import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
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
 * @param kind whose orders are listed.
 */
export const useKeptList = (kind: 'own' | 'partner') => {
  const lists = keptBy(useApp())
  const key = useRouterState({ select: ({ location }) => `${kind} ${location.state.__TSR_key}` })
  const [start] = useState(() => lists.get(key) ?? null)
  const shown = useRef(start)
  const put = () => {
    if (shown.current === null) return
    lists.delete(key)
    lists.set(key, shown.current)
    const [oldest] = lists.keys()
    if (lists.size > maxKept && oldest !== undefined) lists.delete(oldest)
  }
  // The router gives an entry another key when it writes its address anew.
  useEffect(put)
  const keep = (list: OrderHistory) => {
    shown.current = list
    put()
  }
  return { start, keep }
}
