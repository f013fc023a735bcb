import type { AppDeps } from '../api/app-deps.ts'
import type { Clock } from '../common/clock.ts'
import type { Database } from '../db/schema.ts'
import type { MovableClock } from './clock/sandbox-clock.ts'

/** What the sandbox works on: the host's own parts, with a clock that can be moved. */
export type SandboxDeps = Pick<AppDeps, 'db' | 'boss' | 'verifyAccessToken' | 'settings' | 'labelPrinter'> & {
  readonly clock: MovableClock
}

/** What loading the sample data needs. */
export type LoadDeps = {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<AppDeps['settings'], 'secret'>
}
