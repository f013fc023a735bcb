import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'

/** What must hold of all rows together, however many changes met: each statement finds the rows that break its sentence. */
const sums: Readonly<Record<string, string>> = {
  'the pieces of a line are those that were ordered': `
    select root, sum(quantity), max((ordered->>'quantity')::int) as ordered
    from (select coalesce(split_from, id) as root, * from order_lines) as pieces
    group by root having sum(quantity) <> max((ordered->>'quantity')::int)`,
  'the price of a line is that of its pieces': `
    select root, sum(charged_price), max((ordered->>'chargedPrice')::int) as ordered
    from (select coalesce(split_from, id) as root, * from order_lines) as pieces
    group by root having sum(charged_price) <> max((ordered->>'chargedPrice')::int)`,
  'a piece goes back once': `
    select line_id, count(*) from return_capture_lines
    join return_captures on return_captures.id = capture_id and error_status is null
    group by line_id having count(*) > 1`,
  'an order gives back at most what it took': `
    select sale.order_number, sum(refunds.amount), sale.order_total
    from refunds join orders as back on back.order_number = refunds.return_order_number
    join orders as sale on sale.order_number = back.parent_sales_order_number
    group by sale.order_number, sale.order_total having sum(refunds.amount) > sale.order_total`,
  'cancelled pieces and returns together give back at most what an order took': `
    select order_number, order_total from orders
    where order_type = 'SALES_ORDER' and cancelled_at is null and order_total <
      (select coalesce(sum(charged_price + coalesce(taxes, 0) + coalesce(fees, 0)), 0) from order_lines
       where order_lines.order_number = orders.order_number and status_variant = 'CANCELLED')
      + (select coalesce(sum(refunds.amount), 0) from refunds
         join orders as back on back.order_number = refunds.return_order_number
         where back.parent_sales_order_number = orders.order_number)`,
  'a payment is what its order costs': `
    select orders.order_number, amount, order_total
    from payments join orders using (order_number) where amount <> order_total`,
  'an order is cancelled where its cancellation says so': `
    select order_number from cancellation_jobs join orders using (order_number)
    where outcome = 'CANCELLED' and items is null and cancelled_at is null`,
  'nothing goes back of an order that was cancelled': `
    select order_number from cancellation_jobs join return_captures using (order_number)
    where outcome = 'CANCELLED' and items is null and return_captures.error_status is null`,
  'the parts of a payment that go back are no more than it': `
    select order_number, sum(payment_refunds.amount), max(payments.amount)
    from payment_refunds join payments using (order_number)
    group by order_number having sum(payment_refunds.amount) > max(payments.amount)`,
}

/** The sentences that do not hold, with how many rows break each. */
export const brokenSums = async (db: Database): Promise<readonly string[]> => {
  const broken: string[] = []
  for (const [sentence, statement] of Object.entries(sums)) {
    const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: readonly unknown[] }
    if (rows.length > 0) broken.push(`${sentence}: ${rows.length}, as ${JSON.stringify(rows[0])}`)
  }
  return broken
}
