import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import type { OrderFilter } from '../../../domain/order-history/order-filter.ts'
import { createOrderHistoryMachine } from '../../../machines/order-history/order-history.actors.ts'
import {
  selectHistoryView,
  selectOffersSearch,
} from '../../../machines/order-history/order-history.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { stateName } from '../../components/app/state-name.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { LongerTimes } from '../../components/notices/longer-times.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { HistoryHead } from './history-head.tsx'
import { HistoryPage } from './history-page.tsx'
import { SkeletonList } from './history-skeleton.tsx'
import { KoreaNotice } from './korea-notice.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { PartnerTab } from './partner/partner-tab.tsx'
import { firstOrders } from './search/first-orders.ts'
import { NothingFound } from './search/nothing-found.tsx'
import { OrderSearch } from './search/order-search.tsx'
import { useOrderSearch } from './search/use-order-search.ts'
import { SessionEnded } from './session-ended.tsx'
import { Unloaded } from './unloaded.tsx'
import { useKeptList } from './use-kept-list.ts'

const pages = {
  skeleton: SkeletonList,
  list: OrderList,
  searching: OrderList,
  empty: NoOrders,
  unloaded: Unloaded,
  leaving: SessionEnded,
}

/**
 * A member's orders: the flow's chart, and one view per state the shopper sees. Whether there is a tab of partner orders
 * is asked once the orders are there.
 */
export function OrderHistory({ filter }: { readonly filter: OrderFilter }) {
  const { prefetchedOrders, place, session } = useApp()
  const machine = useMemo(() => createOrderHistoryMachine({ orders: prefetchedOrders }), [prefetchedOrders])
  const wish = firstOrders(place, filter)
  const kept = useKeptList('own', filter)
  const history = useFlow(machine, {
    input: {
      ...wish,
      firstPage: kept.start ?? prefetchedOrders.peek(wish),
      isKept: kept.start !== null,
    },
    on: {
      'session.rejected': (event) => session.send(event),
      'list.shown': (shown) => kept.keep(shown.list, shown.filter),
    },
  })

  const view = useSelector(history, selectHistoryView)
  const offersSearch = useSelector(history, selectOffersSearch)
  const state = useSelector(history, (snapshot) => stateName(snapshot.value))
  const search = useOrderSearch(filter, history)
  const View = view === 'nothingFound' ? null : pages[view]
  return (
    <HistoryPage state={state}>
      {profileOf(place.marketplace).shop.hasSignInBanner && <KoreaNotice />}
      <HistoryHead>{view !== 'skeleton' && <PartnerTab />}</HistoryHead>
      <LongerTimes />
      {offersSearch && view !== 'leaving' && <OrderSearch search={search} history={history} />}
      {View === null ? <NothingFound search={search} history={history} /> : <View history={history} />}
      <ErrorDialog history={history} />
    </HistoryPage>
  )
}
