import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { createOrderHistoryMachine } from '../../../machines/order-history/order-history.actors.ts'
import { selectHistoryView } from '../../../machines/order-history/order-history.selectors.ts'
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
import { SessionEnded } from './session-ended.tsx'
import { Unloaded } from './unloaded.tsx'
import { useKeptList } from './use-kept-list.ts'

const views = {
  skeleton: SkeletonList,
  list: OrderList,
  empty: NoOrders,
  unloaded: Unloaded,
  leaving: SessionEnded,
}

/**
 * A member's orders: the flow's chart, and one view per state the shopper sees. Whether there is a tab of partner orders
 * is asked once the orders are there.
 */
export function OrderHistory() {
  const { prefetchedOrders, place, session } = useApp()
  const machine = useMemo(() => createOrderHistoryMachine({ orders: prefetchedOrders }), [prefetchedOrders])
  const wish = { kind: 'own' as const, country: place.marketplace, language: place.language }
  const kept = useKeptList('own')
  const history = useFlow(machine, {
    input: {
      ...wish,
      firstPage: kept.start ?? prefetchedOrders.peek({ ...wish, cursor: null }),
      isKept: kept.start !== null,
    },
    on: {
      'session.rejected': (event) => session.send(event),
      'list.shown': ({ list }) => kept.keep(list),
    },
  })

  const view = useSelector(history, selectHistoryView)
  const state = useSelector(history, (snapshot) => stateName(snapshot.value))
  const View = views[view]
  return (
    <HistoryPage state={state}>
      {profileOf(place.marketplace).shop.hasSignInBanner && <KoreaNotice />}
      <HistoryHead>{view !== 'skeleton' && <PartnerTab />}</HistoryHead>
      <LongerTimes />
      <View history={history} />
      <ErrorDialog history={history} />
    </HistoryPage>
  )
}
