import { useCallback, useSyncExternalStore } from 'react'
import type { Embla } from './move.ts'

const changes = ['select', 'reInit', 'scroll'] as const

/** Whether there are products before and after those in sight. */
export const useEnds = (embla: Embla | undefined) => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const change of changes) embla?.on(change, onChange)
      return () => {
        for (const change of changes) embla?.off(change, onChange)
      }
    },
    [embla],
  )
  const hasEarlier = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollPrev() ?? false,
    () => false,
  )
  const hasLater = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollNext() ?? false,
    () => false,
  )
  return { hasEarlier, hasLater }
}
