import type { Order, OrderGroup } from '../../../contract/order.ts'
import { type DisplayStatus, replacedStatus } from '../../../domain/order-status.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { useAnswerWords } from '../../answer-words.tsx'
import { StatusLine } from '../../status-text.tsx'
import { usePage } from '../use-page.ts'
import { groupAnswer } from './group-answer.ts'
import { GroupLanes } from './group-lanes.tsx'
import { groupMessage } from './group-message.ts'
import css from './groups.module.css'

type Props = {
  readonly order: Pick<Order, 'pendingModification'>
  readonly group: OrderGroup
  readonly status: DisplayStatus
  readonly recentlyCancelled: boolean
}

/**
 * A group's heading is the answer: when it arrives, or what happened. The host's own heading comes first, unless a
 * cancellation has replaced the group's status (CA-04).
 */
export function GroupHead({ order, group, status, recentlyCancelled }: Props) {
  const { flags } = usePage()
  const wordsOf = useAnswerWords()
  const isReplaced = replacedStatus(order, recentlyCancelled) !== null
  const answer = groupAnswer(group, status, flags)
  const words = wordsOf(answer, status)
  const own = isReplaced ? null : group.heading
  const heading = own ?? words
  const estimate = own !== null && own !== words && answer.kind !== 'status' ? words : null
  const further = isReplaced ? [] : [estimate, group.subheading, groupMessage(group)]
  return (
    <header className={css.head}>
      <StatusLine status={status} />
      <h2 className={text.h1}>{heading}</h2>
      {further.map(
        (line) =>
          line && (
            <p key={line} className={cx(text.small, text.soft, text.read)}>
              {line}
            </p>
          ),
      )}
      <div className={css.lanes}>
        <GroupLanes status={status} label={heading} />
      </div>
    </header>
  )
}
