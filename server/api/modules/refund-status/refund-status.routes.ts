import { getRefundStatus } from '../../../../contract/orders/refund-status.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readRefundStatus } from './refund-status.usecases.ts'

/** Where the money of an order is (BY-57). */
export const refundStatusCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(getRefundStatus, ({ caller, params, fields, db, now, headers }) =>
    readRefundStatus(
      deps,
      db,
      { caller, pass: fields[guestPassHeader], now, language: textLanguage(undefined, headers) },
      params.orderNumber,
    ),
  ),
]
