import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { selectIsTakingBack, selectOnTheWayView } from '../../../machines/on-the-way/on-the-way.selectors.ts'
import type { OnTheWayView } from '../../../machines/on-the-way/on-the-way.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useKeptFocus } from '../../components/app/use-focus.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Closed, NotTold, Over, TakenBack, UnconfirmedVisit } from './ends.tsx'
import { Earlier, Expected, Here } from './expected-page.tsx'
import { FormPage } from './form-page.tsx'
import { Failed, Leaving, Offline, UnknownOrder } from './no-answer.tsx'
import { OnTheWayContext } from './on-the-way-context.ts'
import { useOnTheWayActor } from './use-on-the-way-actor.ts'
import { WaySkeleton } from './way-skeleton.tsx'

const views: Record<OnTheWayView, ComponentType> = {
  skeleton: WaySkeleton,
  form: FormPage,
  telling: FormPage,
  here: Here,
  earlier: Earlier,
  expected: Expected,
  takenBack: TakenBack,
  over: Over,
  closed: Closed,
  unconfirmed: UnconfirmedVisit,
  notTold: NotTold,
  unknown: UnknownOrder,
  offline: Offline,
  failed: Failed,
  leaving: Leaving,
}

/** Says when the shopper comes to the store, and what is brought back (BY-43 to BY-47): the chart, and one view per state. */
export function OnTheWayPage({ orderNumber }: { readonly orderNumber: string }) {
  const actor = useOnTheWayActor(orderNumber)
  const page = useOrderPage()
  const view = useSelector(actor, selectOnTheWayView)
  const isTakingBack = useSelector(actor, selectIsTakingBack)
  const View = view === 'telling' && isTakingBack ? Expected : views[view]
  useKeptFocus(view === 'skeleton' ? null : view)
  return (
    <OrderPageContext value={page}>
      <OnTheWayContext value={actor}>
        <Wrap className={frame.section} data-flow="onTheWay" data-state={useStateName(actor)}>
          <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
            <Trans>
              Order <bdi>{orderNumber}</bdi>
            </Trans>
          </PageBackLink>
          <View />
        </Wrap>
      </OnTheWayContext>
    </OrderPageContext>
  )
}
