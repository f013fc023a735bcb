import {
  type ExchangeHold,
  type ExchangeOptions,
  type HoldRequest,
  holdExchange as holdCall,
  getExchangeOptions as optionsCall,
} from '../../contract/returns/exchange.ts'
import { createChange } from '../http/change.ts'
import type { Http } from '../http/http.ts'
import { done } from '../http/outcome.ts'
import type { CallResult } from '../http/result.ts'

export type ExchangeQuestion = { readonly orderNumber: string; readonly language: string }

/** What each returnable item of an order can go back for (BY-01, BY-02). */
export const getExchangeOptions = (
  http: Http,
  { orderNumber, language }: ExchangeQuestion,
  signal?: AbortSignal,
): Promise<CallResult<ExchangeOptions>> =>
  http.call(optionsCall, {
    params: { orderNumber },
    query: { language },
    ...(signal ? { signal } : {}),
  })

export type HoldTarget = { readonly orderNumber: string; readonly lineId: string }

/** What is held for the item now; `null`: nothing. */
export type Held = ExchangeHold | null

/** Holds a size and color for an item for 15 minutes, or lets go of it with `choice: null` (BY-02). */
export const holdExchange = createChange({
  call: holdCall,
  objectOf: ({ orderNumber, lineId }: HoldTarget) => `${orderNumber}/${lineId}`,
  requestOf: (body: HoldRequest, { orderNumber, lineId }) => ({ params: { orderNumber, lineId }, body }),
  read: ({ hold }) => done<Held>(hold),
})
