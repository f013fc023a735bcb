import { getStoredOutcome as call, type StoredOutcome } from '../../contract/wire/idempotency.ts'
import type { Http } from './http.ts'
import type { CallResult } from './result.ts'

/** What became of a changing call, by its key. */
export const getStoredOutcome = (
  http: Http,
  { key }: { readonly key: string },
  signal?: AbortSignal,
): Promise<CallResult<StoredOutcome>> => http.call(call, { params: { key }, ...(signal ? { signal } : {}) })
