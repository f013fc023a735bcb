import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ComponentType, useMemo } from 'react'
import { createPartnerOrdersMachine } from '../../../machines/partner-orders/partner-orders.actors.ts'
import { refusalOf } from '../../../machines/partner-orders/partner-orders.rules.ts'
import {
  type PartnerOrdersView,
  selectPartnerOrdersView,
} from '../../../machines/partner-orders/partner-orders.selectors.ts'
import { useApp, useFlags, useMember } from '../../components/app/app-context.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { ErrorDialog } from '../order-history/error-dialog.tsx'
import { HistoryHead } from '../order-history/history-head.tsx'
import { HistoryPage } from '../order-history/history-page.tsx'
import type { HistoryProps } from '../order-history/history-ref.ts'
import { SkeletonList } from '../order-history/history-skeleton.tsx'
import { PartnerPageTab } from '../order-history/partner/partner-page-tab.tsx'
import { SessionEnded } from '../order-history/session-ended.tsx'
import { Unloaded } from '../order-history/unloaded.tsx'
import { useKeptList } from '../order-history/use-kept-list.ts'
import { NoPartnerOrders } from './no-partner-orders.tsx'
import { PartnerFaq } from './partner-faq.tsx'
import { PartnerList } from './partner-list.tsx'
import { GuestLookupTakesOver, OwnOrdersTakeOver } from './take-over.tsx'

const views: Record<PartnerOrdersView, ComponentType<HistoryProps>> = {
  skeleton: SkeletonList,
  list: PartnerList,
  empty: NoPartnerOrders,
  unloaded: Unloaded,
  leaving: SessionEnded,
  toOwnOrders: OwnOrdersTakeOver,
  toGuestLookup: GuestLookupTakesOver,
}

/** Orders with partner stores (PA-01 to PA-03): the flow's chart, one view per state, and answers to what shoppers ask. */
export function PartnerOrders() {
  const { prefetchedOrders, place, session } = useApp()
  const isEnabled = useFlags().enablePartnerOrders
  const isMember = useMember() !== null
  const machine = useMemo(() => createPartnerOrdersMachine({ orders: prefetchedOrders }), [prefetchedOrders])
  const wish = { kind: 'partner' as const, country: place.marketplace, language: place.language }
  const kept = useKeptList('partner')
  const history = useFlow(machine, {
    input: {
      ...wish,
      refusal: refusalOf({ isEnabled, isMember }),
      firstPage: kept.start ?? prefetchedOrders.peek({ ...wish, cursor: null }),
      isKept: kept.start !== null,
    },
    on: {
      'session.rejected': (event) => session.send(event),
      'list.shown': ({ list }) => kept.keep(list),
    },
  })

  const view = useSelector(history, selectPartnerOrdersView)
  const View = views[view]
  return (
    <HistoryPage flow="partnerOrders" state={useStateName(history)}>
      <HistoryHead
        beside={
          <TextLink href="#faq">
            <Trans>Questions about partner orders</Trans>
          </TextLink>
        }
      >
        <PartnerPageTab />
      </HistoryHead>
      <View history={history} />
      {view !== 'skeleton' && <PartnerFaq />}
      <ErrorDialog history={history} />
    </HistoryPage>
  )
}
