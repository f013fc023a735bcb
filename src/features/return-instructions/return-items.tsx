import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../contract/orders/order.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import pictured from '../../components/order/pictured-items.module.css'
import section from '../../components/order/section.module.css'
import { productFacts } from '../../components/words/product-facts.tsx'
import { cx } from '../../ui/cx.ts'
import { Facts } from '../../ui/layout/facts.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import text from '../../ui/text.module.css'
import css from './instructions.module.css'

/** What goes back. */
export function ReturnItems({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  return (
    <section className={cx(section.part, css.last)} data-part="items">
      <h2 className={text.h2}>
        <Trans>Items in this return</Trans>
      </h2>
      <ul className={pictured.items}>
        {order.group
          .flatMap((group) => group.orderItems)
          .map((line) => (
            <li key={line.id} data-item={line.id}>
              <Picture
                {...pictureSources(line.product.productImage)}
                sizes="5.5rem"
                alt={line.product.imageAlt ?? line.product.title}
                missing={t`Picture not available`}
              />
              <div>
                <p className={text.strong}>
                  <bdi>{line.product.title}</bdi>
                </p>
                <Facts facts={productFacts(line)} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
