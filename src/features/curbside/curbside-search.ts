import * as v from 'valibot'
import { OrderNumber } from '../../../contract/wire/primitives.ts'

/** A word of a curbside link; what is none counts as missing. The router reads digits as a number. */
const LinkWord = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\x21-\x7e]{1,128}$/, 'word')),
  ),
  undefined,
)

/** Query of a curbside link (orders.md §4): the store, its code, and the arrival that it goes on with (CU-09). */
const CurbsideSearch = v.looseObject({
  storeId: LinkWord,
  qrId: LinkWord,
  storeInteractionId: LinkWord,
})

/** What a link names; `null` for what it leaves out or garbles. */
export type Visit = {
  readonly orderNumber: string | null
  readonly storeId: string | null
  readonly code: string | null
  readonly interactionId: string | null
}

export const visitOf = (orderNumber: string | undefined, query: Readonly<Record<string, unknown>>): Visit => {
  const search = v.parse(CurbsideSearch, query)
  const interactionId = search.storeInteractionId ?? null
  return {
    orderNumber: v.is(OrderNumber, orderNumber) ? orderNumber : null,
    storeId: search.storeId ?? null,
    code: search.qrId ?? null,
    interactionId: interactionId !== null && /^[\w-]{1,64}$/.test(interactionId) ? interactionId : null,
  }
}
