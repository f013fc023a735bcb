import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { notificationsMachine } from './notifications.machine.ts'
import { isFull, isPushedHere, isToldHere, otherDevices } from './notifications.rules.ts'
import {
  type ChoiceView,
  choiceViews,
  type NotificationsView,
  notificationsViews,
  type PushView,
  pushViews,
} from './notifications.types.ts'

type Snapshot = SnapshotFrom<typeof notificationsMachine>

export const selectNotificationsView: (snapshot: Snapshot) => NotificationsView = viewOf(
  notificationsViews,
  'skeleton',
)

/** What is said of the choice. */
export const selectChoiceView: (snapshot: Snapshot) => ChoiceView = viewOf(choiceViews, 'open')

/** What is said of web push on this browser. */
export const selectPushView: (snapshot: Snapshot) => PushView = viewOf(pushViews, 'pushAbsent')

/** Whether the box for this browser is ticked. */
export const selectIsPushedHere = ({ context }: Snapshot): boolean => isPushedHere(context)

/** Whether this browser is told now, whatever is ticked. */
export const selectIsToldHere = ({ context }: Snapshot): boolean => isToldHere(context)

/** Browsers beside this one that will be told. */
export const selectOtherDevices = ({ context }: Snapshot): number =>
  context.draft.push === 'none' ? 0 : otherDevices(context)

/** Whether as many browsers are told as an order has. */
export const selectIsFull = ({ context }: Snapshot): boolean => isFull(context) && !isPushedHere(context)
