import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import type { HistoryLineActions } from '../../../../domain/order-actions/history-actions.ts'
import { isTooLateToPay, unpaidLine } from '../../../../domain/payments/finish-paying.ts'
import { displayStatusOfHistoryLine } from '../../../../domain/status/order-status.ts'
import { useApp } from '../../../components/app/app-context.ts'
import { productFacts } from '../../../components/words/product-facts.tsx'
import { ShopSimilarPanel } from '../../shop-similar/shop-similar-action.tsx'
import { useShopSimilar } from '../../shop-similar/use-shop-similar.ts'
import css from '../order-history.module.css'
import { LineActions } from './line-actions.tsx'
import { LineShape } from './line-shape.tsx'
import { LineLink } from './order-link.tsx'
import { ReturnBy } from './return-by.tsx'

/** One line of an own order (HI-01): what it is, where it is, what can be done. */
export function Line(props: {
  readonly line: HistoryItem
  readonly offered: HistoryLineActions
  readonly eager: boolean
}) {
  const { line, offered } = props
  const { recentChanges, clock, place } = useApp()
  const status = displayStatusOfHistoryLine(line, {
    recentlyCancelled: recentChanges.get(line.orderNumber) === 'cancelled',
    isTooLateToPay: isTooLateToPay(unpaidLine(line, place.marketplace), clock.now()),
  })
  const similar = useShopSimilar(line.product)
  return (
    <LineShape
      {...props}
      status={status}
      linked={(content, quiet) => (
        <LineLink order={line} quiet={quiet}>
          {content}
        </LineLink>
      )}
      facts={productFacts(line)}
      after={offered.main?.action.name === 'return' && <ReturnBy line={line} />}
    >
      <LineActions line={line} offered={offered} similar={similar} />
      {similar && (
        <div className={css.below}>
          <ShopSimilarPanel similar={similar} />
        </div>
      )}
    </LineShape>
  )
}
