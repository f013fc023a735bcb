import { randomInt, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { GiftReturned } from '../../../../contract/returns/gift-return.ts'
import type {
  GiftReceipt,
  GiftReturnRequest,
  OpenedGift,
} from '../../../../contract/returns/gift-return-calls.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { asMinor } from '../../../../domain/format/money.ts'
import { giftCodeKey } from '../../../../domain/gift-return/gift-code.ts'
import { giftShare } from '../../../../domain/gift-return/gift-shares.ts'
import { isEmail } from '../../../../domain/guests/guest-lookup.ts'
import { orderNumberSpellings } from '../../../../domain/guests/order-number.ts'
import type { Language } from '../../../../domain/languages/locale.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { GiftLine } from '../../../db/tables/gift-returns.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { claimOrRefuse } from '../../http/limits/claim-or-refuse.ts'
import { codeOf } from '../../http/limits/guest-limits.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { readWithdrawals } from '../acknowledgements/withdrawal-facts.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { giftCodeOf } from '../gift-goods/gift-code.ts'
import { findGiftReturns, insertGiftReturn, piecesAway } from '../gift-goods/gift-returns.repository.ts'
import { sendMailWith } from '../mail/queue-mail.ts'
import { sameSecret } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import { linesInTime, type Taking } from '../return-pieces/capture.rules.ts'
import { takingsOf } from '../return-pieces/take-pieces.ts'
import { grantAccess, requireAccess } from './gift-access.ts'
import { giftSubjects } from './gift-limits.ts'
import { type GiftFacts, isReturnableOrder, waysOf, wireGift, wireGiftReturn } from './gift-wire.ts'

/** Is read where there is no such order, so that every answer takes the same work; its code opens nothing. */
const noOrder = 'no order'

/**
 * The gift whose receipt has this number and code; every spelling is compared, whether there is such an order or not. An order that was no gift
 * has no receipt.
 */
const findGift = async (
  db: Database,
  secret: string,
  { orderNumber, code }: GiftReceipt,
): Promise<OrderRow | undefined> => {
  const spellings = orderNumberSpellings(orderNumber)
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [...spellings]))
  const found = spellings.map((spelling) => rows.find((row) => row.orderNumber === spelling))
  return found.filter((order) => {
    const isRight = sameSecret(giftCodeOf(secret, order?.orderNumber ?? noOrder), giftCodeKey(code))
    return isRight && order?.isGift === true && order.orderType === 'SALES_ORDER'
  })[0]
}

const readFacts = async (db: Database, order: OrderRow, now: Date): Promise<GiftFacts> => {
  const groups = await loadGroups(db, order.orderNumber)
  return {
    order,
    lines: groups.flatMap(({ lines }) => lines),
    returns: await findGiftReturns(db, order.orderNumber),
    withdrawals: await readWithdrawals(db, order),
    flags: await flagsForCountry(db, order.country),
    now,
  }
}

export type GiftAsk = {
  readonly body: GiftReceipt
  readonly language: Catalog
  /** Address of the client, and the header fields with the proof that it may bring. */
  readonly address: string
  readonly headers: Headers
  readonly now: Date
}

/**
 * Opens a gift by the number and code of its receipt, for an hour (BY-48, BY-52).
 * @throws `gift_not_found`, `rate_limited`
 */
export const openGift = async (
  { proofs, settings: { secret } }: Pick<AppDeps, 'proofs' | 'settings'>,
  db: Database,
  { body, language, address, headers, now }: GiftAsk,
): Promise<v.InferInput<typeof OpenedGift>> => {
  const subjects = giftSubjects({ orderNumber: body.orderNumber, address })
  const attempt = await claimOrRefuse({ db, proofs, headers, subjects })
  try {
    const order = await findGift(db, secret, body)
    if (!order) throw problem('gift_not_found')
    const gift = wireGift(await readFacts(db, order, now), language)
    await attempt.release()
    return { ...grantAccess(secret, order.orderNumber, now), gift }
  } catch (error) {
    await (codeOf(error) === 'gift_not_found' ? attempt.keep() : attempt.release())
    throw error
  }
}

