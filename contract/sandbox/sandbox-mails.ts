import * as v from 'valibot'
import { mailChannels, mailKinds } from '../orders/mail-kinds.ts'
import { defineCall } from '../wire/call.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'

/** An e-mail or text message that was sent or kept, or a letter of the post room, as it reads. */
export const SandboxMail = v.object({
  id: v.string(),
  channel: v.picklist(mailChannels),
  kind: v.picklist(mailKinds),
  /** `QUEUED` and `SENDING` are on their way; `KEPT` and `PRINTED` stayed here. */
  status: v.picklist(['QUEUED', 'SENDING', 'SENT', 'KEPT', 'PRINTED', 'FAILED']),
  orderNumber: OrderNumber,
  language: v.string(),
  to: orNull(v.string()),
  requestedAt: Instant,
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  files: v.array(
    v.object({ filename: v.string(), contentType: v.string(), cid: orNull(v.string()), href: v.string() }),
  ),
})
export type SandboxMail = v.InferOutput<typeof SandboxMail>

export const listSandboxMails = /* @__PURE__ */ defineCall({
  id: 'listSandboxMails',
  method: 'GET',
  path: '/sandbox/mails',
  callers: [],
  summary: 'E-mails, text messages and letters, newest first; at most 50.',
  query: v.object({
    /** Of one order; a return is an order of its own. */
    orderNumber: v.optional(OrderNumber),
    channel: v.optional(v.picklist(mailChannels)),
    kind: v.optional(v.picklist(mailKinds)),
    to: v.optional(v.pipe(v.string(), v.maxLength(254))),
  }),
  answer: v.array(SandboxMail),
  status: 200,
})
