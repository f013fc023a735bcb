import type { PickupStatus } from '../../contract/pickup/pickup-status.ts'
import { type CurbsideProgress, callStoreAfterMs, curbsideService } from '../../domain/pickup/pickup-life.ts'
import { isStoreClosed } from '../../domain/pickup/store-hours.ts'
import type { Failure } from '../../services/http/result.ts'
import type { CurbsideContext, CurbsideGap, CurbsideInput } from './curbside.types.ts'

/** Tries again after a failure; then there is only contact (CU-07). */
export const mostRetries = 3

/** What the link leaves out, in the order that it is told. */
export const gapsOf = ({ orderNumber, storeId, code }: CurbsideInput): readonly CurbsideGap[] => [
  ...(orderNumber ? [] : (['orderNumber'] as const)),
  ...(storeId ? [] : (['storeId'] as const)),
  ...(code ? [] : (['qrId'] as const)),
]

/** Without a store nothing is said against it. */
export const hasCurbside = ({ store }: Pick<CurbsideContext, 'store'>): boolean =>
  store?.storeServices.includes(curbsideService) ?? true

/** A store whose hours are not known turns nobody away. */
export const isOpen = ({ store, now }: Pick<CurbsideContext, 'store' | 'now'>): boolean =>
  store === null || !isStoreClosed(store, now())

/** HTTP status of a failure, `null` where no answer came. */
export const statusOf = (failure: Failure): number | null => {
  if ('status' in failure) return failure.status
  return failure.kind === 'unauthorized' ? 401 : null
}

export const statusNow = ({ interaction, known }: CurbsideContext): PickupStatus =>
  interaction?.status ?? known?.status ?? 'SUBMITTED'

const progressAt: Readonly<Record<PickupStatus, CurbsideProgress>> = {
  SUBMITTED: 50,
  CLAIMED: 75,
  COMPLETE: 100,
  CANCELLED_CONSUMER: 25,
}

export const progressOf = (status: PickupStatus): CurbsideProgress => progressAt[status]

/** When the shopper said to be here, epoch milliseconds; `null` until the host has said it. */
export const submittedAt = ({ interaction }: Pick<CurbsideContext, 'interaction'>): number | null =>
  interaction?.submittedAt ? Date.parse(interaction.submittedAt) : null

/** Milliseconds until the page says to call the store; counted from what the host says (CU-08). */
export const callDelayMs = (context: Pick<CurbsideContext, 'interaction' | 'now'>): number => {
  const since = submittedAt(context)
  return since === null ? callStoreAfterMs : Math.max(0, since + callStoreAfterMs - context.now())
}
