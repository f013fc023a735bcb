import { bringsToCar } from '../../domain/pickup/pickup-life.ts'
import { isStoreClosed } from '../../domain/pickup/store-hours.ts'
import type { Failure } from '../../services/http/result.ts'
import type { ArrivalWatchInput } from './arrival-watch/arrival-watch.types.ts'
import type { CurbsideContext, CurbsideGap, CurbsideInput } from './curbside.types.ts'
import type { CurbsideRequestInput } from './curbside-request/curbside-request.types.ts'

/** Tries again after a failure; then there is only contact (CU-07). */
export const maxRetries = 3

/** What the link leaves out, in the order that it is told. */
export const gapsOf = ({ orderNumber, storeId, code }: CurbsideInput): readonly CurbsideGap[] => [
  ...(orderNumber ? [] : (['orderNumber'] as const)),
  ...(storeId ? [] : (['storeId'] as const)),
  ...(code ? [] : (['qrId'] as const)),
]

/** Without a store nothing is said against it. */
export const hasCurbside = ({
  store,
  enableCurbsidePickup,
}: Pick<CurbsideContext, 'store' | 'enableCurbsidePickup'>): boolean =>
  store === null || bringsToCar(store.storeServices, { enableCurbsidePickup })

/** A store whose hours are not known turns nobody away. */
export const isOpen = ({ store, now }: Pick<CurbsideContext, 'store' | 'now'>): boolean =>
  store === null || !isStoreClosed(store, now())

/** HTTP status of a failure, `null` where no answer came. */
export const statusOf = (failure: Failure): number | null => {
  if ('status' in failure) return failure.status
  return failure.kind === 'unauthorized' ? 401 : null
}

/** What the request starts with; behind the gaps of a link there is nothing left out. */
export const requestOf = ({
  orderNumber,
  storeId,
  code,
  pending,
}: CurbsideContext): CurbsideRequestInput => ({
  orderNumber: orderNumber ?? '',
  storeId: storeId ?? '',
  code: code ?? '',
  pendingKey: pending.requestKey,
  vehicle: pending.vehicle,
})

/** What the watch of an arrival starts with. */
export const watchOf = ({ interaction, known, code, pending, now }: CurbsideContext): ArrivalWatchInput => ({
  id: interaction?.id ?? known?.id ?? '',
  code: code ?? '',
  interaction,
  knownStatus: known?.status ?? null,
  pendingCancelKey: pending.cancelKey,
  now,
})
