import { useEffect } from 'react'
import { useApp } from '../app/app-context.ts'

/** Tracks one page view per order opened (SH-12). */
export const usePageView = (): void => {
  const { track } = useApp()
  useEffect(() => track('page view', {}), [track])
}
