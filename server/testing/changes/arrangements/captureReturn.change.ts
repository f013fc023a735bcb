import { eq } from 'drizzle-orm'
import { returnCaptures } from '../../../db/tables/returns.ts'
import { type Arrange, newOrder } from '../arrangement.ts'
import { openWizard } from './open-wizard.ts'

export const arrange: Arrange = async (host, caller) => {
  const person = await newOrder(host, caller, { from: 'returnable' })
  const { orderNumber, identity } = person
  return {
    identity,
    ...openWizard({ person, orderNumber, method: 'upsDropoff' }),
    isOnceForAll: true,
    effects: (db) => db.$count(returnCaptures, eq(returnCaptures.orderNumber, orderNumber)),
  }
}
