import {
  findWalletPayment,
  getPaymentJob,
  paymentWays,
  preparePayment,
} from '../../../../contract/payments/deferred-payment.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readPaymentJob, readWalletPayment, requestPayment } from './payments.usecases.ts'

/** Finishing the payment of an order that was left unpaid (orders.md §7, DP-04). */
export const paymentsCalls = (deps: AppDeps): readonly HandledCall[] => [
  ...paymentWays.flatMap((way) => [
    handle(preparePayment[way], ({ caller, body, headers, db, now }) =>
      requestPayment(deps, db, { caller, way, body, language: pageLanguage(headers), now }),
    ),
    handle(getPaymentJob[way], ({ caller, params, db, now }) =>
      readPaymentJob(db, { caller, way, jobId: params.jobId, now }),
    ),
  ]),
  handle(findWalletPayment, ({ query, db, now }) => readWalletPayment(deps, db, query, now)),
]
