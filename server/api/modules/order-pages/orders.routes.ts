import { getOrder, getOrderSummary } from '../../../../contract/orders/order-calls.ts'
import { listOrders } from '../../../../contract/orders/orders.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { inPart } from '../../../../domain/guests/shown-in-part.ts'
import { languageOf } from '../../../../domain/languages/locale.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { memberOf } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { seesInPart } from '../guest-passes/sees-in-part.ts'
import { findOwnOrder, findTypedOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { searchKey } from '../orders/search/found-orders.ts'
import { historyPage, oldestOrderDate } from './history.usecases.ts'
import { readCursor, writeCursor } from './history-cursor.ts'
import { readWireOrder } from './read-wire-order.ts'

const orderTypeOf = (filter: string | undefined) => {
  if (filter === undefined) return null
  return filter === 'type(PARTNER_SALES_ORDER)' ? ('PARTNER_SALES_ORDER' as const) : ('SALES_ORDER' as const)
}

/** The language asked for: `language`, else the first two letters of `locale`. */
const wishedLanguage = (query: {
  readonly language?: string | undefined
  readonly locale?: string | undefined
}) => query.language ?? (query.locale === undefined ? undefined : languageOf(query.locale))

/** History, detail and summary of orders (orders.md §7). */
export const ordersCalls = ({ settings }: AppDeps): readonly HandledCall[] => [
  handle(listOrders, async ({ caller, query, db, now, headers }) => {
    const language = textLanguage(wishedLanguage(query), headers)
    const list = searchKey(query)
    const request = {
      upmId: memberOf(caller),
      orderType: orderTypeOf(query.filter),
      after: query.cursor === undefined ? null : readCursor(settings.secret, query.cursor, list),
      search: list === '' ? null : { ...query, language },
      now,
      language,
    }
    const [{ orderItems, last }, oldest] = await Promise.all([
      historyPage(db, request),
      oldestOrderDate(db, request),
    ])
    return {
      orderItems,
      pages: { next: last && writeCursor(settings.secret, last, list) },
      ...(oldest !== undefined && { oldestOrderDate: oldest }),
    }
  }),
  ...[
    { call: getOrder, find: findOwnOrder },
    // What the lookup asks: its number was typed.
    { call: getOrderSummary, find: findTypedOrder },
  ].map(({ call, find }) =>
    handle(call, async ({ caller, params, query, fields, db, now, headers }) => {
      const order = await find(db, caller, params.orderNumber)
      const groups = await loadGroups(db, order?.orderNumber ?? null)
      if (!order) throw orderNotFound()
      const language = textLanguage(wishedLanguage(query), headers)
      const whole = await readWireOrder(db, order, groups, { now, language, settings })
      const held = { caller, pass: fields[guestPassHeader], now }
      const inParts = await seesInPart(settings.secret, db, order, held)
      return { order: inParts ? inPart(whole) : whole, error: null }
    }),
  ),
]
