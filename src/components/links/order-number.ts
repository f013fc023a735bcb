import * as v from 'valibot'
import { OrderNumber } from '../../../contract/wire/primitives.ts'

const WithOrderNumber = v.object({ orderNumber: OrderNumber })

/** Route params with an order number (SH-05); `false` means that the path is no page. */
export const parseOrderNumber = <Params extends object>(params: Params): Params | false =>
  v.is(WithOrderNumber, params) ? params : false
