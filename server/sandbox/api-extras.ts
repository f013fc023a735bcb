import { type AppExtras, allCalls } from '../api/app.ts'
import type { AppDeps } from '../api/app-deps.ts'
import { experienceCalls } from '../api/modules/experience/experience.routes.ts'
import type { MovableClock } from './clock/sandbox-clock.ts'
import { faultsAround } from './faults/faults.middleware.ts'
import { sandboxCalls } from './sandbox.calls.ts'

/**
 * What the API host answers beside its own modules: the experience settings, and with `clock`, the sandbox's movable one,
 * the sandbox's calls and faults. Without it nothing of the sandbox is there (`BATON_SANDBOX=0`).
 */
export const apiExtras = (deps: AppDeps, clock: MovableClock | null): AppExtras => {
  const experience = experienceCalls(deps)
  if (clock === null) return { calls: experience }
  const faultable = allCalls(deps, { calls: experience }).map(({ call }) => call)
  const sandbox = { ...deps, clock }
  return {
    calls: [...experience, ...sandboxCalls(sandbox, faultable)],
    aroundCall: faultsAround(sandbox),
  }
}
