import * as v from 'valibot'
import { jobResponse } from '../wire/job.ts'
import { orNull } from '../wire/primitives.ts'

/** What finishes an order that was left unpaid: a form to send on, or a QR code. */
export const DeferredPaymentData = v.object({
  form: orNull(
    v.object({
      action: v.string(),
      method: v.string(),
      fields: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
    }),
  ),
  qrCodeURL: orNull(v.string()),
})
export type DeferredPaymentData = v.InferOutput<typeof DeferredPaymentData>

/** The job that prepares it. */
export const DeferredPaymentJob = jobResponse(DeferredPaymentData)

/** As an order carries it: itself, or the answer of the job that prepares it (orders.md §3). */
export const OrderPaymentData = v.union([DeferredPaymentJob, DeferredPaymentData])
export type OrderPaymentData = v.InferOutput<typeof OrderPaymentData>
