import { randomInt } from 'node:crypto'
import { eq, inArray, max } from 'drizzle-orm'
import { asMinor, type Minor, sumMinor } from '../../../../domain/format/money.ts'
import { isOnlyPlace } from '../../../../domain/guests/shown-in-part.ts'
import { includedTaxOf } from '../../../../domain/refunds/refund.ts'
import { isStoreReturn, parseMethod } from '../../../../domain/return-methods/return-methods.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderGroups, orderLines } from '../../../db/tables/order-lines.ts'
import { type NewOrder, type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { ReturnCaptureRow } from '../../../db/tables/returns.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `RN`, two digits, two letters, six digits: no other order of the shop begins so. */
export const newReturnNumber = (): string => {
  const letter = () => letters[randomInt(letters.length)] ?? 'A'
  return `RN${randomInt(10, 100)}${letter()}${letter()}${String(randomInt(1_000_000)).padStart(6, '0')}`
}

/** Heading of a group by its display status comes from the client; the return's own is told by this. */
const agreed = { status: 'Authorized', statusVariant: 'RETURN_CREATED', statusColor: 'blue' }
const agreedOnSale = { status: 'Return Created', statusVariant: 'RETURN_CREATED', statusColor: 'blue' }

/** Totals of a return (RS-06): shipping and fees stay paid, and what its items go back for beside money is no money (BY-03). */
const totalsOf = (order: OrderRow, lines: readonly OrderLineRow[], elsewhere: Minor): Partial<NewOrder> => {
  const subTotal = sumMinor(lines.map((line) => asMinor(line.chargedPrice)))
  const totalTaxes = sumMinor(lines.map((line) => asMinor(line.taxes ?? 0)))
  const inclusiveTaxTotal = includedTaxOf(
    { inclusiveTaxTotal: asMinor(order.inclusiveTaxTotal ?? 0), orderTotal: asMinor(order.orderTotal ?? 0) },
    subTotal,
  )
  return {
    subTotal,
    chargedPrice: subTotal,
    totalTaxes,
    inclusiveTaxTotal,
    orderTotal: subTotal + totalTaxes - elsewhere,
    shippingTotal: 0,
    totalFees: 0,
    promotionalCodeDiscount: 0,
  }
}

const alternateTotals = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Pick<NewOrder, 'currencyAlt' | 'totalsAlt'> => {
  if (order.currencyAlt === null || lines.some((line) => line.amountsAlt === null)) {
    return { currencyAlt: null, totalsAlt: null }
  }
  const sum = (name: 'chargedPrice' | 'taxes') =>
    lines.reduce((total, line) => total + (line.amountsAlt?.[name] ?? 0), 0)
  const [subTotal, totalTaxes] = [sum('chargedPrice'), sum('taxes')]
  return {
    currencyAlt: order.currencyAlt,
    totalsAlt: { subTotal, totalTaxes, orderTotal: subTotal + totalTaxes, shippingTotal: 0 },
  }
}

/** What a method brings with it: at a store's till, a barcode. `storeId` is the store that was picked. */
export const methodColumns = (
  returnMethod: string,
  returnOrderNumber: string,
  storeId: string | null,
): Pick<NewOrder, 'returnMethod' | 'returnToStore' | 'showBarcodeFlag'> => {
  const method = parseMethod(returnMethod)
  const isStore = method !== null && isStoreReturn(method.id)
  return {
    returnMethod,
    returnToStore: isStore
      ? { barcodeNumber: returnOrderNumber, ...(storeId !== null && { storeId }) }
      : null,
    showBarcodeFlag: isStore,
  }
}

export type ReturnToCreate = {
  readonly order: OrderRow
  readonly capture: ReturnCaptureRow
  /** Sales lines that hold the pieces. */
  readonly lines: readonly OrderLineRow[]
  readonly returnOrderNumber: string
  /** What of their worth is not refunded: it went into replacements and store credit. */
  readonly elsewhere: Minor
  readonly now: Date
}

const insertReturnOrder = async (db: Database, input: ReturnToCreate): Promise<void> => {
  const { order, capture, lines, returnOrderNumber, elsewhere, now } = input
  const { address, recipient, contactInformation } = capture.shipFrom
  await db.insert(orders).values({
    orderNumber: returnOrderNumber,
    orderId: `${order.orderId ?? order.orderNumber}-${returnOrderNumber.toLowerCase()}`,
    upmId: order.upmId,
    orderType: 'RETURN_ORDER',
    country: order.country,
    regionReference: order.regionReference,
    currency: order.currency,
    orderDate: now,
    contactEmail: order.contactEmail,
    phoneCountryCode: order.phoneCountryCode,
    phoneNumber: order.phoneNumber,
    dayPhoneNumber: order.dayPhoneNumber,
    payments: order.payments,
    shippingAddress: order.shippingAddress,
    isGlobalStoreOrder: order.isGlobalStoreOrder,
    shipFrom:
      address === null || isOnlyPlace(address) ? order.shipFrom : { address, recipient, contactInformation },
    ...totalsOf(order, lines, elsewhere),
    ...(elsewhere > 0 ? { currencyAlt: null, totalsAlt: null } : alternateTotals(order, lines)),
    ...methodColumns(capture.returnMethod, returnOrderNumber, capture.storeId),
    statusColor: agreed.statusColor,
    shouldRefresh: true,
    parentSalesOrderNumber: order.orderNumber,
  })
  await db
    .insert(orderGroups)
    .values({ orderNumber: returnOrderNumber, position: 0, headingVariant: 'returnCreated' })
  await db.insert(orderLines).values(
    lines.map((line, index) => ({
      ...line,
      ...agreed,
      id: `${returnOrderNumber}-${index + 1}`,
      orderNumber: returnOrderNumber,
      groupPosition: 0,
      lineNumber: index + 1,
      returnable: false,
      returnableQuantity: 0,
      returnDisableReason: null,
      ordered: null,
      splitFrom: null,
      eddText: null,
      cancelledAt: null,
      actions: {},
      shipmentNumber: null,
      standardCarrierAlphaCode: capture.carrierCode,
      dates: { ordered: now.toISOString(), returnCreated: now.toISOString() },
    })),
  )
}

/** The sales order tells about the returned pieces together, in a group that leads to the return. */
const moveSalesLines = async (db: Database, input: ReturnToCreate): Promise<void> => {
  const { order, lines, returnOrderNumber, now } = input
  const { orderNumber } = order
  const [last] = await db
    .select({ position: max(orderGroups.position) })
    .from(orderGroups)
    .where(eq(orderGroups.orderNumber, orderNumber))
  const position = (last?.position ?? -1) + 1
  await db
    .insert(orderGroups)
    .values({ orderNumber, position, headingVariant: 'returnCreated', returnOrderNumber })
  for (const line of lines) {
    await db
      .update(orderLines)
      .set({
        ...agreedOnSale,
        groupPosition: position,
        dates: { ...line.dates, returnCreated: now.toISOString() },
      })
      .where(inArray(orderLines.id, [line.id]))
  }
  await db.update(orders).set({ shouldRefresh: true }).where(eq(orders.orderNumber, orderNumber))
}

/** Creates the return order and lets the sales order tell of it. The sales order's row must be locked. */
export const createReturn = async (db: Database, input: ReturnToCreate): Promise<void> => {
  await insertReturnOrder(db, input)
  await moveSalesLines(db, input)
}
