import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { shownQuantity } from '../../../domain/order-history/history.ts'
import type { Fact } from '../../ui/layout/facts.tsx'

/** What a line's product is known by: colour, size, and a quantity above 1 (HI-01). */
export const productFacts = (line: Pick<OrderItem, 'product' | 'lineItemTransaction'>): readonly Fact[] => [
  { id: 'color', term: <Trans>Color</Trans>, value: line.product.color },
  { id: 'size', term: <Trans>Size</Trans>, value: line.product.size && <bdi>{line.product.size}</bdi> },
  {
    id: 'quantity',
    term: (
      <Trans comment="Before a number of pieces; heading of a narrow column of a PDF invoice">Quantity</Trans>
    ),
    value: shownQuantity(line.lineItemTransaction.quantity),
  },
]
