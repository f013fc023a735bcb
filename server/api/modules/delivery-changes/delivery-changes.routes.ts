import { changeDelivery, getDeliveryChangeJob } from '../../../../contract/orders/delivery-change.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readDeliveryChangeJob, requestDeliveryChange } from './delivery-changes.usecases.ts'

/** Changing where and when an order is delivered, and looking at the job that does it (BY-17). */
export const deliveryChangesCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(changeDelivery, ({ caller, params, body, headers, db, now }) =>
    requestDeliveryChange(deps, db, {
      caller,
      orderNumber: params.orderNumber,
      body,
      language: pageLanguage(headers),
      now,
    }),
  ),
  handle(getDeliveryChangeJob, ({ caller, params, db, now }) =>
    readDeliveryChangeJob(db, caller, params.jobId, now),
  ),
]
