import type { ErrorCode, ErrorReport } from '../contract/telemetry.ts'
import { reportPageName } from '../domain/page.ts'

export type ReportError = (code: ErrorCode, devMessage: string) => void

const mostAtOnce = 20
const gatherMs = 1_000

/**
 * Gathers reports and sends them together (ER-01). What is reported never carries contents; whether it arrives changes
 * nothing for the shopper.
 */
export const createErrorReporter = (deps: {
  readonly send: (errors: readonly ErrorReport[]) => Promise<unknown>
  readonly pathname: () => string
  readonly now: () => number
}): ReportError => {
  let waiting: ErrorReport[] = []
  const flush = () => {
    const errors = waiting.splice(0, mostAtOnce)
    waiting = []
    deps.send(errors).catch(() => undefined)
  }
  return (code, devMessage) => {
    waiting.push({
      code,
      devMessage: devMessage.slice(0, 500),
      pageName: reportPageName(deps.pathname()),
      time: new Date(deps.now()).toISOString(),
    })
    if (waiting.length === 1) setTimeout(flush, gatherMs)
  }
}
