import { eq } from 'drizzle-orm'
import { dorisTriggers } from '../../../db/tables/returns.ts'
import { arrangeStoreReturn } from './store-return.ts'

export const arrange = arrangeStoreReturn(
  (orderNumber) => (db) => db.$count(dorisTriggers, eq(dorisTriggers.salesOrderNumber, orderNumber)),
  true,
)
