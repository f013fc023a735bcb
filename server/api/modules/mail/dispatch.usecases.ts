import type * as v from 'valibot'
import type {
  ReturnLabelDispatch,
  ReturnLabelDispatchRequest,
  StoreReturnEmailRequest,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { goesToStore, takesPaper } from '../../../../domain/return-methods/return-label.ts'
import { returnOutcomeOf } from '../../../../domain/return-progress/return-life.ts'
import { ProblemError, problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { flagsForCountry } from '../experience/flag-overrides.ts'
import { bodyContactMatches, orderNotFound } from '../orders/order-access.ts'
import { findOwnReturn, requireLabel } from '../return-labels/return-labels.usecases.ts'
import { mailLimits, queueMail } from './queue-mail.ts'

type Deps = Pick<AppDeps, 'boss'>

export type DispatchQuestion = {
  readonly caller: Caller
  readonly body: ReturnLabelDispatchRequest
  /** Two letters, lower case. */
  readonly language: string
  readonly now: Date
}

/** Every contact that the body names must be the order's own, like the filter's. */
const contactsOf = ({ authorizationInfo, visitorDetail }: ReturnLabelDispatchRequest) => {
  const phone = authorizationInfo?.phoneNumber
  return [
    {
      email: authorizationInfo?.email ?? null,
      phone: phone ? `${phone.countryCode}${phone.subscriberNumber}` : null,
    },
    { email: visitorDetail?.email ?? null, phone: visitorDetail?.phone ?? null },
  ]
}

/**
 * Accepts a label's dispatch: mail row and message are stored together. An e-mail goes to the order's own address, a letter to
 * the sender's, where its country has letters (`showMailLabel`); no label is sent whose carrier takes codes alone (RM-10). Refuses with `order_not_found`, `label_not_available`,
 * `rate_limited`.
 */
export const requestDispatch = async (
  deps: Deps,
  tx: Database,
  { caller, body, language, now }: DispatchQuestion,
): Promise<v.InferInput<typeof ReturnLabelDispatch>> => {
  const { dispatchType, returnOrderNumber } = body
  if (body.returnOrderNum !== undefined && body.returnOrderNum !== returnOrderNumber) {
    throw problem('validation', {
      errors: [{ pointer: '/returnOrderNum', code: 'order_number', detail: 'It names another return.' }],
    })
  }
  const found = await findOwnReturn(tx, caller, returnOrderNumber, { lock: true })
  const { order } = found
  if (!contactsOf(body).every((contact) => bodyContactMatches(order, contact))) throw orderNotFound()
  requireLabel(found)
  const place = { country: order.country, address: order.shipFrom?.address ?? null }
  if (!takesPaper(order.returnMethod, place)) throw problem('label_not_available')
  if (dispatchType === 'email' && order.contactEmail === null) {
    throw problem('validation', {
      errors: [{ pointer: '/dispatchType', code: 'no_email', detail: 'The order has no e-mail address.' }],
    })
  }
  if (dispatchType === 'mail' && !(await flagsForCountry(tx, order.country)).showMailLabel) {
    throw problem('validation', {
      errors: [{ pointer: '/dispatchType', code: 'mail_off', detail: 'Labels are not sent by post here.' }],
    })
  }
  const isEmail = dispatchType === 'email'
  await queueMail(deps, tx, isEmail ? mailLimits.labelEmail : mailLimits.labelLetter, {
    channel: isEmail ? 'email' : 'letter',
    kind: 'returnLabel',
    orderNumber: returnOrderNumber,
    language,
    recipient: isEmail ? order.contactEmail : null,
    firstName: order.shipFrom?.recipient?.firstName ?? null,
    returnMethod: order.returnMethod,
    requestedAt: now,
  })
  return { returnOrderNumber, dispatchType }
}

/** The call's only refusal is a 400 (returns.md §7), whatever is wrong with the order or the address. */
const refused = () => problem('order_not_found', { status: 400 })

const findStoreReturn = async (tx: Database, caller: Caller, body: StoreReturnEmailRequest) => {
  try {
    return await findOwnReturn(tx, caller, body.returnNumber, { lock: true })
  } catch (error) {
    throw error instanceof ProblemError && error.problem.code === 'order_not_found' ? refused() : error
  }
}

/** Accepts the e-mail of a store return that was not called off, to the order's own address and no other (RS-05). */
export const requestStoreEmail = async (
  deps: Deps,
  tx: Database,
  {
    caller,
    body,
    now,
  }: { readonly caller: Caller; readonly body: StoreReturnEmailRequest; readonly now: Date },
): Promise<{ returnNumber: string }> => {
  const { order, lines } = await findStoreReturn(tx, caller, body)
  const [first] = lines.map(({ status, statusVariant }) => ({
    lineItemStatus: { status },
    lineItemStatusVariant: statusVariant,
  }))
  const isTheirs =
    order.contactEmail !== null &&
    bodyContactMatches(order, { email: body.to }) &&
    order.parentSalesOrderNumber === body.orderNumber &&
    goesToStore(order.returnMethod) &&
    returnOutcomeOf(first) !== 'cancelled'
  if (!isTheirs) throw refused()
  await queueMail(deps, tx, mailLimits.storeEmail, {
    channel: 'email',
    kind: 'storeReturn',
    orderNumber: order.orderNumber,
    language: body.language,
    recipient: order.contactEmail,
    firstName: body.firstName.replaceAll(/\s+/g, ' ').trim() || null,
    returnMethod: order.returnMethod,
    requestedAt: now,
  })
  return { returnNumber: order.orderNumber }
}
