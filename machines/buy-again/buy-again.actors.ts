import { addOneThrough } from '../../services/shop/add-one.ts'
import type { ShopObject } from '../../services/shop/shop-object.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { buyAgainMachine } from './buy-again.machine.ts'

export type BuyAgainDeps = ChangeDeps & { readonly shop: ShopObject }

/** The buy-again chart with its calls: adding goes through the on-page shop object, a lost answer is looked up at the host. */
export const createBuyAgainMachine = ({ shop, ...deps }: BuyAgainDeps) =>
  buyAgainMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: addOneThrough(shop) }) },
  })
