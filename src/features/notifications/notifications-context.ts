import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine.ts'

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

export const NotificationsContext = createContext<NotificationsActor | null>(null)

/** How the shopper of the page is told. */
export const useNotifications = (): NotificationsActor => {
  const actor = useContext(NotificationsContext)
  if (actor === null) throw new Error('No notifications in context')
  return actor
}

export const useTold = <T>(select: (snapshot: SnapshotFrom<typeof notificationsMachine>) => T): T =>
  useSelector(useNotifications(), select)
