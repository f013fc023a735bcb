import { fromPromise } from 'xstate'
import { stopNotifications } from '../../services/notifications/change-notifications.ts'
import { getNotificationStop } from '../../services/notifications/get-notifications.ts'
import { type ChangeDeps, createAttempt, pendingKeyOf } from '../attempt/attempt.actors.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { stopNotificationsMachine } from './stop-notifications.machine.ts'
import type { LookAtStopInput, LookAtStopResult, StopLink } from './stop-notifications.types.ts'

type Page = Pick<Window, 'location' | 'history'>

/** What stands behind `#` in the page's address, which is without it from then on: no Referer, history or reload has it (BY-40). */
const takeCode = ({ location, history }: Page): string | null => {
  const code = location.hash.slice(1)
  if (code === '') return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}

/** The chart of a stop with its calls. */
export const createStopNotificationsMachine = (deps: ChangeDeps, page: () => Page = () => window) =>
  stopNotificationsMachine.provide({
    actors: {
      takeLink: fromPromise<StopLink, undefined>(async () => {
        const code = takeCode(page())
        return {
          code,
          pendingKey: code === null ? null : pendingKeyOf(deps.keys, stopNotifications, { code }),
        }
      }),
      lookAtStop: fromPromise<LookAtStopResult, LookAtStopInput>(({ input, signal }) =>
        getNotificationStop(deps.http, input, signal),
      ),
      attempt: createAttempt({ ...deps, change: stopNotifications }),
      watchNetwork: createWatchNetwork(),
    },
  })
