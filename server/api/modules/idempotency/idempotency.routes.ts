import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { keyOwner, readOutcome } from '../../http/idempotency.ts'

/** Reading an outcome again: whoever made the changing call, and nobody else. */
export const idempotencyCalls = ({ settings }: AppDeps): readonly HandledCall[] => [
  handle(getStoredOutcome, ({ caller, params, db }) =>
    readOutcome(db, keyOwner(settings.secret, caller), params.key),
  ),
]
