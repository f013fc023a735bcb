import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { getShopSimilar } from '../../services/shop/get-shop-similar.ts'
import { shopSimilarMachine } from './shop-similar.machine.ts'
import type { GetSimilarInput, GetSimilarResult } from './shop-similar.types.ts'

/** The chart of the suggestions with its call; input `{ request, country, language }`. */
export const createShopSimilarMachine = ({ http }: { readonly http: Http }) =>
  shopSimilarMachine.provide({
    actors: {
      getSimilar: fromPromise<GetSimilarResult, GetSimilarInput>(({ input, signal }) =>
        getShopSimilar(http, input, signal),
      ),
    },
  })
