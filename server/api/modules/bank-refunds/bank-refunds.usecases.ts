import type * as v from 'valibot'
import type { BankRefundRequest, sendBankRefund as call } from '../../../../contract/returns/bank-refund.ts'
import type { FieldProblem } from '../../../../contract/wire/problem.ts'
import {
  type DetailFault,
  type DetailName,
  detailFaults,
  sentDetails,
} from '../../../../domain/bank-refund/bank-details.ts'
import { standingOfFacts } from '../../../../domain/bank-refund/bank-refund.ts'
import { maskIban } from '../../../../domain/bank-refund/iban.ts'
import { isValidIban } from '../../../../domain/bank-refund/iban-check.ts'
import { returnOutcomeOf } from '../../../../domain/return-progress/return-life.ts'
import { problem } from '../../../common/problems.ts'
import { createSealing } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { findBankRefunds, insertBankRefund } from '../bank-accounts/bank-refunds.repository.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'
import { bodyContactMatches, findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { findRefunds } from '../returns/refunds.repository.ts'
import { isRefundedByBank, wireSent } from './bank-refund-facts.ts'

/** What accounts are sealed for: nothing else opens them. */
export const accountPurpose = 'bank-refund'

const pointers: Readonly<Record<DetailName, string>> = {
  firstName: '/accountDetails/owner/firstName',
  lastName: '/accountDetails/owner/lastName',
  iban: '/accountDetails/iban',
}

const details: Readonly<Record<DetailFault, string>> = {
  missing: 'Fill this in.',
  tooLong: 'This is too long.',
  invalid: 'Invalid IBAN',
}

/** The page's own rules, refused with a pointer to each field. */
const requireDetails = ({ accountDetails: { iban, owner } }: BankRefundRequest): void => {
  const faults = Object.entries(detailFaults({ iban, ...owner }, isValidIban)) as [DetailName, DetailFault][]
  if (faults.length === 0) return
  const errors: v.InferOutput<typeof FieldProblem>[] = faults.map(([name, code]) => ({
    pointer: pointers[name],
    code: name === 'iban' && code === 'invalid' ? 'iban' : code,
    detail: details[code],
  }))
  throw problem('validation', { errors })
}

const requireDue = async (
  { settings }: Pick<AppDeps, 'settings'>,
  tx: Database,
  order: OrderRow,
  outcome: ReturnType<typeof returnOutcomeOf>,
): Promise<void> => {
  const { orderNumber } = order
  const standing = standingOfFacts({
    isReturn: order.orderType === 'RETURN_ORDER',
    isByBank: await isRefundedByBank(tx, order, settings),
    isSent: (await findBankRefunds(tx, [orderNumber])).has(orderNumber),
    isRefunded: (await findRefunds(tx, [orderNumber])).has(orderNumber),
    outcome,
  })
  if (standing === 'sent') throw problem('bank_refund_exists')
  if (standing !== 'due') throw problem('bank_refund_not_due')
}

export type BankRefundAsk = {
  readonly caller: Caller
  readonly body: BankRefundRequest
  /** Two letters of the page's language. */
  readonly language: string
  readonly now: Date
}

/**
 * Takes the account that a return is refunded to, once: owner, details and standing are checked on the locked return, and the mail
 * that confirms it is queued in the same transaction. Refuses with `order_not_found`, `bank_refund_exists`, `bank_refund_not_due`,
 * and `validation` with a pointer to each field.
 */
export const takeBankRefund = async (
  deps: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  { caller, body, language, now }: BankRefundAsk,
): Promise<v.InferInput<(typeof call)['answer']>> => {
  const { orderNumber } = body
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  const groups = await loadGroups(tx, order?.orderNumber ?? null)
  if (!order || !bodyContactMatches(order, { email: body.email || null })) throw orderNotFound()
  requireDetails(body)
  const [line] = groups.flatMap((group) => group.lines)
  const first = line && {
    lineItemStatus: { status: line.status },
    lineItemStatusVariant: line.statusVariant,
  }
  await requireDue(deps, tx, order, returnOutcomeOf(first))
  const account = sentDetails({ iban: body.accountDetails.iban, ...body.accountDetails.owner })
  const { country, lastFour } = maskIban(account.iban)
  const row = {
    returnOrderNumber: orderNumber,
    sealedAccount: await createSealing(deps.settings.secret).seal(accountPurpose, JSON.stringify(account)),
    accountCountry: country,
    accountLastFour: lastFour,
    requestedBy: caller.kind === 'member' ? 'member' : 'guest',
    sentAt: now,
  } as const
  if (!(await insertBankRefund(tx, row))) throw problem('bank_refund_exists')
  await queueOutcomeMail(deps.boss, tx, { kind: 'bankRefund', orderNumber, language, now })
  return { orderNumber, ...wireSent({ ...row, closedAt: null }) }
}
