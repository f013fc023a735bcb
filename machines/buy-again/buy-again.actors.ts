import { fromPromise } from 'xstate'
import { addOne } from '../../services/shop/add-one.ts'
import type { ShopObject } from '../../services/shop/shop-object.ts'
import { buyAgainMachine } from './buy-again.machine.ts'
import type { AddOneInput, AddOneResult } from './buy-again.types.ts'

/** Keys of attempts whose outcome is not known yet, by sku; they survive a reload. */
export type BuyAgainKeys = {
  readonly store: (skuId: string, key: string) => void
  readonly drop: (skuId: string) => void
}

export type BuyAgainDeps = {
  readonly shop: ShopObject
  readonly keys: BuyAgainKeys
  /** Hears how many pieces are in the bag, also where the line that asked has left the page. */
  readonly onCount: (pieces: number) => void
}

/** The buy-again chart with its call; input `{ skuId, link, storedKey, newKey, isOnline }`. */
export const createBuyAgainMachine = ({ shop, keys, onCount }: BuyAgainDeps) =>
  buyAgainMachine.provide({
    actors: {
      addOne: fromPromise<AddOneResult, AddOneInput>(async ({ input }) => {
        keys.store(input.skuId, input.key)
        const answer = await addOne(shop, input)
        if (answer.kind !== 'open') keys.drop(input.skuId)
        if (answer.kind === 'added') onCount(answer.item.totalItemCount)
        return answer
      }),
    },
  })
