import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { stopNotificationsMachine } from './stop-notifications.machine.ts'
import { type StopNotificationsView, stopNotificationsViews } from './stop-notifications.types.ts'

type Snapshot = SnapshotFrom<typeof stopNotificationsMachine>

export const selectStopNotificationsView: (snapshot: Snapshot) => StopNotificationsView = viewOf(
  stopNotificationsViews,
  'skeleton',
)
