import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { canStartReturn } from '../../../domain/returns/return-items.ts'
import { useApp } from '../../components/app/app-context.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageBackLink, PageButton } from '../../components/links/links.tsx'
import { PriceSummary } from '../../components/order/side/price-summary.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './withdrawal.module.css'
import { useWithdrawal } from './withdrawal-context.ts'

/** One state of the withdrawal: what it is, what can be done, and beside it what was paid. */
export function WithdrawalFrame(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui()
  const { order } = useWithdrawal()
  return (
    <>
      <BackToOrder />
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.page}>
        <Columns>
          <div className={css.main}>{props.children}</div>
          <Side label={t`About this order`}>
            <PriceSummary order={order} />
          </Side>
        </Columns>
      </div>
    </>
  )
}

/** A member's order has another page than a guest's. */
function BackToOrder() {
  const { orderNumber } = useWithdrawal().order
  const { isMember } = usePage()
  const words = (
    <Trans>
      Order <bdi>{orderNumber}</bdi>
    </Trans>
  )
  return isMember ? (
    <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      {words}
    </PageBackLink>
  ) : (
    <PageBackLink
      to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
      params={{ orderNumber, _splat: undefined }}
    >
      {words}
    </PageBackLink>
  )
}

/** Whether something of the order can be sent back at the moment. */
export const useCanReturn = (): boolean => {
  const { order } = useWithdrawal()
  const { clock } = useApp()
  const { country, flags } = usePage()
  const { disableReturns } = flags
  return canStartReturn(order, { country: orderCountry(order, country), now: clock.now(), disableReturns })
}

/** The ways on: to the return, where something can be sent back, and to somebody who helps. */
export function WaysOn() {
  const { orderNumber } = useWithdrawal().order
  const canReturn = useCanReturn()
  return (
    <div className={css.actions}>
      {canReturn && (
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber/return" params={{ orderNumber }}>
          <Trans>Return items</Trans>
        </PageButton>
      )}
      <ContactUs />
    </div>
  )
}
