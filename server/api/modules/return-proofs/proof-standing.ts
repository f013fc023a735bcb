import { proofStanding } from '../../../../domain/papers/return-proof.ts'
import { returnStageOfLine } from '../../../../domain/return-progress/return-life.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { RefundRow } from '../../../db/tables/returns.ts'

/** Whether a return takes a proof, by its rows. */
export const proofStandingOf = ({
  order,
  lines,
  refund,
}: {
  readonly order: Pick<OrderRow, 'returnMethod'>
  readonly lines: readonly Pick<OrderLineRow, 'status' | 'statusVariant'>[]
  readonly refund: RefundRow | null
}) =>
  proofStanding({
    returnMethod: order.returnMethod,
    stages: lines.map(({ status, statusVariant }) =>
      returnStageOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant }),
    ),
    isRefunded: refund !== null,
  })
