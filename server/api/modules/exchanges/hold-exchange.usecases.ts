import type * as v from 'valibot'
import type { HoldAnswer, HoldRequest } from '../../../../contract/returns/exchange.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { ExchangeHoldRow } from '../../../db/tables/exchanges.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { findChoice, putChoice } from '../exchange-goods/holds.repository.ts'
import { freePieces } from '../exchange-goods/stock.repository.ts'
import { type OfferDeps, offerOf } from '../exchange-making/line-offers.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { wireHold } from './exchange-options.usecases.ts'
import { returnableLines } from './returnable-pieces.ts'

/** How long a choice is held (BY-02). */
export const holdMs = 15 * 60_000

export type HoldAsk = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly lineId: string
  readonly body: HoldRequest
  readonly now: Date
}

const isSame = (last: ExchangeHoldRow, choice: HoldRequest['choice']): boolean =>
  last.skuId === (choice?.skuId ?? null) && last.quantity === (choice?.quantity ?? 0)

/**
 * Holds a size and color for a line, or lets go of it (BY-02): on the locked order, so that of two choices the one that was made later
 * counts, and under the product's row, so that nobody else gets the same piece. What is held already is not held for longer. Refuses with `order_not_found`, `exchange_unavailable`,
 * `exchange_gone`, `rate_limited`.
 */
export const holdChoice = async (
  deps: OfferDeps,
  tx: Database,
  { caller, orderNumber, lineId, body, now }: HoldAsk,
): Promise<v.InferInput<typeof HoldAnswer>> => {
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  if (!order) throw orderNotFound()
  const found = (await returnableLines(tx, order, now)).find(({ line }) => line.id === lineId)
  if (!found) throw problem('exchange_unavailable')
  const last = await findChoice(tx, lineId)
  const isOver = last === undefined || last.heldUntil.getTime() <= now.getTime()
  const chosenAt = Math.min(body.chosenAt, now.getTime())
  if (last && last.chosenAt > chosenAt) {
    return { orderNumber, lineId, hold: isOver ? null : wireHold(last) }
  }
  const { choice } = body
  if (last && !isOver && isSame(last, choice)) {
    await putChoice(tx, { ...last, chosenAt })
    return { orderNumber, lineId, hold: wireHold(last) }
  }
  await countWithin(tx, orderRequestLimits.exchangeHold, orderNumber)
  if (choice !== null) {
    const { variants } = offerOf(deps, order, found.line, found.pieces)
    const isOffered = variants.some(({ skuId }) => skuId === choice.skuId)
    if (!isOffered || choice.quantity > found.pieces) throw problem('exchange_unavailable')
    const free = await freePieces(tx, [choice.skuId], { now, lineIds: [lineId], lock: true })
    if ((free.get(choice.skuId) ?? 0) < choice.quantity) throw problem('exchange_gone')
  }
  const row: ExchangeHoldRow = {
    lineId,
    orderNumber,
    skuId: choice?.skuId ?? null,
    quantity: choice?.quantity ?? 0,
    chosenAt,
    heldUntil: new Date(now.getTime() + holdMs),
  }
  await putChoice(tx, row)
  return { orderNumber, lineId, hold: wireHold(row) }
}
