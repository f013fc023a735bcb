import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter, GuestQuery } from '../wire/guest-filter.ts'
import { GuestFields } from '../wire/guest-pass.ts'
import { CurrencyCode, Instant, LanguageCode, OrderNumber, orNull, WireAmount } from '../wire/primitives.ts'
import { OrderParams } from './order-calls.ts'

/**
 * What a paper is about: the `sale`; a `refund` of a return; a `cancellation`, of what was never invoiced; a `payment`. Each kind has
 * numbers of its own.
 */
export const paperKinds = ['sale', 'refund', 'cancellation', 'payment'] as const
export type PaperKind = (typeof paperKinds)[number]

/** What stands at the top of a paper: the country of the order decides for sales and refunds. */
export const paperTitles = [
  'invoice',
  'taxInvoice',
  'receipt',
  'creditNote',
  'refundReceipt',
  'paymentReceipt',
] as const
export type PaperTitle = (typeof paperTitles)[number]

/** A paper that was made; it does not change anymore (BY-26). */
export const Paper = v.object({
  id: v.string(),
  kind: v.picklist(paperKinds),
  title: v.picklist(paperTitles),
  /** Follows the one before it in its kind, country and seller: `DE-S-0000017`. */
  number: v.string(),
  issuedAt: Instant,
  currency: CurrencyCode,
  total: WireAmount,
  /** Of a refund: the return that it is for. */
  returnOrderNumber: orNull(OrderNumber),
})
export type Paper = v.InferOutput<typeof Paper>

/**
 * How the paper of the sale stands: it is `made`; it comes `later`, once everything has left; the `store` has given it out; there will be
 * `none`, since nothing was sold.
 */
export const saleStandings = ['made', 'later', 'store', 'none'] as const
export type SaleStanding = (typeof saleStandings)[number]

/** Whether a proof of a return can be sent: `open`; `closed` with the refund; `store` and `cancelled` returns have none. */
export const proofStandings = ['open', 'closed', 'store', 'cancelled'] as const
export type ProofStanding = (typeof proofStandings)[number]

/** A return with what its list of papers says of its proof. */
export const PaperReturn = v.object({
  returnOrderNumber: OrderNumber,
  requestedAt: Instant,
  standing: v.picklist(proofStandings),
  /** When its proof was sent; `null` without one. */
  provenAt: orNull(Instant),
})
export type PaperReturn = v.InferOutput<typeof PaperReturn>

/** Archives of one order in 24 hours (BY-29). */
export const archivesPerDay = 5

/** All papers of a sale, oldest first (BY-25); ours, beside the specification. */
export const OrderPapers = v.object({
  orderNumber: OrderNumber,
  sale: v.picklist(saleStandings),
  papers: v.array(Paper),
  returns: v.array(PaperReturn),
  /** A guest without a pass: papers and archive say address and payment, and are not handed out (BY-23). */
  isShownInPart: v.optional(v.boolean(), false),
})
export type OrderPapers = v.InferOutput<typeof OrderPapers>

const order = { type: 'order', at: 'params.orderNumber' } as const
const inLanguage = v.object({ filter: v.optional(GuestFilter), language: v.optional(LanguageCode) })

export const listPapers = /* @__PURE__ */ defineCall({
  id: 'listPapers',
  method: 'GET',
  path: '/orders/papers/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: order,
  summary: 'Invoice, credit notes and receipts of a sales order, each made once it is due.',
  params: OrderParams,
  query: GuestQuery,
  headers: GuestFields,
  answer: OrderPapers,
  status: 200,
  problems: ['order_not_found'],
})

export const getPaper = /* @__PURE__ */ defineCall({
  id: 'getPaper',
  method: 'GET',
  path: '/orders/papers/v1/{orderNumber}/{paperId}',
  callers: ['member', 'guest'],
  object: order,
  summary: 'One paper of a sales order as a tagged PDF, in the asked language.',
  params: v.object({ orderNumber: OrderNumber, paperId: v.pipe(v.string(), v.uuid()) }),
  query: inLanguage,
  headers: GuestFields,
  answer: v.object({
    ...Paper.entries,
    /** PDF, base64. */
    pdf: v.string(),
  }),
  status: 200,
  problems: ['order_not_found', 'paper_not_found', 'guest_pass_missing'],
})

export const getOrderArchive = /* @__PURE__ */ defineCall({
  id: 'getOrderArchive',
  method: 'GET',
  path: '/orders/archives/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: order,
  summary:
    'Everything of a sales order as one .zip file: papers as PDFs, and all that is known of it as JSON.',
  params: OrderParams,
  query: inLanguage,
  headers: GuestFields,
  answer: v.object({
    orderNumber: OrderNumber,
    /** The .zip file, base64. */
    archive: v.string(),
  }),
  status: 200,
  problems: ['order_not_found', 'guest_pass_missing'],
})