/** The gift that an access opens. `lock` holds its row until the transaction ends. */
export const findOpenGift = async (
  db: Database,
  orderNumber: string,
  { lock = false } = {},
): Promise<OrderRow> => {
  const query = db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [orderNumber]))
  const [order] = lock ? await query.for('update') : await query
  if (!order?.isGift) throw problem('gift_not_found')
  return order
}

const amountsOf = ({ line, pieces }: Taking, away: ReadonlyMap<string, number>) => {
  const ordered = line.ordered ?? line
  const share = (field: 'chargedPrice' | 'taxes') =>
    giftShare(
      {
        ordered: { quantity: ordered.quantity, amount: asMinor(ordered[field] ?? 0) },
        left: { quantity: line.quantity, amount: asMinor(line[field] ?? 0) },
      },
      away.get(line.id) ?? 0,
      pieces,
    )
  return { chargedPrice: share('chargedPrice'), taxes: share('taxes') }
}

const giftLineOf = (taking: Taking, away: ReadonlyMap<string, number>): GiftLine => {
  const { line, pieces, reasonCode, reasonText } = taking
  return {
    lineId: line.id,
    title: line.title,
    color: line.color,
    size: line.size,
    image: line.productImage,
    imageAlt: line.imageAlt,
    quantity: pieces,
    reasonCode,
    reasonText,
    ...amountsOf(taking, away),
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `GR`, two digits, two letters, six digits: no order of the shop begins so. */
const newGiftReturnNumber = (): string => {
  const letter = () => letters[randomInt(letters.length)] ?? 'A'
  return `GR${randomInt(10, 100)}${letter()}${letter()}${String(randomInt(1_000_000)).padStart(6, '0')}`
}

const refused = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

export type GiftReturnAsk = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly body: GiftReturnRequest
  /** Two letters of the page's language. */
  readonly language: Language
  readonly catalog: Catalog
  readonly now: Date
}

/**
 * Takes pieces of a gift back: by the rules of the buyer's own return, on the locked order, and beside it, so that the buyer is told nothing
 * (BY-49, BY-51). The instructions are mailed to whoever sends it.
 *
 * @throws `gift_not_found`, `gift_access_over`, `gift_return_unavailable`, `return_window_closed`, `return_pieces_gone`, `rate_limited`,
 * `validation`
 */
export const returnGift = async (
  { boss, settings: { secret } }: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  { caller, orderNumber, body, language, catalog, now }: GiftReturnAsk,
): Promise<v.InferInput<typeof GiftReturned>> => {
  requireAccess(secret, { caller, orderNumber, now })
  const facts = await readFacts(tx, await findOpenGift(tx, orderNumber, { lock: true }), now)
  const { order, returns } = facts
  const ways = waysOf(facts)
  if (ways.length === 0 || !isReturnableOrder(facts)) throw problem('gift_return_unavailable')
  const lines = linesInTime(order, facts.lines, facts)
  if (lines.length === 0) throw problem('return_window_closed')
  const way = ways.find(({ key }) => key === body.way)
  if (!way) throw refused('/way', 'return_method', 'This gift cannot come back by this way.')
  if (!isEmail(body.email)) throw refused('/email', 'email', 'This is no e-mail address.')
  const away = piecesAway(returns)
  const takings = takingsOf(lines, body.orderLines, { country: countryOfRow(order), away })
  await countWithin(tx, orderRequestLimits.giftReturn, orderNumber)
  const giftLines = takings.map((taking) => giftLineOf(taking, away))
  const row = {
    id: randomUUID(),
    orderNumber,
    returnNumber: newGiftReturnNumber(),
    returnMethod: way.key,
    email: body.email,
    language,
    lines: giftLines,
    currency: order.currency,
    amount: giftLines.reduce((sum, { chargedPrice, taxes }) => sum + chargedPrice + taxes, 0),
    createdAt: now,
  }
  await insertGiftReturn(tx, row)
  await sendMailWith(boss, tx, {
    channel: 'email',
    kind: 'giftReturn',
    orderNumber,
    language,
    recipient: body.email,
    firstName: null,
    returnMethod: way.key,
    requestedAt: now,
    giftReturnId: row.id,
  })
  return wireGiftReturn({ ...row, arrivedAt: null, creditedAt: null }, facts, catalog)
}
