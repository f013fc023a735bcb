import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { takeBankRefund } from './bank-refunds.usecases.ts'

/** The bank account that a return is refunded to (RF-01). */
export const bankRefundsCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(sendBankRefund, ({ caller, body, db, now, headers }) =>
    takeBankRefund(deps, db, { caller, body, language: pageLanguage(headers), now }),
  ),
]
