import { fromPromise } from 'xstate'
import type { NotificationStanding } from '../../contract/notifications/notification.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { chooseNotifications } from '../../services/notifications/change-notifications.ts'
import { lookAtPushDevice, subscribePushDevice } from '../../services/notifications/push-device.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { notificationsMachine } from './notifications.machine.ts'
import type {
  DeviceLook,
  LoadNotificationsInput,
  LoadNotificationsResult,
  Subscribed,
  SubscribeInput,
} from './notifications.types.ts'
import { createPhoneConfirmationMachine } from './phone-confirmation/phone-confirmation.actors.ts'

export type NotificationsDeps = ChangeDeps & {
  /** A route's loader may have started it. */
  readonly notifications: Prefetch<LoadNotificationsInput, NotificationStanding>
}

/** The chart with its calls, and what a browser does of web push. */
export const createNotificationsMachine = ({ notifications, ...deps }: NotificationsDeps) =>
  notificationsMachine.provide({
    actors: {
      loadNotifications: fromPromise<LoadNotificationsResult, LoadNotificationsInput>(({ input, signal }) =>
        notifications.take(input, signal),
      ),
      lookAtDevice: fromPromise<DeviceLook, undefined>(() => lookAtPushDevice()),
      subscribeDevice: fromPromise<Subscribed, SubscribeInput>(({ input: { publicKey } }) =>
        subscribePushDevice(publicKey),
      ),
      attempt: createAttempt({ ...deps, change: chooseNotifications }),
      phoneConfirmation: createPhoneConfirmationMachine(deps),
      watchPage: createWatchPage(),
      watchNetwork: createWatchNetwork(),
    },
  })
