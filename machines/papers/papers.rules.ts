import type { CallResult } from '../../services/http/result.ts'
import { isRefusedWith } from '../answers.ts'

type Result = CallResult<unknown>

/** A guest's pass is over: the order is shown in part from now on (BY-23). */
export const isPassOver = (result: Result): boolean => isRefusedWith(result, 'guest_pass_missing')
