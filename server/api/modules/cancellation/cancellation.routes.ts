import {
  type CancelRequest,
  cancelItems,
  cancelOrder,
  cancelReasonCode,
  getCancelJob,
} from '../../../../contract/orders/cancellation.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import { problem } from '../../../common/problems.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import type { BodyContact } from '../orders/order-access.ts'
import { requestItemsCancellation } from './cancel-items.usecases.ts'
import { readCancelJob, requestCancellation } from './cancellation.usecases.ts'

const wrongBody = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

/** A member sends the member's body, a guest the guest's (CA-05). */
const contactOf = (caller: Caller, body: CancelRequest, orderNumber: string): BodyContact => {
  if ('authorizationInfo' in body) {
    if (caller.kind !== 'member') throw wrongBody('/request', 'guest_body', "A guest sends the guest's body.")
    if (body.orderNumber !== orderNumber) {
      throw wrongBody('/orderNumber', 'order_number', 'The path names another order.')
    }
    return {}
  }
  if (caller.kind === 'member') return {}
  const { email, userInfo } = body.request
  if (!email && !userInfo) {
    throw wrongBody('/request/email', 'contact', 'A guest sends an e-mail or a phone number.')
  }
  const phone = userInfo && `${userInfo.phoneNumber.countryCode}${userInfo.phoneNumber.subscriberNumber}`
  return { email: email ?? null, phone: phone ?? null }
}

/** Cancelling an order or some pieces of it, and looking at the job that does it. */
export const cancellationCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(cancelOrder, async ({ caller, params, body, headers, db, now }) =>
    requestCancellation(deps, db, {
      caller,
      orderNumber: params.orderNumber,
      contact: contactOf(caller, body, params.orderNumber),
      reasonCode: cancelReasonCode,
      language: pageLanguage(headers),
      now,
    }),
  ),
  handle(cancelItems, ({ caller, params, body, headers, db, now }) =>
    requestItemsCancellation(deps, db, {
      caller,
      orderNumber: params.orderNumber,
      body,
      language: pageLanguage(headers),
      now,
    }),
  ),
  handle(getCancelJob, ({ caller, params, db, now }) => readCancelJob(db, caller, params.jobId, now)),
]
