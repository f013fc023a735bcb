import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { usePathname, usePlace } from '../app/app-context.ts'
import { titleOf } from './page-titles.tsx'

let pagesInError = 0
const listeners = new Set<() => void>()
const change = (by: 1 | -1) => {
  pagesInError += by
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts 'Error: ' before the page's title while a form on it has errors. */
export const useErrorTitle = (inError: boolean): void => {
  useEffect(() => {
    if (!inError) return
    change(1)
    return () => change(-1)
  }, [inError])
}

/** Names the document by its path (SH-07). */
export function PageTitle() {
  const { _, i18n } = useLingui()
  const { country } = usePlace()
  const inError = useSyncExternalStore(
    subscribe,
    () => pagesInError > 0,
    () => false,
  )
  const title = titleOf(i18n, usePathname(), country)
  const shown = inError ? _(msg`Error: ${title}`) : title
  useEffect(() => {
    document.title = shown
  }, [shown])
  return null
}
