import type * as v from 'valibot'
import type { Withdrawal } from '../../../../contract/orders/withdrawal.ts'
import type { Gift, GiftReturned, GiftWay } from '../../../../contract/returns/gift-return.ts'
import type { Flags } from '../../../../contract/session/experience.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { giftStanding } from '../../../../domain/gift-return/gift-standing.ts'
import { giftWays } from '../../../../domain/gift-return/gift-ways.ts'
import { takesGiftsBack } from '../../../../domain/gift-return/takes-gifts-back.ts'
import { carrierName } from '../../../../domain/links/carriers.ts'
import type { OfferedMethod } from '../../../../domain/return-methods/offered-methods.ts'
import { parseMethod } from '../../../../domain/return-methods/return-methods.ts'
import { piecesToReturn } from '../../../../domain/returns/line-refusal.ts'
import { returnWindowEnd } from '../../../../domain/returns/return-window.ts'
import type { GiftLine, GiftReturnRow } from '../../../db/tables/gift-returns.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { piecesAway } from '../gift-goods/gift-returns.repository.ts'
import { textIn } from '../orders/localized.ts'
import { countryOfRow, standingOfRow } from '../orders/row-standing.ts'
import { factsOf, linesInTime, orderRefusal } from '../return-pieces/capture.rules.ts'

/** An order that was a gift, with all that its page is made from. */
export type GiftFacts = {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly returns: readonly GiftReturnRow[]
  readonly withdrawals: readonly Withdrawal[]
  readonly flags: Flags
  readonly now: Date
}

/** Ways back of the order's country, where it takes gifts back. */
export const waysOf = ({ order, flags }: Pick<GiftFacts, 'order' | 'flags'>): readonly OfferedMethod[] => {
  const country = countryOfRow(order)
  return takesGiftsBack(country) && !flags.disableReturns ? giftWays({ country, flags }) : []
}

/** Whether anything of the order can go back at all: by the rule of the buyer's own return. */
export const isReturnableOrder = ({ order, lines }: Pick<GiftFacts, 'order' | 'lines'>): boolean =>
  orderRefusal(order, standingOfRow(order, lines)) === null

const wireWay = ({ key, id, carrier, price }: OfferedMethod): v.InferInput<typeof GiftWay> => ({
  key,
  id,
  carrier,
  isFree: price.kind === 'free',
})

/** The way that a return was asked for by, whether it is still offered or not. */
const storedWay = (key: string, offered: readonly OfferedMethod[]): v.InferInput<typeof GiftWay> => {
  const known = offered.find((way) => way.key === key)
  if (known) return wireWay(known)
  const { id, carrier } = parseMethod(key) ?? { id: 'returnToStore' as const, carrier: null }
  return { key, id, carrier: carrier === null ? null : { code: carrier, name: carrierName(carrier) } }
}

const statusOf = ({ arrivedAt, creditedAt }: GiftReturnRow) => {
  if (creditedAt !== null) return 'CREDITED'
  return arrivedAt === null ? 'CREATED' : 'ARRIVED'
}

const wireLine = (line: GiftLine, language: Catalog) => ({
  id: line.lineId,
  title: line.title,
  color: textIn(line.color, language),
  size: line.size,
  image: line.image,
  imageAlt: textIn(line.imageAlt, language),
  quantity: line.quantity,
})

/** A return of a gift as its page tells of it: no amount of it. */
export const wireGiftReturn = (
  row: GiftReturnRow,
  facts: Pick<GiftFacts, 'order' | 'flags'>,
  language: Catalog,
): v.InferInput<typeof GiftReturned> => ({
  returnNumber: row.returnNumber,
  status: statusOf(row),
  way: storedWay(row.returnMethod, waysOf(facts)),
  createdAt: row.createdAt.toISOString(),
  creditedAt: row.creditedAt?.toISOString() ?? null,
  items: row.lines.map((line) => wireLine(line, language)),
})

const isCancelled = ({ status }: OrderLineRow): boolean => /^cancelled$/i.test(status.trim())

/** The gift as its page shows it: goods, ways and returns, and nothing of who bought it or what it cost (BY-48). */
export const wireGift = (facts: GiftFacts, language: Catalog): v.InferInput<typeof Gift> => {
  const { order, lines, returns } = facts
  const country = countryOfRow(order)
  const away = piecesAway(returns)
  const inTime = linesInTime(order, lines, facts)
  const ways = waysOf(facts)
  const takesAny = ways.length > 0 && isReturnableOrder(facts)
  const items = lines
    .filter((line) => !isCancelled(line))
    .map((line) => ({
      id: line.id,
      title: line.title,
      color: textIn(line.color, language),
      size: line.size,
      image: line.productImage,
      imageAlt: textIn(line.imageAlt, language),
      quantity: line.quantity,
      returnable:
        takesAny && inTime.includes(line) ? piecesToReturn(factsOf(line), country, away.get(line.id)) : 0,
    }))
  const end = returnWindowEnd({ orderDate: order.orderDate.toISOString(), country })
  return {
    orderNumber: order.orderNumber,
    country,
    standing: giftStanding({
      isOffered: ways.length > 0,
      isInTime: inTime.length > 0,
      pieces: items.reduce((sum, { returnable }) => sum + returnable, 0),
    }),
    returnUntil: end === null ? null : new Date(end).toISOString(),
    items,
    ways: ways.map(wireWay),
    returns: returns.toReversed().map((row) => wireGiftReturn(row, facts, language)),
  }
}
