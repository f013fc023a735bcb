import type { ActorRefFrom } from 'xstate'
import type { trackingMachine } from '../../../../machines/tracking/tracking.machine.ts'

export type TrackingActor = ActorRefFrom<typeof trackingMachine>
