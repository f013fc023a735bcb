import type { ActorRefFrom } from 'xstate'
import type { orderSearchMachine } from '../../../../machines/order-search/order-search.machine.ts'
import type { OwnHistory } from '../history-ref.ts'

/** What every part of the search gets: its own chart, and that of the list. */
export type SearchProps = {
  readonly search: ActorRefFrom<typeof orderSearchMachine>
  readonly history: OwnHistory
}
