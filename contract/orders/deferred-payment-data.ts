import * as v from 'valibot'
import { orNull } from '../wire/primitives.ts'

/** What finishes an order that was left unpaid: a form to send on, or a QR code, or a job that prepares either. */
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
