import { eq } from 'drizzle-orm'
import { switchReturnMethod as call } from '../../../../contract/returns/return-method.ts'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createMethodSwitchMachine } from '../../../../machines/method-switch/method-switch.actors.ts'
import { selectSwitchView } from '../../../../machines/method-switch/method-switch.selectors.ts'
import { switchReturnMethod } from '../../../../services/returns/switch-return-method.ts'
import { orders } from '../../../db/tables/orders.ts'
import { type Arrange, newOrder, workedTimes } from '../arrangement.ts'

const pickup = 'upsPickup'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber: returnOrderNumber, identity } = await newOrder(host, caller, {
    from: 'return-created',
  })
  return {
    identity,
    ready: 'closed',
    done: 'switched',
    open: (tab) => {
      const flow = tab.start(createMethodSwitchMachine(tab), {
        returnOrderNumber,
        current: 'upsDropoff',
        choices: [{ key: pickup, request: { returnMethod: 'PICK_UP', standardCarrierAlphaCode: null } }],
        pendingKey: pendingKeyOf(tab.keys, switchReturnMethod, { returnOrderNumber }),
      })
      return {
        view: () => selectSwitchView(flow.getSnapshot()),
        press: () => {
          flow.send({ type: 'switch.ask' })
          flow.send({ type: 'method.chosen', method: pickup })
          flow.send({ type: 'switch.confirm' })
        },
      }
    },
    effects: async (db, line) => {
      const [row] = await db.select().from(orders).where(eq(orders.orderNumber, returnOrderNumber))
      return row?.returnMethod === pickup ? workedTimes(db, line, call) : 0
    },
  }
}
