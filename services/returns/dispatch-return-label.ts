import {
  dispatchReturnLabel as call,
  type DispatchType,
  type ReturnLabelDispatch,
  type ReturnLabelDispatchRequest,
} from '../../contract/returns/return-label-dispatch.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type DispatchTarget = { readonly returnOrderNumber: string; readonly dispatchType: DispatchType }
export type DispatchRequest = { readonly body: ReturnLabelDispatchRequest; readonly language: string }

/** Sends a return's label by e-mail or by post (RL-03). */
export const dispatchReturnLabel = createChange({
  call,
  objectOf: ({ returnOrderNumber, dispatchType }: DispatchTarget) => `${returnOrderNumber}.${dispatchType}`,
  requestOf: ({ body, language }: DispatchRequest) => ({ query: { language }, body }),
  read: (sent): Outcome<ReturnLabelDispatch> => done(sent),
})
