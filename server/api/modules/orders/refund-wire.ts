import type * as v from 'valibot'
import type { Refund } from '../../../../contract/orders/refund.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import type { RefundRow } from '../../../db/tables/returns.ts'

/** What a return gave back, as the wire carries it. */
export const wireRefund = (refund: RefundRow | null | undefined): v.InferInput<typeof Refund> | null =>
  refund
    ? {
        amount: fromMinor(asMinor(refund.amount), refund.currency),
        recordedAt: refund.recordedAt.toISOString(),
      }
    : null
