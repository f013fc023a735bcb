import * as v from 'valibot'
import { jobResponse } from './job.ts'
import { DeferredPaymentData } from './payment.ts'
import { OrderNumber } from './primitives.ts'

/** MOBILE under 960 px, else DESKTOP (DP-01). */
export const experienceTypes = ['MOBILE', 'DESKTOP'] as const

/** What asks for the form or code that finishes a payment (orders.md §3, DP-05). */
export const DeferredPaymentRequest = v.object({
  approvalId: v.string(),
  experienceType: v.picklist(experienceTypes),
  orderNumber: OrderNumber,
  returnURL: v.string(),
})
export type DeferredPaymentRequest = v.InferOutput<typeof DeferredPaymentRequest>

export const DeferredPaymentJob = jobResponse(DeferredPaymentData)
