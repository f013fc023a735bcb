import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isStoreReturn } from '../../domain/return-methods.ts'
import { Note } from '../../ui/note.tsx'
import text from '../../ui/text.module.css'
import { Columns, Side } from '../../ui/wrap.tsx'
import { AddressBlock } from '../order-detail/address/address-block.tsx'
import { Payments } from '../order-detail/payment/payments.tsx'
import { PriceSummary } from '../order-detail/side/price-summary.tsx'
import { usePage } from '../order-detail/use-page.ts'
import { PageBackLink } from '../shell/links.tsx'
import css from './instructions.module.css'
import { MethodSwitch } from './method-switch.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReturnItems } from './return-items.tsx'
import { ReturnProgress } from './return-progress.tsx'
import { methodOf, useReturnOrder, useTimeline } from './use-return.ts'

const ReturnLabel = lazy(() =>
  import('../return-label/return-label.tsx').then((module) => ({ default: module.ReturnLabel })),
)

/** What the shopper does now, and what happens then (RC-01, RC-02). */
export function Instructions() {
  const order = useReturnOrder()
  return order && <Page order={order} />
}

function Page({ order }: { readonly order: NonNullable<ReturnType<typeof useReturnOrder>> }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const timeline = useTimeline(order)
  const method = methodOf(order)
  const isStore = method !== null && isStoreReturn(method.id)
  const emailSent = useRouterState({
    select: ({ location }) => (location.search as { emailSent?: unknown }).emailSent === true,
  })
  const { orderNumber } = order
  const address = order.shipFrom?.address
  return (
    <>
      <PageBackLink to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
        <Trans>
          Return <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
      <h1 className={text.display} tabIndex={-1}>
        {isStore ? <Trans>Bring it to a store</Trans> : <Trans>Send it back</Trans>}
      </h1>
      <div className={css.notes}>
        {emailSent && (
          <Note tone="good">
            <p>
              <Trans>We have e-mailed you what to show in the store.</Trans>
            </p>
          </Note>
        )}
        {timeline.outcome === 'underWay' && (
          <Note tone="move" mark="wait">
            <p>
              <Trans>You have 60 days from your order to return it.</Trans>
            </p>
          </Note>
        )}
      </div>
      <Columns>
        <div>
          <NextSteps order={order} timeline={timeline} />
          <Suspense>
            <ReturnLabel order={order} />
          </Suspense>
          <MethodSwitch order={order} timeline={timeline} />
          <ReturnItems order={order} />
        </div>
        <Side label={t`About this return`}>
          <ReturnProgress order={order} />
          <PriceSummary order={order} />
          <Payments order={order} />
          {address && !isStore && (
            <section data-part="address">
              <h2 className={text.h3}>
                <Trans>Sent from</Trans>
              </h2>
              <AddressBlock address={address} locale={locale} />
            </section>
          )}
        </Side>
      </Columns>
    </>
  )
}
