import type { HistoryOrder } from '../../../../domain/order-history/history.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { ReturnMoney } from '../../return-instructions/return-money.tsx'
import css from '../order-history.module.css'

/** What comes back of a return, under its lines. */
export function ReturnNote({ order }: { readonly order: HistoryOrder }) {
  return (
    <div className={cx(css.rest, css.money, text.small, text.soft)} data-part="return-money">
      <ReturnMoney order={order} />
    </div>
  )
}
