import { useEffect } from 'react'
import { useApp } from '../app-context.ts'
import type { HistoryRef } from './history-ref.ts'

/** Tells the session that the host takes it for ended. */
export const useSessionEnd = (history: HistoryRef): void => {
  const { session } = useApp()
  useEffect(() => {
    const watch = history.on('session.rejected', (event) => session.send(event))
    return () => watch.unsubscribe()
  }, [history, session])
}
