import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import {
  type OrderPapers,
  type Paper,
  paperKinds,
  type getPaper as readCall,
} from '../../../../contract/orders/papers.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { fromMinor } from '../../../../domain/format/money.ts'
import { paperNumber } from '../../../../domain/papers/paper-number.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { OrderPaperRow } from '../../../db/tables/papers/order-papers.ts'
import type { Caller } from '../../http/caller.ts'
import { seesInPart } from '../guest-passes/sees-in-part.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import type { PaperDocument } from '../paper-documents/paper-document.ts'
import { loadRows, type RefundRows } from '../refund-status/load-refund-rows.ts'
import { LabelNotPrinted, type LabelPrinter } from '../return-labels/label-printer.ts'
import { proofStandingOf } from '../return-proofs/proof-standing.ts'
import { findProofs } from '../return-proofs/return-proofs.repository.ts'
import { makeDuePapers, saleStandingOf } from './due-papers.ts'
import { findPaper, findPapers, insertPaper, takeSerial } from './papers.repository.ts'

/** Who asks, with the pass that a guest may have. */
export type Held = { readonly caller: Caller; readonly pass: string | undefined; readonly now: Date }

const wirePaper = ({ id, kind, number, issuedAt, content }: OrderPaperRow): v.InferInput<typeof Paper> => ({
  id,
  kind,
  title: content.title,
  number,
  issuedAt: issuedAt.toISOString(),
  currency: content.currency,
  total: fromMinor(content.total, content.currency),
  returnOrderNumber: content.returnOrderNumber,
})

/** As they were made; of those that were made at once the sale comes first. */
const inOrder = (papers: readonly OrderPaperRow[]): readonly OrderPaperRow[] =>
  papers.toSorted(
    (one, other) =>
      one.issuedAt.getTime() - other.issuedAt.getTime() ||
      paperKinds.indexOf(one.kind) - paperKinds.indexOf(other.kind) ||
      one.serial - other.serial,
  )

/** The caller's sale with all that papers are made of, and its papers, those that are due made; on the locked row of the sale. */
const loadWithPapers = async (
  tx: Database,
  caller: Caller,
  orderNumber: string,
  now: Date,
): Promise<{ readonly rows: RefundRows; readonly papers: readonly OrderPaperRow[] }> => {
  await lockOrder(tx, orderNumber)
  const rows = await loadRows(tx, caller, orderNumber)
  const there = await findPapers(tx, rows?.sale.orderNumber ?? '')
  if (!rows) throw orderNotFound()
  const made = [...there]
  await makeDuePapers(rows, there, async (country, { kind, subject, content }) => {
    const series = { seller: shop.company, country, kind }
    const serial = await takeSerial(tx, series)
    const row: OrderPaperRow = {
      ...series,
      id: randomUUID(),
      orderNumber: rows.sale.orderNumber,
      subject,
      serial,
      number: paperNumber(country, kind, serial),
      issuedAt: now,
      content,
    }
    await insertPaper(tx, row)
    made.push(row)
    return row
  })
  return { rows, papers: inOrder(made) }
}

/** A sale with its papers and the proofs of its returns. */
export const readPapers = (db: Database, caller: Caller, orderNumber: string, now: Date) =>
  db.transaction((tx) => loadWithPapers(tx, caller, orderNumber, now))

/** All papers of the caller's sale (BY-25). Refuses with `order_not_found`. */
export const listOwnPapers = async (
  secret: string,
  db: Database,
  held: Held,
  orderNumber: string,
): Promise<v.InferInput<typeof OrderPapers>> => {
  const { rows, papers } = await readPapers(db, held.caller, orderNumber, held.now)
  const proofs = await findProofs(
    db,
    rows.returns.map(({ order }) => order.orderNumber),
  )
  return {
    orderNumber: rows.sale.orderNumber,
    sale: saleStandingOf(rows),
    papers: papers.map(wirePaper),
    returns: rows.returns.map((row) => ({
      returnOrderNumber: row.order.orderNumber,
      requestedAt: row.order.orderDate.toISOString(),
      standing: proofStandingOf(row),
      provenAt: proofs.get(row.order.orderNumber)?.sentAt.toISOString() ?? null,
    })),
    isShownInPart: await seesInPart(secret, db, rows.sale, held),
  }
}

/** What the document of a paper says, in a language. */
export const paperDocumentOf = (
  { number, issuedAt, content }: OrderPaperRow,
  language: Catalog,
): PaperDocument => ({
  kind: 'paper',
  language,
  number,
  issuedAt,
  timeZone: profileOf(content.country).orders.withdrawal?.timeZone ?? 'UTC',
  paper: hostFactsOf(content.country).paper,
  content,
})

/** What was printed, or 503 with the seconds after which it is worth asking again: the threads have too much to do. */
export const printed = async (file: Promise<Buffer>): Promise<string> => {
  try {
    return (await file).toString('base64')
  } catch (error) {
    if (!(error instanceof LabelNotPrinted)) throw error
    throw problem('unavailable', { headers: { 'Retry-After': '5' } })
  }
}

/** Refuses who is shown an order in part: what they ask for says address and payment (BY-23). */
export const requireWhole = async (
  secret: string,
  db: Database,
  order: Pick<OrderRow, 'country'>,
  held: Held,
): Promise<void> => {
  if (await seesInPart(secret, db, order, held)) throw problem('guest_pass_missing')
}

export type PaperQuestion = Held & {
  readonly secret: string
  readonly orderNumber: string
  readonly paperId: string
  readonly language: Catalog
  readonly print: LabelPrinter['print']
}

/** One paper of the caller's sale as PDF, made anew of what was kept (BY-26). Refuses with `order_not_found`, `paper_not_found`, `guest_pass_missing`. */
export const readPaper = async (
  db: Database,
  { orderNumber, paperId, language, print, secret, ...held }: PaperQuestion,
): Promise<v.InferInput<(typeof readCall)['answer']>> => {
  const order = await findOwnOrder(db, held.caller, orderNumber)
  const row = await findPaper(db, order?.orderNumber ?? '', paperId)
  if (!order) throw orderNotFound()
  if (!row) throw problem('paper_not_found')
  await requireWhole(secret, db, order, held)
  return { ...wirePaper(row), pdf: await printed(print(paperDocumentOf(row, language))) }
}
