import type { ActorRefFrom } from 'xstate'
import type { offlineCodesMachine } from '../../../machines/offline-codes/offline-codes.machine.ts'

export type OfflineCodesActor = ActorRefFrom<typeof offlineCodesMachine>

/** What keeps codes for a page; its code comes when the first one is seen. */
export type OfflineCodes = {
  /** Starts it once the page has what it needs first; `null` where nothing is kept, as on the host. */
  readonly start: () => Promise<OfflineCodesActor | null>
}
