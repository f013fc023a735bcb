import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { selectPapersView } from '../../../machines/papers/papers.selectors.ts'
import type { PapersView } from '../../../machines/papers/papers.types.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { OrderPageContext, useOrderPage } from '../../components/order/use-page.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Failed, Leaving, Offline, UnknownOrder } from './no-papers.tsx'
import { Papers } from './papers.tsx'
import { PapersSkeleton } from './papers-skeleton.tsx'
import { type PapersViewProps, usePapersActor } from './use-papers-actor.ts'

const views: Record<PapersView, ComponentType<PapersViewProps>> = {
  skeleton: PapersSkeleton,
  papers: Papers,
  unknown: UnknownOrder,
  offline: Offline,
  failed: Failed,
  leaving: Leaving,
}

/** The papers of an order (BY-25 to BY-29): the flow's chart, and one view per state that the shopper sees. */
export function PapersPage({ orderNumber }: { readonly orderNumber: string }) {
  const actor = usePapersActor(orderNumber)
  const page = useOrderPage()
  const View = views[useSelector(actor, selectPapersView)]
  return (
    <OrderPageContext value={page}>
      <Wrap className={frame.section} data-flow="papers" data-state={useStateName(actor)}>
        <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans>
            Order <bdi>{orderNumber}</bdi>
          </Trans>
        </PageBackLink>
        <View actor={actor} orderNumber={orderNumber} />
      </Wrap>
    </OrderPageContext>
  )
}
