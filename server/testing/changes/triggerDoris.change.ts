import { eq } from 'drizzle-orm'
import { dorisTriggers } from '../../db/tables/returns.ts'
import { type Arrange, newOrder } from './arrangement.ts'
import { openWizard } from './open-wizard.ts'

export const arrange: Arrange = async (host, caller) => {
  const person = await newOrder(host, caller, { from: 'returnable' })
  const { orderNumber, identity } = person
  return {
    identity,
    isGivenUp: true,
    ...openWizard({ person, orderNumber, method: 'returnToStore' }),
    effects: (db) => db.$count(dorisTriggers, eq(dorisTriggers.salesOrderNumber, orderNumber)),
  }
}
