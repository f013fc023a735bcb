import { useEffect } from 'react'
import { useApp } from '../../components/app/app-context.ts'
import { endWatches } from '../../components/app/end-watches.ts'
import type { HistoryRef } from './history-ref.ts'

/** Tells the session that the host takes it for ended, and reports what did not load (ER-01). */
export const useListFacts = (history: HistoryRef): void => {
  const { session, reportError } = useApp()
  useEffect(() => {
    return endWatches(
      history.on('session.rejected', (event) => session.send(event)),
      history.on('error.reported', ({ code, devMessage }) => reportError(code, devMessage)),
    )
  }, [history, session, reportError])
}
