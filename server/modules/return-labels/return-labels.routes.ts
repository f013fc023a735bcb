import { getReturnLabel } from '../../../src/contract/return-label.ts'
import { dispatchReturnLabel, sendStoreReturnEmail } from '../../../src/contract/return-label-dispatch.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { requestDispatch, requestStoreEmail } from './dispatch.usecases.ts'
import { readReturnLabel } from './return-labels.usecases.ts'

/** A return's label, sending it, and the e-mail of a store return. */
export const returnLabelCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(getReturnLabel, ({ caller, params, query, db }) =>
    readReturnLabel(db, {
      caller,
      returnNumber: params.returnOrderNum,
      language: query.language,
      paperless: query.paperless === 'true',
      secret: deps.settings.secret,
    }),
  ),
  handle(dispatchReturnLabel, ({ caller, body, query, db, now }) =>
    requestDispatch(deps, db, { caller, body, language: query.language, now }),
  ),
  handle(sendStoreReturnEmail, ({ caller, body, db, now }) =>
    requestStoreEmail(deps, db, { caller, body, now }),
  ),
]
