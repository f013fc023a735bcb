import { cancelReturn } from '../../../../contract/returns/return-cancellation.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { cancelOwnReturn } from './cancel-return.usecases.ts'

/** Taking a return back before it is handed over (BY-13). */
export const returnCancellationCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(cancelReturn, ({ caller, params, db, now, headers }) =>
    cancelOwnReturn(deps, db, {
      caller,
      returnOrderNumber: params.returnOrderNumber,
      language: pageLanguage(headers),
      now,
    }),
  ),
]
