import type { HistoryItem } from '../../contract/orders.ts'
import { displayStatusOfHistoryLine } from '../../domain/order-status.ts'
import { useApp } from '../app-context.ts'
import { productFacts } from '../product-facts.tsx'
import { ShopSimilarPanel } from '../shop/shop-similar-action.tsx'
import { useShopSimilar } from '../shop/use-shop-similar.ts'
import { LineActions } from './line-actions.tsx'
import { LineShape } from './line-shape.tsx'
import css from './order-history.module.css'
import { LineLink } from './order-link.tsx'

/** One line of an own order (HI-01): what it is, where it is, what can be done. */
export function Line(props: { readonly line: HistoryItem; readonly eager: boolean }) {
  const { line } = props
  const { recentChanges } = useApp()
  const status = displayStatusOfHistoryLine(line, recentChanges.get(line.orderNumber) === 'cancelled')
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
    >
      <LineActions line={line} status={status} similar={similar} />
      {similar && (
        <div className={css.below}>
          <ShopSimilarPanel similar={similar} />
        </div>
      )}
    </LineShape>
  )
}
