import { cancelReturn as call } from '../../contract/returns/return-cancellation.ts'
import { type ByTarget, createChange } from '../http/change.ts'
import { done } from '../http/outcome.ts'

export type CancelReturnTarget = { readonly returnOrderNumber: string }

/** `before`: it was called off already, in another tab perhaps. */
export type ReturnCancelled = 'now' | 'before'

/** Takes a return back before any of it was handed over (BY-13). */
export const cancelReturn = createChange({
  call,
  objectOf: ({ returnOrderNumber }: CancelReturnTarget) => returnOrderNumber,
  requestOf: (_: ByTarget, { returnOrderNumber }) => ({ params: { returnOrderNumber } }),
  read: () => done<ReturnCancelled>('now'),
  readRefusal: ({ code }) => (code === 'return_already_cancelled' ? done<ReturnCancelled>('before') : null),
})
