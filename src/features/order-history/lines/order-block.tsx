import { Trans } from '@lingui/react/macro'
import type { HistoryLineActions } from '../../../../domain/order-actions/history-actions.ts'
import type { HistoryOrder } from '../../../../domain/order-history/history.ts'
import { givesMoneyBack, returnOutcomeOf } from '../../../../domain/return-progress/return-life.ts'
import { MoreItems } from '../more-items.tsx'
import css from '../order-history.module.css'
import { Line } from './line.tsx'
import { OrderLink } from './order-link.tsx'
import { OrderSection } from './order-section.tsx'
import { ReturnNote } from './return-note.tsx'
import { useHistoryActions } from './use-history-actions.ts'

const hasReturnNote = ({ orderType, refund, orderTotal, lines: [first] }: HistoryOrder): boolean =>
  orderType === 'RETURN_ORDER' &&
  (refund?.amount ?? orderTotal) !== null &&
  givesMoneyBack(returnOutcomeOf(first))

const noActions: HistoryLineActions = { main: null, others: [] }

/** One own order, or a return: its lines, and links to its page. */
export function OrderBlock(props: {
  readonly order: HistoryOrder
  readonly eager: boolean
  readonly takesFocus: boolean
}) {
  const { order, takesFocus } = props
  const { moreLines } = order
  const offered = useHistoryActions(order)
  return (
    <OrderSection
      order={order}
      takesFocus={takesFocus}
      link={
        <OrderLink order={order} forward>
          {order.orderType === 'RETURN_ORDER' ? (
            <Trans>View return</Trans>
          ) : (
            <Trans context="beside the number of an order">View order</Trans>
          )}
        </OrderLink>
      }
    >
      {order.lines.map((line, index) => (
        <Line
          key={line.id}
          line={line}
          offered={offered[index] ?? noActions}
          eager={props.eager && index < 2}
        />
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
