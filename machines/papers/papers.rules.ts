import type { CallResult } from '../../services/http/result.ts'

type Result = CallResult<unknown>

/** A guest's pass is over: the order is shown in part from now on (BY-23). */
export const isPassOver = (result: Result): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.code === 'guest_pass_missing'
