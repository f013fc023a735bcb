import type { AppDeps } from '../app-deps.ts'
import type { Clock, MovableClock } from '../clock.ts'
import type { Database } from '../db/schema.ts'

/** What the sandbox works on: the host's own parts, with a clock that can be moved. */
export type SandboxDeps = Pick<AppDeps, 'db' | 'verifyAccessToken' | 'settings'> & {
  readonly clock: MovableClock
}

/** What loading the sample data needs. */
export type LoadDeps = {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<AppDeps['settings'], 'secret'>
}
