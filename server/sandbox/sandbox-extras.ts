import { type AppExtras, allCalls } from '../api/app.ts'
import type { AppDeps } from '../api/app-deps.ts'
import type { MovableClock } from './clock/sandbox-clock.ts'
import { faultsAround } from './faults/faults.middleware.ts'
import { sandboxCalls } from './sandbox.calls.ts'

/** What the sandbox adds to the API host: its own calls, and faults around all others. */
export const sandboxExtras = (deps: AppDeps & { readonly clock: MovableClock }): AppExtras => {
  const faultable = allCalls(deps).map(({ call }) => call)
  return { calls: sandboxCalls(deps, faultable), aroundCall: faultsAround(deps) }
}
