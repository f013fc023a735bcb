import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import { listOf } from '../../../../domain/format/lists.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { Fact } from '../../../ui/layout/facts.tsx'

const nameIn =
  (tag: string) =>
  ({ product: { color, size, title } }: OrderItem): string =>
    listOf(
      [color, size].flatMap((part) => part || []),
      tag,
    ) || title

/** What a line was exchanged for, or for what it is sent (BY-05); `tag` is the BCP 47 tag of the page. */
export const exchangeFacts = (item: OrderItem, lines: readonly OrderItem[], tag: string): readonly Fact[] => {
  const nameOf = nameIn(tag)
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
