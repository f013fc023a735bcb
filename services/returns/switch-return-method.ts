import {
  switchReturnMethod as call,
  type SwitchedMethod,
  type SwitchMethodRequest,
} from '../../contract/returns/return-method.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type SwitchTarget = { readonly returnOrderNumber: string }

/** Sends a return back by another method: a new label, never a second return (RM-07). */
export const switchReturnMethod = createChange({
  call,
  objectOf: ({ returnOrderNumber }: SwitchTarget) => returnOrderNumber,
  requestOf: (body: SwitchMethodRequest, { returnOrderNumber }) => ({ params: { returnOrderNumber }, body }),
  read: (switched): Outcome<SwitchedMethod> => done(switched),
})
