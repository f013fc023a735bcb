import { type HistoryState, useRouterState } from '@tanstack/react-router'
import type { OpeningFailure } from '../../../machines/guest-lookup/guest-lookup.types.ts'
import { useBrowserFact } from '../app/use-browser-fact.ts'

declare module '@tanstack/react-router' {
  /** What goes along with an address without standing in it. */
  interface HistoryState {
    /** Why an order did not open for its guest: the lookup says so in place of trying again (OD-08). */
    readonly openingFailure?: OpeningFailure
    /** Another page took the place of this one under the same address: its heading takes focus. */
    readonly takesFocus?: boolean
    /** A guest was asked already whether to sign in for this return, or need not be (RM-08). */
    readonly isReturnAdmitted?: boolean
    /** The address was no page's, and that of the orders stands in its place (SH-06). */
    readonly hasGivenWay?: boolean
    /** How many entries before this one are earlier steps of the same flow. */
    readonly stepsBehind?: number
  }
}

/** What came along with the address; `onHost` while a page is taken over that the host rendered: it knows the address alone. */
export const useHistoryState = <Fact extends string | boolean | null>(
  select: (state: HistoryState) => Fact,
  onHost: Fact,
): Fact => {
  const state = useRouterState({ select: ({ location }) => location.state })
  return useBrowserFact(() => select(state), onHost)
}
