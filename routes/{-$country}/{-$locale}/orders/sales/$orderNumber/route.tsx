import { createFileRoute } from '@tanstack/react-router'
import { parseOrderNumber } from '../../../../../../src/components/links/order-number.ts'

/** Order number of a sales order: 4 to 32 letters or digits, else this is no page (SH-05). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber')({
  params: { parse: parseOrderNumber },
})
