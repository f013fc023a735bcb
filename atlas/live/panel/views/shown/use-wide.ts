import { useSyncExternalStore } from 'react'

const query = '(width >= 64em)'

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** There is room for tree, chart and log beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
