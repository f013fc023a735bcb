import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { PayBy } from '../../components/payment/pay-by.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './deferred-payment.module.css'

const maxPictures = 4

/** `due`: still to be paid; `paid`: it was; `over`: nobody has to pay it. */
export type SummaryOf = 'due' | 'paid' | 'over'

/** What an order comes to, as its country writes it. */
export const useAmount = (order: Order | null): string => {
  const { tag } = usePlace()
  return order === null ? '' : formatWireMoney(order.transaction.orderTotal, order.currency, tag)
}

/** What is paid for, how much it is, and until when. */
export function OrderSummary({ order, sum }: { readonly order: Order; readonly sum: SummaryOf }) {
  const { t } = useLingui()
  const amount = useAmount(order)
  const items = order.group.flatMap((group) => group.orderItems)
  const { orderNumber } = order
  return (
    <section className={css.due} data-part="due" aria-label={t`Your order`}>
      <div className={css.head}>
        <div className={css.pictures}>
          {items.slice(0, maxPictures).map(({ id, product }) => (
            <Picture
              key={id}
              className={css.picture}
              {...pictureSources(product.productImage)}
              sizes="5.5rem"
              alt={product.title}
              missing={t`Picture not available`}
              eager
            />
          ))}
        </div>
        <p className={css.name}>
          <PageTextLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
            <Trans>
              Order <bdi className={text.num}>{orderNumber}</bdi>
            </Trans>
          </PageTextLink>
          <span className={text.soft}>
            <Plural value={items.length} one="# item" other="# items" />
          </span>
        </p>
      </div>
      <p className={css.total}>
        <span>
          {sum === 'due' && <Trans>Amount due</Trans>}
          {sum === 'paid' && <Trans comment="Before an amount: what was paid for the order">Paid</Trans>}
          {sum === 'over' && <Trans>Total</Trans>}
        </span>
        <bdi className={css.amount}>{amount}</bdi>
      </p>
      {sum === 'due' && (
        <p className={css.order} data-part="pay-by">
          <PayBy order={order} />
        </p>
      )}
    </section>
  )
}

/** The same in its shape, while the order is on its way. */
export function SummaryAwaited() {
  return (
    <div className={css.due}>
      <div className={css.head}>
        <div className={css.picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={css.name}>
          <Skeleton shape="text" width="medium" />
        </div>
      </div>
      <div className={css.total}>
        <Skeleton shape="head" width="medium" />
      </div>
      <div className={css.order}>
        <Skeleton shape="text" width="medium" />
      </div>
    </div>
  )
}
