import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type {
  getWithdrawal as readCall,
  withdrawOrder as takeCall,
  WithdrawalStatement,
} from '../../../../contract/orders/withdrawal-calls.ts'
import type { ProblemCode } from '../../../../contract/wire/problem.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { isEmail } from '../../../../domain/guests/guest-lookup.ts'
import {
  submissionGraceMs,
  type WithdrawalRefusal,
  withdrawalRefusal,
  withdrawalStanding,
} from '../../../../domain/withdrawal/withdrawal.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { WithdrawalRow } from '../../../db/tables/withdrawals.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { acknowledgementFactsOf, factsOfRows, wireWithdrawal } from '../acknowledgements/withdrawal-facts.ts'
import {
  findWithdrawal,
  findWithdrawals,
  insertWithdrawal,
} from '../acknowledgements/withdrawals.repository.ts'
import { findStandingJob } from '../cancellation/cancellation.repository.ts'
import { startCancellation } from '../cancellation/cancellation.usecases.ts'
import { sendMailWith } from '../mail/queue-mail.ts'
import { cancellationRefusal } from '../orders/group-actions.rules.ts'
import { isCancelledLine } from '../orders/line-standing.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { LabelNotPrinted, type LabelPrinter } from '../return-labels/label-printer.ts'

const codes: Readonly<Record<WithdrawalRefusal, ProblemCode>> = {
  unavailable: 'withdrawal_unavailable',
  over: 'withdrawal_period_over',
  exempt: 'withdrawal_exempt',
  withdrawn: 'withdrawal_exists',
}

/** Reason of a cancellation that a withdrawal asks for. */
const withdrawnReason = 'WITHDRAWN'

const requireEmail = (email: string): void => {
  if (isEmail(email)) return
  throw problem('validation', {
    errors: [{ pointer: '/email', code: 'email', detail: 'This is no e-mail address.' }],
  })
}

/** Queues the acknowledgement to the stated address, and a copy to the order's own: whoever placed it hears of it (BY-09). */
const queueAcknowledgements = async (
  boss: AppDeps['boss'],
  tx: Database,
  row: WithdrawalRow,
  order: OrderRow,
): Promise<void> => {
  const own = order.contactEmail
  const isOther = own !== null && own.toLowerCase() !== row.email.toLowerCase()
  for (const recipient of [row.email, ...(isOther ? [own] : [])]) {
    await sendMailWith(boss, tx, {
      channel: 'email',
      kind: 'orderWithdrawn',
      orderNumber: row.orderNumber,
      language: row.language,
      recipient,
      firstName: null,
      returnMethod: null,
      requestedAt: row.receivedAt,
      withdrawalId: row.id,
    })
  }
}

/** Whether all that is left of the order was withdrawn from, and nothing of it has left the warehouse: then it is to be stopped. */
const isToStop = async (
  tx: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { withdrawn, now }: { readonly withdrawn: ReadonlySet<string>; readonly now: Date },
): Promise<boolean> => {
  const isGone = (line: OrderLineRow) =>
    withdrawn.has(line.id) || line.quantity === 0 || isCancelledLine(line)
  if (!lines.every(isGone)) return false
  const refusal = cancellationRefusal(order, lines, now)
  if (refusal !== null && refusal !== 'windowClosed') return false
  return (await findStandingJob(tx, order.orderNumber)) === undefined
}

export type WithdrawalAsk = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly body: WithdrawalStatement
  /** Two letters of the page's language. */
  readonly language: string
  readonly now: Date
}

/**
 * Takes a statement of withdrawal: owner, period, exemptions and earlier statements are checked on the locked order; the acknowledgement is
 * queued, and an order that is still in the warehouse is stopped, in the same transaction. Refuses with `order_not_found`,
 * `withdrawal_unavailable`, `withdrawal_period_over`, `withdrawal_exempt`, `withdrawal_exists`, `rate_limited`, and `validation`.
 */
export const takeWithdrawal = async (
  deps: Pick<AppDeps, 'boss' | 'fulfilment'>,
  tx: Database,
  { caller, orderNumber, body, language, now }: WithdrawalAsk,
): Promise<v.InferInput<(typeof takeCall)['answer']>> => {
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order) throw orderNotFound()
  requireEmail(body.email)
  const lines = groups.flatMap((group) => group.lines)
  const facts = factsOfRows(
    order,
    lines,
    await findWithdrawals(tx, orderNumber),
    now.getTime() - submissionGraceMs,
  )
  const refusal = withdrawalRefusal(body.lines, withdrawalStanding(facts), facts.withdrawn)
  if (refusal !== null) throw problem(codes[refusal])
  await countWithin(tx, orderRequestLimits.withdrawal, orderNumber)
  const row: WithdrawalRow = {
    id: randomUUID(),
    orderNumber,
    statedName: body.name,
    email: body.email,
    lines: lines
      .filter(({ id }) => body.lines.includes(id))
      .map(({ id, title, size, quantity }) => ({ id, title, size, quantity })),
    requestedBy: caller.kind === 'member' ? 'member' : 'guest',
    receivedAt: now,
    language,
  }
  await insertWithdrawal(tx, row)
  await queueAcknowledgements(deps.boss, tx, row, order)
  const withdrawn = new Set([...facts.withdrawn, ...body.lines])
  const stops = await isToStop(tx, order, lines, { withdrawn, now })
  if (stops) {
    await startCancellation(deps, tx, {
      caller,
      orderNumber,
      reasonCode: withdrawnReason,
      items: null,
      language,
      now,
    })
  }
  return { ...wireWithdrawal(row, order), stops }
}

export type AcknowledgementQuestion = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly withdrawalId: string
  readonly language: Catalog
  readonly print: LabelPrinter['print']
}

/** The acknowledgement of a statement about the caller's order, made anew (docs/decisions/0031). */
export const readAcknowledgement = async (
  db: Database,
  { caller, orderNumber, withdrawalId, language, print }: AcknowledgementQuestion,
): Promise<v.InferInput<(typeof readCall)['answer']>> => {
  const order = await findOwnOrder(db, caller, orderNumber)
  const row = await findWithdrawal(db, order?.orderNumber ?? '', withdrawalId)
  if (!order) throw orderNotFound()
  if (!row) throw problem('withdrawal_not_found')
  try {
    const pdf = await print(acknowledgementFactsOf(row, order, language))
    return { ...wireWithdrawal(row, order), acknowledgement: pdf.toString('base64') }
  } catch (error) {
    if (!(error instanceof LabelNotPrinted)) throw error
    throw problem('unavailable', { headers: { 'Retry-After': '5' } })
  }
}
