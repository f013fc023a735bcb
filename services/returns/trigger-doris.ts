import { triggerDoris as call, type DorisTriggerRequest } from '../../contract/returns/doris-trigger.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type DorisTarget = { readonly orderNumber: string }

/** Triggers the notification of a store return (RS-05); `domain/returns/doris-trigger` says when and with what. */
export const triggerDoris = createChange({
  call,
  objectOf: ({ orderNumber }: DorisTarget) => orderNumber,
  requestOf: (body: DorisTriggerRequest) => ({ body }),
  read: (answer): Outcome<{ accepted: boolean }> => done(answer),
})
