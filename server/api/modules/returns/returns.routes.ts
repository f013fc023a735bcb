import { listCarrierData, listProviders } from '../../../../contract/returns/carriers.ts'
import { triggerDoris } from '../../../../contract/returns/doris-trigger.ts'
import { captureReturn, getReturnCaptureJob } from '../../../../contract/returns/return-capture.ts'
import { switchReturnMethod } from '../../../../contract/returns/return-method.ts'
import { carrierDataOf, providersOf } from '../../../../domain/return-methods/providers.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readCaptureJob, requestReturn } from './captures.usecases.ts'
import { triggerForOrder } from './doris/doris.usecases.ts'
import { switchMethod } from './switch-method.usecases.ts'

/** Asking for a return, looking at its job, switching its method, and what goes with it (returns.md §7). */
export const returnsCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(captureReturn, ({ caller, body, db, now }) => requestReturn(deps, db, { caller, body, now })),
  handle(getReturnCaptureJob, ({ caller, params, db, now }) => readCaptureJob(db, caller, params.jobId, now)),
  handle(switchReturnMethod, ({ caller, params, body, db }) =>
    switchMethod(db, { caller, returnOrderNumber: params.returnOrderNumber, body }),
  ),
  handle(listProviders, async ({ query }) => ({
    objects: providersOf(query.serviceCountryCode, query.nikeServiceTypeCode),
  })),
  handle(listCarrierData, async ({ query }) => ({ objects: carrierDataOf(query.serviceCountryCode) })),
  handle(triggerDoris, ({ caller, body, db, now }) => triggerForOrder(db, caller, body, now)),
]
