import type * as v from 'valibot'
import { maxExchanged } from '../../../../contract/orders/line-answer.ts'
import type { ExchangeHold, ExchangeLine, ExchangeOptions } from '../../../../contract/returns/exchange.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import type { Database } from '../../../db/schema.ts'
import type { ExchangeHoldRow } from '../../../db/tables/exchanges.ts'
import type { Caller } from '../../http/caller.ts'
import { findHolds } from '../exchange-goods/holds.repository.ts'
import { freePieces, type Pieces } from '../exchange-goods/stock.repository.ts'
import { type LineOffer, type OfferDeps, offerOf } from '../exchange-making/line-offers.ts'
import { textIn } from '../orders/localized.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { returnableLines } from './returnable-pieces.ts'

export type OptionsQuestion = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly language: string
  readonly now: Date
}

export const wireHold = (row: ExchangeHoldRow | undefined): v.InferInput<typeof ExchangeHold> | null =>
  row === undefined || row.skuId === null
    ? null
    : { skuId: row.skuId, quantity: row.quantity, heldUntil: row.heldUntil.toISOString() }

/** Pieces that an item can have: what is free, and what it holds itself; no more than are told. */
const availableTo = (skuId: string, free: Pieces, hold: ExchangeHoldRow | undefined): number =>
  Math.min(maxExchanged, (free.get(skuId) ?? 0) + (hold?.skuId === skuId ? hold.quantity : 0))

const wireVariants = (
  { variants }: LineOffer,
  free: Pieces,
  hold: ExchangeHoldRow | undefined,
  { currency, language }: { readonly currency: string; readonly language: string },
): v.InferInput<typeof ExchangeLine>['variants'] =>
  variants.map(({ skuId, goods, price }) => ({
    skuId,
    styleColor: goods.styleColor,
    title: goods.title,
    color: textIn(goods.color, language),
    size: goods.size,
    image: goods.image,
    imageAlt: textIn(goods.imageAlt, language),
    price: price === null ? null : fromMinor(price, currency),
    available: availableTo(skuId, free, hold),
  }))

/** What each returnable item of the caller's order can go back for (BY-01, BY-02). Refuses with `order_not_found`. */
export const readOptions = async (
  deps: OfferDeps,
  db: Database,
  { caller, orderNumber, language, now }: OptionsQuestion,
): Promise<v.InferInput<typeof ExchangeOptions>> => {
  const order = await findOwnOrder(db, caller, orderNumber)
  if (!order) throw orderNotFound()
  const offered = (await returnableLines(db, order, now)).map(({ line, pieces }) => ({
    line,
    offer: offerOf(deps, order, line, pieces),
  }))
  const holds = await findHolds(db, orderNumber, now)
  const skuIds = offered.flatMap(({ offer }) => offer.variants.map(({ skuId }) => skuId))
  const free = await freePieces(db, skuIds, { now })
  const { exchange, storeCredit } = profileOf(countryOfRow(order)).returns
  return {
    orderNumber,
    currency: order.currency,
    lines: offered.map(({ line, offer }) => ({
      lineId: line.id,
      answers: [...offer.answers],
      sends: [...offer.sends],
      canCharge: offer.canCharge,
      variants: wireVariants(offer, free, holds.get(line.id), { currency: order.currency, language }),
      hold: wireHold(holds.get(line.id)),
    })),
    storeCredit: storeCredit && {
      percent: storeCredit.percent,
      cap: fromMinor(asMinor(storeCredit.cap), order.currency),
    },
    deadlineDays: exchange?.deadlineDays ?? null,
  }
}
