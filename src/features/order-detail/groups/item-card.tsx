import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import type { OrderType } from '../../../../contract/orders/order-types.ts'
import { isCustomized } from '../../../../domain/orders/customized.ts'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import { FinalSale } from '../../../components/notices/final-sale.tsx'
import { exchangeFacts } from '../../../components/order/exchange/exchange-facts.tsx'
import { listOf } from '../../../components/words/list-of.ts'
import { productFacts } from '../../../components/words/product-facts.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Picture } from '../../../ui/marks/picture.tsx'
import text from '../../../ui/text.module.css'
import css from './groups.module.css'
import { ItemLinks } from './item-links.tsx'
import { ItemPrice } from './item-price.tsx'
import { ReturnRefusal } from './return-refusal.tsx'

type Props = {
  readonly item: OrderItem
  /** All lines of the order: one may be sent in exchange for another (BY-05). */
  readonly lines: readonly OrderItem[]
  readonly currency: string
  readonly orderType: OrderType
  /** Where the order shipped from, two letters. */
  readonly country: string
  /** Pictures of the first screen are fetched at once. */
  readonly eager: boolean
}

/** One line of the order (OD-03, OD-17). */
export function ItemCard({ item, lines, currency, orderType, country, eager }: Props) {
  const { t, i18n } = useLingui()
  const translate = i18n._.bind(i18n)
  const { product, lineItemTransaction: money } = item
  const promotions = listOf(
    money.promotions.map(({ id }) => id),
    translate,
  )
  return (
    <li className={css.item} data-item={item.id}>
      <Picture
        {...pictureSources(product.productImage)}
        sizes="(width >= 90em) 13rem, (width >= 37.5em) 11rem, calc(34vw - 1rem)"
        alt={product.imageAlt ?? product.title}
        missing={t`Picture not available`}
        eager={eager}
      />
      <div>
        <div className={css.row}>
          <h3 className={css.name}>
            <bdi>{product.title}</bdi>
          </h3>
          <ItemPrice item={item} currency={currency} />
        </div>
        {product.category && <p className={`${text.small} ${text.soft}`}>{product.category}</p>}
        <div className={css.facts}>
          <Facts
            facts={[
              ...productFacts(item),
              ...exchangeFacts(item, lines, translate),
              {
                id: 'design',
                term: (
                  <Trans comment="Before “Designed by you”, of a product that the shopper designed (noun)">
                    Design
                  </Trans>
                ),
                value: isCustomized(item) ? <Trans>Designed by you</Trans> : null,
              },
              {
                id: 'promotion',
                term: (
                  <Trans comment="Before the codes of the offers that made an item cheaper (noun)">
                    Promotion
                  </Trans>
                ),
                value: promotions === '' ? null : <bdi>{promotions}</bdi>,
              },
            ]}
          />
        </div>
        <FinalSale line={item} country={country} />
        <ReturnRefusal reason={item.returnDisableReason} />
        <ItemLinks item={item} orderType={orderType} />
      </div>
    </li>
  )
}
