import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { Fact } from '../../../ui/layout/facts.tsx'
import { listOf } from '../../words/list-of.ts'

type Translate = (message: MessageDescriptor) => string

const nameIn =
  (translate: Translate) =>
  ({ product: { color, size, title } }: OrderItem): string =>
    listOf(
      [color, size].flatMap((part) => part || []),
      translate,
    ) || title

/** What a line was exchanged for, or for what it is sent (BY-05). */
export const exchangeFacts = (
  item: OrderItem,
  lines: readonly OrderItem[],
  translate: Translate,
): readonly Fact[] => {
  const nameOf = nameIn(translate)
  const sentFor = lines.find(({ id }) => id === item.replacementFor)
  const replacements = lines.filter(
    (line) => line.replacementFor === item.id && simpleStatusOfLine(line, 'SALES_ORDER') !== 'cancelled',
  )
  return [
    {
      id: 'exchangedFor',
      term: <Trans comment="Before what is sent in place of an item, like “Black, M”">Exchanged for</Trans>,
      value: replacements.length === 0 ? null : <bdi>{replacements.map(nameOf).join(' · ')}</bdi>,
    },
    {
      id: 'sentFor',
      term: (
        <Trans comment="Before the item that came back, like “Black, S”, beneath the one that is sent in its place">
          Sent in exchange for
        </Trans>
      ),
      value: sentFor ? <bdi>{nameOf(sentFor)}</bdi> : null,
    },
  ]
}
