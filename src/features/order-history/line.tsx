import type { HistoryItem } from '../../contract/orders.ts'
import { displayStatusOfHistoryLine } from '../../domain/order-status.ts'
import { useApp } from '../app-context.ts'
import { productFacts } from '../product-facts.tsx'
import { LineActions } from './line-actions.tsx'
import { LineShape } from './line-shape.tsx'
import { LineLink } from './order-link.tsx'

/** One line of an own order (HI-01): what it is, where it is, what can be done. */
export function Line(props: { readonly line: HistoryItem; readonly eager: boolean }) {
  const { line } = props
  const { recentChanges } = useApp()
  const status = displayStatusOfHistoryLine(line, recentChanges.get(line.orderNumber) === 'cancelled')
  return (
    <LineShape
      {...props}
      status={status}
      linked={(content, quiet) => (
        <LineLink order={line} quiet={quiet}>
          {content}
        </LineLink>
      )}
      facts={productFacts(line)}
    >
      <LineActions line={line} status={status} />
    </LineShape>
  )
}
