import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import {
  selectChoiceView,
  selectNotificationsView,
} from '../../../machines/notifications/notifications.selectors.ts'
import type { NotificationsView } from '../../../machines/notifications/notifications.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFocusOnNext, useKeptFocus } from '../../components/app/use-focus.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { ChoicePage } from './choice-page.tsx'
import { Failed, Leaving, Offline, Over, UnknownOrder } from './ends.tsx'
import { NotificationsContext, useTold } from './notifications-context.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { PhonePage } from './phone/phone-page.tsx'
import { useNotificationsActor } from './use-notifications-actor.ts'

const views: Record<NotificationsView, ComponentType> = {
  skeleton: NotificationsSkeleton,
  choosing: ChoicePage,
  phone: PhonePage,
  over: Over,
  unknown: UnknownOrder,
  offline: Offline,
  failed: Failed,
  leaving: Leaving,
}

/** How a shopper is told of an order (BY-36): the flow's chart, and one view per state that the shopper sees. */
export function NotificationsPage({ orderNumber }: { readonly orderNumber: string }) {
  const actor = useNotificationsActor(orderNumber)
  const page = useOrderPage()
  const state = useStateName(actor)
  return (
    <OrderPageContext value={page}>
      <NotificationsContext value={actor}>
        <Wrap className={frame.section} data-flow="notifications" data-state={state}>
          {/* A phone that gets web push has the site on its home screen, which goes by this. */}
          <link rel="manifest" href="/site.webmanifest" />
          <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
            <Trans>
              Order <bdi>{orderNumber}</bdi>
            </Trans>
          </PageBackLink>
          <View />
        </Wrap>
      </NotificationsContext>
    </OrderPageContext>
  )
}

function View() {
  const view = useTold(selectNotificationsView)
  const isPhone = view === 'phone'
  const choice = useTold(selectChoiceView)
  useFocusOnNext(isPhone ? 'phone' : 'choosing')
  useKeptFocus(view === 'skeleton' || isPhone ? null : `${view} ${choice}`)
  const Page = views[view]
  return <Page />
}
