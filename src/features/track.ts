import { useCallback } from 'react'
import type { AnalyticsEvent } from '../contract/telemetry.ts'
import { reportPageName } from '../domain/page.ts'
import { sendAnalyticsEvents } from '../services/report.ts'
import { useApp } from './app-context.ts'

/** Sends an analytics event of this page (ER-03). It names the page, never the order; whether it arrives changes nothing. */
export const useTrack = (): ((name: string, properties?: AnalyticsEvent['properties']) => void) => {
  const { http, clock } = useApp()
  return useCallback(
    (name, properties = {}) => {
      const pageName = reportPageName(location.pathname)
      const event = { name, pageName, time: new Date(clock.now()).toISOString(), properties }
      sendAnalyticsEvents(http, [event]).catch(() => undefined)
    },
    [http, clock],
  )
}
