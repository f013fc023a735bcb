import {
  sendStoreReturnEmail as call,
  type StoreReturnEmailRequest,
} from '../../contract/returns/return-label-dispatch.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type StoreEmailTarget = { readonly returnOrderNumber: string }

/** E-mails how to return to a store, with the barcode to show there (RS-05). */
export const sendStoreReturnEmail = createChange({
  call,
  objectOf: ({ returnOrderNumber }: StoreEmailTarget) => returnOrderNumber,
  requestOf: (body: StoreReturnEmailRequest) => ({ body }),
  read: (sent): Outcome<{ returnNumber: string }> => done(sent),
  // The host sends as many as it is asked for, within its limit.
  isOncePerVisit: true,
})
