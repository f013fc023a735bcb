import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import type { StoreArrival } from '../../../contract/sandbox/sandbox.ts'
import { nextPickupStatuses } from '../../../domain/pickup/pickup-life.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { queueOutcomeMail } from '../../api/modules/mail/queue-outcome.ts'
import { findArrival, setArrivalStatus } from '../../api/modules/pickups/pickups.repository.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { findStoreArrival } from './list-arrivals.ts'
import { setPickedUp } from './set-picked-up.ts'

/** Moves an arrival as the store would; what is handed over is told by mail. The same once more changes nothing; a move that no store makes is refused. */
export const playPickup = (
  { boss }: Pick<AppDeps, 'boss'>,
  db: Database,
  id: string,
  status: PickupStatus,
  now: Date,
): Promise<StoreArrival> =>
  db.transaction(async (tx) => {
    const found = await findArrival(tx, id, { lock: true })
    if (!found) throw problem('pickup_not_found')
    const { arrival } = found
    if (arrival.status !== status) {
      if (!nextPickupStatuses(arrival.status, 'store').includes(status)) {
        throw problem('pickup_state', {
          detail: `A store does not make a pickup that is ${arrival.status} ${status}.`,
        })
      }
      await setArrivalStatus(tx, id, status, now)
      if (status === 'COMPLETE') {
        const { orderNumber, language } = arrival
        await setPickedUp(tx, orderNumber, now)
        await queueOutcomeMail(boss, tx, { kind: 'pickedUp', orderNumber, language, now })
      }
    }
    return findStoreArrival(tx, id)
  })
