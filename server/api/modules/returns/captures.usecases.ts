import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type {
  ReturnCaptureJob,
  ReturnCaptureRequest,
  ReturnCaptureResponse,
} from '../../../../contract/returns/return-capture.ts'
import type { OfferedMethod } from '../../../../domain/return-methods/offered-methods.ts'
import { carrierFieldOf, usualCaptureMethod } from '../../../../domain/return-methods/return-methods.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { ReturnCaptureRow } from '../../../db/tables/returns.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { readWithdrawals } from '../acknowledgements/withdrawal-facts.ts'
import { insertExchange } from '../exchange-goods/exchanges.repository.ts'
import { planExchange } from '../exchange-making/plan-exchange.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { findGiftReturns, piecesAway } from '../gift-goods/gift-returns.repository.ts'
import { sendReturn } from '../jobs/queues.ts'
import { wireJobState } from '../jobs/wire-job.ts'
import { findOwnOrder, mayAccess, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { countryOfRow, standingOfRow } from '../orders/row-standing.ts'
import { linesInTime, orderRefusal, type Taking } from '../return-pieces/capture.rules.ts'
import { takePieces, takingsOf } from '../return-pieces/take-pieces.ts'
import { requireStore } from '../stores/return-store.ts'
import { findCaptureWithOrder, insertCapture } from './captures.repository.ts'
import { requireMethod } from './method.rules.ts'

export type CaptureAsk = {
  readonly caller: Caller
  readonly body: ReturnCaptureRequest
  readonly now: Date
}

const countryOf = ({ address }: ReturnCaptureRequest['shipFrom']): string | null =>
  (address?.iso2Country ?? address?.country)?.toLowerCase() ?? null

/** Returns are processed in the country that the order shipped to (returns.md §1). */
const refuseElsewhere = (order: OrderRow, body: ReturnCaptureRequest): void => {
  const from = countryOf(body.shipFrom)
  if (from === null || from === countryOfRow(order)) return
  throw problem('validation', {
    errors: [
      {
        pointer: '/shipFrom/address/country',
        code: 'country',
        detail: 'A return starts in the country that the order was shipped to.',
      },
    ],
  })
}

const carrierFields = ['standardCarrierAlphaCode', 'labelMethod'] as const

/** A carrier is named in the field that the flow has for it, as the page names it, and in no other (RS-01). */
const refuseOtherCarrierField = (
  { captureMethod }: Pick<OfferedMethod, 'captureMethod'>,
  body: ReturnCaptureRequest,
): void => {
  const other = carrierFields.filter(
    (field) => body[field] !== undefined && field !== carrierFieldOf(captureMethod),
  )
  if (other.length === 0) return
  throw problem('validation', {
    errors: other.map((field) => ({
      pointer: `/${field}`,
      code: 'return_method',
      detail: 'A return by this method does not name its carrier here.',
    })),
  })
}

const takeAll = async (tx: Database, takings: readonly Taking[], captureId: string) => {
  const lines = []
  for (const { line, pieces, reasonCode, reasonText } of takings) {
    lines.push({
      lineId: await takePieces(tx, line, pieces, captureId),
      reasonCode,
      reasonText,
      statusBefore: line.status,
      statusVariantBefore: line.statusVariant,
      statusColorBefore: line.statusColor,
      groupPositionBefore: line.groupPosition,
    })
  }
  return lines
}

/**
 * Accepts a return: owner, state, window, method and quantities are checked on the locked order, its pieces taken, and the
 * job stored with its message; what is sent in exchange is reserved (BY-02). Refuses with `order_not_found`, `return_state`,
 * `return_window_closed`, `return_pieces_gone`, `exchange_unavailable`, `exchange_sums_changed`, `exchange_gone`, `rate_limited`, and
 * `validation` with a pointer to each field.
 */
export const requestReturn = async (
  { boss, returnsSide, ...offers }: Pick<AppDeps, 'boss' | 'returnsSide' | 'catalogue' | 'settings'>,
  tx: Database,
  { caller, body, now }: CaptureAsk,
): Promise<v.InferInput<typeof ReturnCaptureResponse>> => {
  const { orderNumber } = body
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order) throw orderNotFound()
  const flags = await flagsForCountry(tx, order.country)
  const everyLine = groups.flatMap((group) => group.lines)
  const refusal = orderRefusal(order, standingOfRow(order, everyLine))
  if (refusal === 'state' || flags.disableReturns) throw problem('return_state')
  const withdrawals = await readWithdrawals(tx, order)
  const lines = linesInTime(order, everyLine, { withdrawals, now })
  if (lines.length === 0) throw problem('return_window_closed')
  refuseElsewhere(order, body)
  const role = caller.kind === 'member' ? 'member' : 'guest'
  const method = requireMethod({
    order,
    role,
    flags,
    returnMethod: body.returnMethod ?? usualCaptureMethod(order.country),
    carrierCode: body.standardCarrierAlphaCode ?? null,
    labelMethod: body.labelMethod,
  })
  refuseOtherCarrierField(method, body)
  const storeId = await requireStore(tx, { storeId: body.storeId ?? null, isStore: method.isStore, order })
  const takings = takingsOf(lines, body.orderLines, {
    country: countryOfRow(order),
    away: piecesAway(await findGiftReturns(tx, orderNumber)),
  })
  await countWithin(tx, orderRequestLimits.return, orderNumber)
  const plan = await planExchange(offers, tx, { order, takings, agreed: body.agreed, now })

  const id = randomUUID()
  const capture = {
    id,
    orderNumber,
    etaMs: returnsSide.etaMs,
    returnMethod: method.key,
    carrierCode: method.carrier?.code ?? null,
    storeId,
    createsLabel: body.createReturnLabelFlag && !flags.disableCreateReturnLabelFlag,
    locale: body.locale,
    shipFrom: body.shipFrom,
    requestedBy: role,
    requestedAt: now,
  } as const
  const taken = await takeAll(tx, takings, id)
  await insertCapture(tx, capture, taken)
  if (plan) {
    const lineIds = taken.map(({ lineId }) => lineId)
    await insertExchange(tx, plan, { captureId: id, lineIds, orderNumber, currency: order.currency })
  }
  await sendReturn(boss, tx, { jobId: id })
  return { jobId: id, response: null, error: null }
}

const wireCaptureJob = (capture: ReturnCaptureRow, now: Date): v.InferInput<typeof ReturnCaptureJob> => ({
  ...wireJobState(capture, now),
  response: capture.returnOrderNumber === null ? null : { returnOrderNumber: capture.returnOrderNumber },
})

/** The state of a job, for whoever may see its order; `job_not_found` for everybody else. */
export const readCaptureJob = async (
  db: Database,
  caller: Caller,
  jobId: string,
  now: Date,
): Promise<v.InferInput<typeof ReturnCaptureJob>> => {
  const found = await findCaptureWithOrder(db, jobId)
  if (!mayAccess(found?.order, caller) || !found) throw problem('job_not_found')
  return wireCaptureJob(found.capture, now)
}
