import type { SnapshotFrom } from 'xstate'
import type { partnerTabMachine } from './partner-tab.machine.ts'

export const isPartnerTabShown = (snapshot: SnapshotFrom<typeof partnerTabMachine>): boolean =>
  snapshot.matches('shown')
