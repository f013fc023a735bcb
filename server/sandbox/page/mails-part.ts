import { html } from 'hono/html'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import type { Markup } from '../../page-shell/host-page.ts'

const statusWords: Readonly<Record<SandboxMail['status'], string>> = {
  QUEUED: 'waiting',
  SENDING: 'being sent',
  SENT: 'sent',
  KEPT: 'kept here, nothing is set that sends it',
  PRINTED: 'with the post room',
  FAILED: 'given up',
}

const row = (mail: SandboxMail): Markup => html`<li class="sb-row"><div>
<b><bdi lang="${mail.language}">${mail.subject}</bdi></b>
<p class="sb-contact">${mail.channel === 'letter' ? 'Letter to the sender of the parcel' : html`To <bdi>${mail.to}</bdi>`} · ${mail.requestedAt.slice(0, 19).replace('T', ' ')} UTC · ${statusWords[mail.status]}</p>
<p><a href="/sandbox/mails/${mail.id}">Read<span class="sb-hidden"> ${mail.subject}</span></a>${mail.files.map(
  (file) => html` · <a href="${file.href}">${file.filename}</a>`,
)}</p></div></li>`

/** Emails, text messages and letters that left, or would have. */
export const mailsPart = (
  mails: readonly SandboxMail[],
): Markup => html`<section class="sb-part" aria-labelledby="mails">
<h2 id="mails">Emails, text messages and letters</h2>
<p><a href="/sandbox/phone">Text messages on a phone</a></p>
${mails.length === 0 ? html`<p>None yet. Cancel an order, pay for one, or send a label from the page of a return.</p>` : html`<ul class="sb-rows">${mails.map(row)}</ul>`}
</section>`
