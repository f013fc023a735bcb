import { getWithdrawal, withdrawOrder } from '../../../../contract/orders/withdrawal-calls.ts'
import { pageLanguage, textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readAcknowledgement, takeWithdrawal } from './withdrawals.usecases.ts'

/** Withdrawing from the contract of an order (BY-07). */
export const withdrawalCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(withdrawOrder, ({ caller, params, body, db, now, headers }) =>
    takeWithdrawal(deps, db, {
      caller,
      orderNumber: params.orderNumber,
      body,
      language: pageLanguage(headers),
      now,
    }),
  ),
  handle(getWithdrawal, ({ caller, params, query, db, headers }) =>
    readAcknowledgement(db, {
      caller,
      ...params,
      language: textLanguage(query.language, headers),
      print: deps.labelPrinter.print,
    }),
  ),
]
