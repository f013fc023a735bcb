import type { ReactNode } from 'react'
import type { Order, OrderGroup } from '../../../../contract/orders/order.ts'
import type { GroupPart } from '../../../../domain/status/group-parts.ts'
import { replacedStatus } from '../../../../domain/status/order-status.ts'
import { groupMessage } from '../../../components/order/group-message.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { useAnswerWords } from '../../../components/words/answer-words.tsx'
import { groupAnswer } from '../../../components/words/group-answer.ts'
import { StatusLine } from '../../../components/words/status-text.tsx'
import { wholeRanges } from '../../../components/words/whole-ranges.tsx'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { GroupLanes } from './group-lanes.tsx'
import css from './groups.module.css'

type Props = {
  readonly order: Pick<Order, 'pendingModification' | 'orderType'>
  readonly part: GroupPart<OrderGroup>
  readonly recentlyCancelled: boolean
  /** In place of the lanes: where a return stands. */
  readonly progress?: ReactNode
}

/**
 * A group's heading is the answer: when it arrives, or what happened. The host's own heading comes first, unless a
 * cancellation has replaced the group's status (CA-04); it is about the group's lead, so what else is in the group has its own answer.
 */
export function GroupHead({ order, part, recentlyCancelled, progress }: Props) {
  const { flags } = usePage()
  const wordsOf = useAnswerWords()
  const { group, status, items } = part
  const isFetched = items.some(({ isForPickup }) => isForPickup)
  const saysOwn = part.isLead && replacedStatus(order, recentlyCancelled) === null
  const answer = groupAnswer({ orderItems: items }, status, flags)
  const words = wordsOf(answer, status, order.orderType)
  const own = saysOwn ? group.heading : null
  const heading = own ?? words
  const estimate = own !== null && own !== words && answer.kind !== 'status' ? words : null
  const further = saysOwn ? [estimate, group.subheading, groupMessage(group)] : []
  return (
    <header className={css.head}>
      <StatusLine status={status} />
      <h2 className={text.h1}>{wholeRanges(heading)}</h2>
      {further.map(
        (line) =>
          line && (
            <p key={line} className={cx(text.small, text.soft, text.read)}>
              {line}
            </p>
          ),
      )}
      <div className={css.lanes}>
        {progress || <GroupLanes status={status} label={heading} isFetched={isFetched} />}
      </div>
    </header>
  )
}
