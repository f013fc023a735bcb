import { eq } from 'drizzle-orm'
import { isReadyForPickup } from '../../../domain/pickup/pickup-life.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { queueOutcomeMail } from '../../api/modules/mail/queue-outcome.ts'
import {
  findStandingArrival,
  lockOrderRow,
  lockStorePickup,
} from '../../api/modules/pickups/pickups.repository.ts'
import {
  findReturns,
  findVisit,
  findVisitReturns,
  setHandedOver,
} from '../../api/modules/visits/visits.repository.ts'
import { isTakenBy } from '../../api/modules/visits/visits.usecases.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { stores } from '../../db/tables/stores.ts'
import { playReturn } from '../returns/play-return.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { setPickedUp } from './set-picked-up.ts'

type Played = { readonly orderNumber: string }

/**
 * The store takes a return that was announced with a visit: it becomes “returned at store” by the rules of the counter (BY-47). The same
 * once more changes nothing; a return that comes with no such visit, or that the store cannot take, is refused.
 */
export const playVisitReturn = (
  deps: Pick<SandboxDeps, 'boss' | 'settings'>,
  db: Database,
  { orderNumber, returnOrderNumber }: Played & { readonly returnOrderNumber: string },
  now: Date,
): Promise<Played> =>
  db.transaction(async (tx) => {
    await lockOrderRow(tx, orderNumber)
    const visit = await findVisit(tx, orderNumber)
    const coming = (await findVisitReturns(tx, [orderNumber])).find(
      (row) => row.returnOrderNumber === returnOrderNumber,
    )
    if (!visit || !coming) throw problem('order_not_found')
    if (coming.handedOverAt !== null) return { orderNumber }
    const [found] = await findReturns(tx, [returnOrderNumber])
    const [store] = await tx.select().from(stores).where(eq(stores.storeId, visit.storeId))
    if (!found || !store || !isTakenBy(found, store)) throw problem('return_state')
    await playReturn(deps, tx, { returnOrderNumber, asked: 'returned at store', now })
    await setHandedOver(tx, returnOrderNumber, now)
    return { orderNumber }
  })

/** The store hands the order over at its counter, and a mail says so. The same once more changes nothing; who waits outside is served there. */
export const playVisitOrder = (
  { boss }: Pick<AppDeps, 'boss'>,
  db: Database,
  orderNumber: string,
  now: Date,
): Promise<Played> =>
  db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderNumber)
    const found = await lockStorePickup(tx, orderNumber)
    const visit = await findVisit(tx, orderNumber)
    if (!order || !found || !visit) throw problem('order_not_found')
    if (found.pickup.status === 'PICKED_UP') return { orderNumber }
    const isWaitingOutside = (await findStandingArrival(tx, orderNumber)) !== undefined
    const isStopped = order.cancelledAt !== null || order.pendingModification !== null
    if (!isReadyForPickup(found.pickup.status) || isStopped || isWaitingOutside) throw problem('pickup_state')
    await setPickedUp(tx, orderNumber, now)
    await queueOutcomeMail(boss, tx, { kind: 'pickedUp', orderNumber, language: visit.language, now })
    return { orderNumber }
  })
