import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { countBag } from '../../services/shop/count-bag.ts'
import { bagCountMachine } from './bag-count.machine.ts'
import type { CountBagResult } from './bag-count.types.ts'

/** The chart of the bag's count with its call. `country` is two letters, lower case. */
export const createBagCountMachine = ({ http, country }: { readonly http: Http; readonly country: string }) =>
  bagCountMachine.provide({
    actors: {
      countBag: fromPromise<CountBagResult, undefined>(({ signal }) => countBag(http, { country }, signal)),
    },
  })
