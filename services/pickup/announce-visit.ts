import { announceVisit as call, type VisitRequest, type VisitStanding } from '../../contract/pickup/visit.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type VisitTarget = { readonly orderNumber: string }

/** Says when the shopper comes, says it anew, or takes it back (BY-43). */
export const announceVisit = createChange({
  call,
  objectOf: ({ orderNumber }: VisitTarget) => orderNumber,
  requestOf: (body: VisitRequest, { orderNumber }) => ({ params: { orderNumber }, body }),
  read: (standing): Outcome<VisitStanding> => done(standing),
})
