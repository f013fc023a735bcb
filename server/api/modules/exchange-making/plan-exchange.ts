import { randomUUID } from 'node:crypto'
import type { AgreedSums } from '../../../../contract/orders/line-answer.ts'
import { maxExchanged } from '../../../../contract/orders/line-answer.ts'
import {
  addSums,
  bonusFor,
  lineSums,
  replacementTax,
  sumsToAgree,
} from '../../../../domain/exchange/exchange-sums.ts'
import { asMinor, type Minor, toMinor, zeroMinor } from '../../../../domain/format/money.ts'
import type { RefundAmounts } from '../../../../domain/refunds/refund.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { ExchangeGoods } from '../../../db/tables/exchanges.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { ExchangePlan, PlannedLine } from '../exchange-goods/exchange-plan.types.ts'
import { freePieces } from '../exchange-goods/stock.repository.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import type { Taking } from '../return-pieces/capture.rules.ts'
import { refundOfPieces } from '../return-pieces/pieces.ts'
import { type OfferDeps, type OfferedVariant, offerOf } from './line-offers.ts'

const paidOf = (line: OrderLineRow, pieces: number): RefundAmounts => {
  const { chargedPrice, taxes } = refundOfPieces(line, pieces)
  return { subtotal: chargedPrice, tax: taxes, total: asMinor(chargedPrice + taxes) }
}

const goodsOf = (line: OrderLineRow): ExchangeGoods => ({
  productId: line.productId,
  pid: line.pid,
  title: line.title,
  category: line.category,
  image: line.productImage,
  imageAlt: line.imageAlt,
  color: line.color,
  size: line.size,
  styleColor: line.styleColor,
  gtin: line.gtin,
})

const taxIn = (paid: RefundAmounts, variant: OfferedVariant | undefined, pieces: number): Minor =>
  variant === undefined || variant.price === null
    ? paid.tax
    : replacementTax(paid, asMinor(variant.price * pieces))

const planLine = (deps: OfferDeps, order: OrderRow, taking: Taking): PlannedLine => {
  const { line, pieces, answer } = taking
  const paid = paidOf(line, pieces)
  if (answer.kind === 'money') {
    return { taking, sums: lineSums({ paid, pieces, answer, price: null }), row: null }
  }
  const offer = offerOf(deps, order, line, pieces)
  const variant =
    answer.kind === 'exchange' ? offer.variants.find(({ skuId }) => skuId === answer.skuId) : undefined
  const isOffered =
    offer.answers.includes(answer.kind) &&
    (answer.kind === 'storeCredit' ||
      (variant !== undefined && offer.sends.includes(answer.send) && pieces <= maxExchanged))
  if (!isOffered) throw problem('exchange_unavailable')
  const sums = lineSums({ paid, pieces, answer, price: variant?.price ?? null })
  if (sums.charge > 0 && !offer.canCharge) throw problem('exchange_unavailable')
  const isExchange = answer.kind === 'exchange'
  return {
    taking,
    sums,
    row: {
      id: randomUUID(),
      answer: answer.kind,
      quantity: pieces,
      goods: variant?.goods ?? goodsOf(line),
      skuId: isExchange ? answer.skuId : null,
      send: isExchange ? answer.send : null,
      state: isExchange ? 'reserved' : null,
      value: sums.value,
      tax: isExchange ? taxIn(paid, variant, pieces) : zeroMinor,
      exchanged: sums.exchanged,
      charge: sums.charge,
      replacementLineId: null,
    },
  }
}

const requireStock = async (tx: Database, lines: readonly PlannedLine[], now: Date): Promise<void> => {
  const wanted = new Map<string, number>()
  for (const { row } of lines) {
    if (row?.skuId) wanted.set(row.skuId, (wanted.get(row.skuId) ?? 0) + row.quantity)
  }
  const lineIds = lines.map(({ taking }) => taking.line.id)
  const free = await freePieces(tx, [...wanted.keys()], { now, lineIds, lock: true })
  for (const [skuId, pieces] of wanted) {
    if ((free.get(skuId) ?? 0) < pieces) throw problem('exchange_gone')
  }
}

export type PlanQuestion = {
  readonly order: OrderRow
  readonly takings: readonly Taking[]
  /** What the shopper has read; nothing of it where it is left out. */
  readonly agreed: AgreedSums | undefined
  readonly now: Date
}

/**
 * What a return gives beside money, on the locked order: what each line wants is offered, the sums are those that were read, and what is
 * sent is in stock (BY-01 to BY-03, BY-06); `null` where all of it goes back for money. Refuses with `exchange_unavailable`,
 * `exchange_sums_changed`, `exchange_gone`.
 */
export const planExchange = async (
  deps: OfferDeps,
  tx: Database,
  { order, takings, agreed, now }: PlanQuestion,
): Promise<ExchangePlan | null> => {
  const lines = takings.map((taking) => planLine(deps, order, taking))
  if (lines.every(({ row }) => row === null)) return null
  const sums = addSums(lines.map((line) => line.sums))
  const bonus = bonusFor(countryOfRow(order), sums.credit)
  const { charge, hold, refund, credit } = sumsToAgree(sums, bonus)
  const isRead = (sum: number | undefined, reckoned: Minor) => toMinor(sum ?? 0, order.currency) === reckoned
  const isAgreed =
    isRead(agreed?.charge, charge) &&
    isRead(agreed?.hold, hold) &&
    isRead(agreed?.refund, refund) &&
    isRead(agreed?.credit, credit)
  if (!isAgreed) throw problem('exchange_sums_changed')
  await requireStock(tx, lines, now)
  return { lines, sums, bonus }
}
