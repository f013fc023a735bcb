import { type Arrange, type Arranged, newOrder } from '../arrangement.ts'
import { openWizard } from './open-wizard.ts'

/** A return to a store, which also writes to the shopper and to the store; the wizard goes on without either. */
export const arrangeStoreReturn =
  (effectsOf: (orderNumber: string) => Arranged['effects'], isOnceForAll: boolean): Arrange =>
  async (host, caller) => {
    const person = await newOrder(host, caller, { from: 'returnable' })
    const { orderNumber, identity } = person
    return {
      identity,
      isGivenUp: true,
      isOnceForAll,
      ...openWizard({ person, orderNumber, method: 'returnToStore' }),
      effects: effectsOf(orderNumber),
    }
  }
