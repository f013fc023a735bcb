import { eq } from 'drizzle-orm'
import { pendingKeyOf } from '../../../../machines/attempt/attempt.actors.ts'
import { createWatchNetwork } from '../../../../machines/network.actors.ts'
import { createNotificationsMachine } from '../../../../machines/notifications/notifications.actors.ts'
import {
  selectChoiceView,
  selectNotificationsView,
} from '../../../../machines/notifications/notifications.selectors.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { chooseNotifications } from '../../../../services/notifications/change-notifications.ts'
import {
  type GetNotificationsInput,
  getNotifications,
} from '../../../../services/notifications/get-notifications.ts'
import { orderRequestLimits } from '../../../api/http/limits/order-requests.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { bucketOf } from '../../../limits/attempt-limits.ts'
import { type Arrange, newOrder } from '../arrangement.ts'

export const arrange: Arrange = async (host, caller) => {
  const { orderNumber, identity, member } = await newOrder(host, caller, { from: 'shipped' })
  return {
    identity,
    ready: 'open',
    done: 'saved',
    open: (tab) => {
      const notifications = createPrefetch((input: GetNotificationsInput, signal) =>
        getNotifications(tab.http, input, signal),
      )
      const machine = createNotificationsMachine({ ...tab, notifications }).provide({
        actors: { watchNetwork: createWatchNetwork(() => new EventTarget()) },
      })
      const flow = tab.start(machine, {
        orderNumber,
        isMember: member !== null,
        known: null,
        pendingKey: pendingKeyOf(tab.keys, chooseNotifications, { orderNumber }),
        callingCode: '1',
        language: 'en',
        timeZone: () => 'America/New_York',
        now: tab.now,
        newId: () => crypto.randomUUID(),
      })
      return {
        view: () => {
          const snapshot = flow.getSnapshot()
          const view = selectNotificationsView(snapshot)
          return view === 'choosing' ? selectChoiceView(snapshot) : view
        },
        press: () => flow.send({ type: 'choice.save' }),
      }
    },
    // One more of the order's choices for each that was kept: a choice takes the place of the one before.
    effects: (db) =>
      db.$count(
        attempts,
        eq(attempts.bucket, bucketOf({ limit: orderRequestLimits.notifications, subject: orderNumber })),
      ),
  }
}
