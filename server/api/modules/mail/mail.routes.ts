import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { requestDispatch, requestStoreEmail } from './dispatch.usecases.ts'

/** Sending a return's label, and the e-mail of a store return. */
export const mailCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(dispatchReturnLabel, ({ caller, body, query, headers, db, now }) =>
    requestDispatch(deps, db, {
      caller,
      body,
      language: query.language ?? pageLanguage(headers),
      now,
    }),
  ),
  handle(sendStoreReturnEmail, ({ caller, body, db, now }) =>
    requestStoreEmail(deps, db, { caller, body, now }),
  ),
]
