import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { bankRefundStanding } from '../../../../domain/bank-refund/bank-refund.ts'
import { Note } from '../../../ui/marks/note.tsx'
import { bankRefundRoute } from '../../links/instructions-route.ts'
import { PageTextLink } from '../../links/links.tsx'

/** On a return's pages: the next step, as long as we do not know where its refund goes (RF-03). */
export function BankAccountDue({ order }: { readonly order: Order }) {
  const { orderNumber } = order
  if (bankRefundStanding(order) !== 'due') return null
  return (
    <div data-part="bank-refund-due">
      <Note tone="wait" title={<Trans>Tell us where to send your refund</Trans>}>
        <p>
          <Trans>You paid in cash, so we need a bank account.</Trans>
        </p>
        <PageTextLink forward to={bankRefundRoute} params={{ orderNumber }}>
          <Trans>Add bank details</Trans>
        </PageTextLink>
      </Note>
    </div>
  )
}
