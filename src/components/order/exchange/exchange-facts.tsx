import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../../contract/orders/order-item.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { Fact } from '../../../ui/layout/facts.tsx'

const nameOf = ({ product }: OrderItem): string =>
  [product.color, product.size].filter(Boolean).join(', ') || product.title

/** What a line was exchanged for, or for what it is sent (BY-05). */
export const exchangeFacts = (item: OrderItem, lines: readonly OrderItem[]): readonly Fact[] => {
  const sentFor = lines.find(({ id }) => id === item.replacementFor)
  const replacements = lines.filter(
    (line) => line.replacementFor === item.id && simpleStatusOfLine(line, 'SALES_ORDER') !== 'cancelled',
  )
  return [
    {
      id: 'exchangedFor',
      term: <Trans>Exchanged for</Trans>,
      value: replacements.length === 0 ? null : <bdi>{replacements.map(nameOf).join(' · ')}</bdi>,
    },
    {
      id: 'sentFor',
      term: <Trans>Sent in exchange for</Trans>,
      value: sentFor ? <bdi>{nameOf(sentFor)}</bdi> : null,
    },
  ]
}
