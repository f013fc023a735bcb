import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import { formatMoney, toMinor } from '../../../../domain/format/money.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import css from './groups.module.css'

/** What the line cost, with its list price struck through where less was charged. */
export function ItemPrice({ item, currency }: { readonly item: OrderItem; readonly currency: string }) {
  const { locale } = usePage()
  const { lineItemChargedPrice, msrp } = item.lineItemTransaction
  if (lineItemChargedPrice === null) return null
  const charged = toMinor(lineItemChargedPrice, currency)
  const list = toMinor(msrp, currency)
  return (
    <p className={css.price}>
      <bdi>{formatMoney(charged, currency, locale)}</bdi>
      {list > charged && (
        <>
          <VisuallyHidden>
            <Trans>, list price</Trans>{' '}
          </VisuallyHidden>
          <s className={css.list}>
            <bdi>{formatMoney(list, currency, locale)}</bdi>
          </s>
        </>
      )}
    </p>
  )
}
