import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import { type CurbsideProgress, callStoreAfterMs } from '../../../domain/pickup/pickup-life.ts'
import type { ArrivalWatchContext } from './arrival-watch.types.ts'

/** Tries again after a failure; then there is only contact (CU-07). */
export const maxRetries = 3

type Known = Pick<ArrivalWatchContext, 'interaction' | 'knownStatus'>

export const statusNow = ({ interaction, knownStatus }: Known): PickupStatus =>
  interaction?.status ?? knownStatus ?? 'SUBMITTED'

const progressAt: Readonly<Record<PickupStatus, CurbsideProgress>> = {
  SUBMITTED: 50,
  CLAIMED: 75,
  COMPLETE: 100,
  CANCELLED_CONSUMER: 25,
}

/** How far a visit has come by its status, in per cent (CU-03). */
export const progressOf = (status: PickupStatus): CurbsideProgress => progressAt[status]

/** When the shopper said to be here, epoch milliseconds; `null` until the host has said it. */
export const submittedAt = ({ interaction }: Pick<Known, 'interaction'>): number | null =>
  interaction?.submittedAt ? Date.parse(interaction.submittedAt) : null

/** Milliseconds until the page says to call the store; counted from what the host says (CU-08). */
export const callDelayMs = (context: Pick<ArrivalWatchContext, 'interaction' | 'now'>): number => {
  const since = submittedAt(context)
  return since === null ? callStoreAfterMs : Math.max(0, since + callStoreAfterMs - context.now())
}
