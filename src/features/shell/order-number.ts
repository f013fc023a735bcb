import * as v from 'valibot'
import { OrderNumber } from '../../contract/primitives.ts'

type WithOrderNumber = { orderNumber: string }

/** Route params with an order number (SH-05); `false` means that the path is no page. */
export const parseOrderNumber = (params: WithOrderNumber): WithOrderNumber | false =>
  v.is(OrderNumber, params.orderNumber) ? params : false
