import type { SnapshotFrom } from 'xstate'
import type { buyAgainMachine } from './buy-again.machine.ts'

export type BuyAgainView = 'idle' | 'adding' | 'checking' | 'added' | 'unavailable'

/** What the button is: one face per state that the shopper tells apart (BA-01). */
export const selectBuyAgainView = (snapshot: SnapshotFrom<typeof buyAgainMachine>): BuyAgainView => {
  if (snapshot.matches('adding')) return 'adding'
  if (snapshot.matches('checkingOutcome')) return 'checking'
  if (snapshot.matches('added')) return 'added'
  return snapshot.matches('unavailable') ? 'unavailable' : 'idle'
}
