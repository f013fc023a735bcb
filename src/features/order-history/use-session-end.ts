import { useEffect } from 'react'
import { useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import type { HistoryRef } from './history-ref.ts'

/** Tells the session that the host takes it for ended. */
export const useSessionEnd = (history: HistoryRef): void => {
  const { session } = useApp()
  useEffect(() => {
    return endWatches(history.on('session.rejected', (event) => session.send(event)))
  }, [history, session])
}
