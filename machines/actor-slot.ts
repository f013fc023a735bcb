import { fromCallback, fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import type { ErrorCode } from '../contract/session/telemetry.ts'

/** A chart names the call it needs; `*.actors.ts` provides it. Run without it, the chart says which call is missing. */
export const callSlot = <Output, Input extends NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" was not provided`)))

export type PageVisibilityEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** Tells a chart when its page is hidden and shown again; `page-visibility.actors.ts` provides it. */
export const pageVisibilitySlot = fromCallback<PageVisibilityEvent>(() => undefined)

export type NetworkEvent = { type: 'network.back' }

/** Tells a chart when the browser is online again; `network.actors.ts` provides it. */
export const networkSlot = fromCallback<NetworkEvent>(() => undefined)

export type MotionPreferenceEvent = { type: 'motion.reduced' } | { type: 'motion.allowed' }

/** Tells a chart whether the shopper's system asks for less motion; `motion-preference.actors.ts` provides it. */
export const motionPreferenceSlot = fromCallback<MotionPreferenceEvent>(() => undefined)

/** Facts for the error-reporting service (ER-01); `devMessage` carries no personal data. */
export type ErrorReported = {
  type: 'error.reported'
  code: ErrorCode
  devMessage: string
}
