import { Trans } from '@lingui/react/macro'
import type { HistoryOrder } from '../../../../domain/order-history/history.ts'
import { givesMoneyBack, returnOutcomeOf } from '../../../../domain/return-progress/return-life.ts'
import { MoreItems } from '../more-items.tsx'
import css from '../order-history.module.css'
import { Line } from './line.tsx'
import { OrderLink } from './order-link.tsx'
import { OrderSection } from './order-section.tsx'
import { ReturnNote } from './return-note.tsx'

const hasReturnNote = ({ orderType, lines: [first] }: HistoryOrder): boolean =>
  orderType === 'RETURN_ORDER' && givesMoneyBack(returnOutcomeOf(first))

/** One own order: its lines, and links to its page. */
export function OrderBlock(props: { readonly order: HistoryOrder; readonly eager: boolean }) {
  const { order } = props
  const { moreLines } = order
  return (
    <OrderSection
      order={order}
      link={
        <OrderLink order={order} forward>
          <Trans>View order</Trans>
        </OrderLink>
      }
    >
      {order.lines.map((line, index) => (
        <Line key={line.id} line={line} eager={props.eager && index < 2} />
      ))}
      {hasReturnNote(order) && <ReturnNote order={order} />}
      {moreLines > 0 && (
        <p className={css.rest}>
          <OrderLink order={order} forward>
            <MoreItems moreLines={moreLines} />
          </OrderLink>
        </p>
      )}
    </OrderSection>
  )
}
