import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { ErrorReported } from '../../../machines/actor-slot.ts'
import type { ReportError } from '../../components/app/app-context.ts'

/**
 * Hears what charts report, children at any depth included: every actor of a system passes here as it is made. Flows are started
 * with it by `useFlow`, so that no chart has to hand the reports of its children on.
 */
export const createReportInspector =
  (reportError: ReportError) =>
  (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.actor') return
    const actor = inspected.actorRef as AnyActorRef
    actor.on('error.reported', (fact: unknown) => {
      const { code, devMessage } = fact as ErrorReported
      reportError(code, devMessage)
    })
  }
