import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import type { HistoryLineActions } from '../../../../domain/order-actions/history-actions.ts'
import { ShopSimilarAction } from '../../shop-similar/shop-similar-action.tsx'
import type { LineSuggestions } from '../../shop-similar/use-shop-similar.ts'
import css from '../order-history.module.css'
import { LineAction } from './line-action.tsx'

/** What can be done with a line: one button for what matters now, and the rest beneath it as links (OD-16, HI-09). */
export function LineActions(props: {
  readonly line: HistoryItem
  readonly offered: HistoryLineActions
  readonly similar: LineSuggestions | null
}) {
  const { line, offered, similar } = props
  const { main, others } = offered
  return (
    <div className={css.acts}>
      {main && <LineAction line={line} {...main} />}
      {(others.length > 0 || similar) && (
        <div className={css.others}>
          {others.map((action) => (
            <LineAction key={action.name} line={line} action={action} tone="quiet" />
          ))}
          {similar && <ShopSimilarAction similar={similar} />}
        </div>
      )}
    </div>
  )
}
