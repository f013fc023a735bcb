import { and, eq } from 'drizzle-orm'
import { createWatchNetwork } from '../../../../machines/network.actors.ts'
import { createStopNotificationsMachine } from '../../../../machines/stop-notifications/stop-notifications.actors.ts'
import { selectStopNotificationsView } from '../../../../machines/stop-notifications/stop-notifications.selectors.ts'
import { stopCodeOf } from '../../../api/modules/notification-facts/stop-code.ts'
import { notificationChoices } from '../../../db/tables/notifications/notifications.ts'
import { testSecret } from '../../host/test-secret.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, identity } = await newOrder(host, caller, { from: 'shipped' })
  const code = stopCodeOf(testSecret, { orderNumber, channel: 'email' })
  return {
    identity,
    ready: 'asking',
    done: 'stopped',
    open: (tab) => {
      const page = {
        location: { hash: `#${code}`, pathname: '/us/en/orders/stop', search: '' } as Location,
        history: { state: null, replaceState: () => {} } as unknown as History,
      }
      const machine = createStopNotificationsMachine(tab, () => page).provide({
        actors: { watchNetwork: createWatchNetwork(() => new EventTarget()) },
      })
      const flow = tab.start(machine, undefined)
      return {
        view: () => selectStopNotificationsView(flow.getSnapshot()),
        press: () => flow.send({ type: 'stop.confirm' }),
      }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        notificationChoices,
        and(eq(notificationChoices.orderNumber, orderNumber), eq(notificationChoices.email, false)),
      ),
  }
}
