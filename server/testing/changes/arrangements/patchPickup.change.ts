import { and, eq } from 'drizzle-orm'
import { createPickup, patchPickup } from '../../../../contract/pickup/pickup.ts'
import { validationCodeHeader } from '../../../../contract/wire/link-code.ts'
import { curbsideService } from '../../../../domain/pickup/pickup-life.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createPickupCancellationMachine } from '../../../../machines/curbside/pickup-cancellation/pickup-cancellation.actors.ts'
import { selectCancelView } from '../../../../machines/curbside/pickup-cancellation/pickup-cancellation.selectors.ts'
import { cancelArrival } from '../../../../services/pickup/cancel-arrival.ts'
import { orderPickups } from '../../../db/tables/pickup/pickups.ts'
import { sendOk } from '../../host/api-client.ts'
import { type Arrange, newOrder, workedTimes } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, url, identity } = await newOrder(host, caller, { from: 'curbside' })
  const code = url.searchParams.get('qrId') ?? ''
  const { id } = await sendOk(host.target, createPickup, {
    headers: { [validationCodeHeader]: code },
    body: {
      notes: [{ authorType: 'CONSUMER', content: 'Green estate', targetType: 'VEHICLE' }],
      orderNumber,
      storeId: url.searchParams.get('storeId'),
      storeServiceId: curbsideService,
      validationCode: { type: 'QR', code },
    },
  })
  return {
    identity,
    ready: 'closed',
    done: 'cancelled',
    open: (tab) => {
      const flow = tab.start(createPickupCancellationMachine(tab), {
        id,
        code,
        pendingKey: pendingKeyOf(tab.keys, cancelArrival, { id, code }),
      })
      return {
        view: () =>
          flow.getSnapshot().matches('cancelled') ? 'cancelled' : selectCancelView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'cancel.ask' })
          flow.send({ type: 'cancel.confirm' })
        },
      }
    },
    effects: async (db, line) => {
      const cancelled = and(eq(orderPickups.id, id), eq(orderPickups.status, 'CANCELLED_CONSUMER'))
      return (await db.$count(orderPickups, cancelled)) === 1 ? workedTimes(db, line, patchPickup) : 0
    },
  }
}
