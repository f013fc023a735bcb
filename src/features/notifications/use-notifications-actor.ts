import { useMemo } from 'react'
import { callingCodeOf } from '../../../domain/guests/phone.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createNotificationsMachine } from '../../../machines/notifications/notifications.actors.ts'
import { chooseNotifications } from '../../../services/notifications/change-notifications.ts'
import { useApp, useMember } from '../../components/app/app-context.ts'
import { newKey } from '../../components/app/new-key.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useOrderExits } from '../../components/order/use-order-exits.ts'
import type { NotificationsActor } from './notifications-context.ts'

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Runs the page of what an order tells, and turns its facts into navigation, session and reports. */
export const useNotificationsActor = (orderNumber: string): NotificationsActor => {
  const { notifications, changes, clock, place } = useApp()
  const isMember = useMember() !== null
  const exits = useOrderExits()
  const machine = useMemo(
    () => createNotificationsMachine({ ...changes, notifications }),
    [changes, notifications],
  )
  return useFlow(machine, {
    input: {
      orderNumber,
      isMember,
      known: notifications.peek({ orderNumber }),
      pendingKey: pendingKeyOf(changes.keys, chooseNotifications, { orderNumber }),
      timeZone: deviceTimeZone,
      callingCode: callingCodeOf(place.marketplace),
      language: place.language,
      now: clock.now,
      newId: newKey,
    },
    on: exits,
  })
}
