import type * as v from 'valibot'
import type { ReturnLabel } from '../../../../contract/returns/return-label.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import {
  asksForCodes,
  goesToStore,
  hasCarrierLabel,
  isLabelOpen,
  labelMethodOf,
} from '../../../../domain/return-methods/return-label.ts'
import { simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { Caller } from '../../http/caller.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { dataMatrixPng } from './codes.ts'
import { matrixText } from './label-facts.ts'
import { dropOffCodeOf, labelFactsOf } from './label-of-order.ts'
import { LabelNotPrinted, type LabelPrinter } from './label-printer.ts'

export type ReturnWithLines = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] }

/** The caller's return order with its lines; the same 404 for everything else. */
export const findOwnReturn = async (
  db: Database,
  caller: Caller,
  returnNumber: string,
  options: { readonly lock?: boolean } = {},
): Promise<ReturnWithLines> => {
  const order = await findOwnOrder(db, caller, returnNumber, options)
  const groups = await loadGroups(db, order?.orderNumber ?? null)
  if (order?.orderType !== 'RETURN_ORDER') throw orderNotFound()
  return { order, lines: groups.flatMap((group) => group.lines) }
}

const statusesOf = ({ order, lines }: ReturnWithLines) =>
  lines.map(({ status, statusVariant }) =>
    simpleStatusOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant }, order.orderType),
  )

/** Refuses a return that has no label, or none any more (RL-04). */
export const requireLabel = (found: ReturnWithLines): void => {
  if (!hasCarrierLabel(found.order.returnMethod) || !isLabelOpen(statusesOf(found))) {
    throw problem('label_not_available')
  }
}

/** Ways in which a counter takes a code in place of a printed label. */
const codeMethods: ReadonlySet<string> = new Set(['emeaPaperless', 'upsDropoff'])

/** What is told of a return that has no label. */
export const noLabel = {
  carrier: null,
  dataMatrix: null,
  isEmeaPaperless: false,
  returnLabel: null,
  labelFormat: null,
  dropOffCode: null,
  printed: null,
  error: null,
}

export type LabelQuestion = {
  readonly caller: Caller
  readonly returnNumber: string
  readonly language: Catalog
  /** Codes are wanted as well. */
  readonly paperless: boolean
  readonly secret: string
  readonly print: LabelPrinter['print']
}

/** The printer has too much to do, or lost this label: 503 with the seconds after which it is worth asking again. */
export const printed = async (label: Promise<Buffer>): Promise<Buffer> => {
  try {
    return await label
  } catch (error) {
    if (!(error instanceof LabelNotPrinted)) throw error
    throw problem('unavailable', { headers: { 'Retry-After': '5' } })
  }
}

/** The label of a return; a store return has a barcode and no label (decisions.md). */
export const readReturnLabel = async (
  db: Database,
  { caller, returnNumber, language, paperless, secret, print }: LabelQuestion,
): Promise<v.InferInput<typeof ReturnLabel>> => {
  const found = await findOwnReturn(db, caller, returnNumber)
  const { order, lines } = found
  if (goesToStore(order.returnMethod)) return noLabel
  requireLabel(found)
  const facts = labelFactsOf(order, lines, { language, secret })
  const method = labelMethodOf(order.returnMethod, false)
  const withCodes = paperless && asksForCodes(order.country) && codeMethods.has(method ?? '')
  const { trackingNumber, from, to } = facts
  return {
    ...noLabel,
    carrier: facts.carrier,
    isEmeaPaperless: method === 'emeaPaperless',
    labelFormat: 'PDF',
    returnLabel: (await printed(print(facts))).toString('base64'),
    printed: {
      trackingNumber,
      from: [...from],
      to: [...to],
      lines: facts.lines.map((line) => ({ ...line })),
    },
    ...(withCodes
      ? {
          dataMatrix: (await dataMatrixPng(matrixText(facts))).toString('base64'),
          dropOffCode: { data: dropOffCodeOf(order, secret) },
        }
      : {}),
  }
}
