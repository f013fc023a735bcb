import { html } from 'hono/html'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import { hostPage, type Markup } from '../../page-shell/host-page.ts'
import { field } from '../field.ts'

const message = ({ text, language, to, requestedAt }: SandboxMail): Markup => html`<li class="ph-message">
<p class="sb-contact">To <bdi dir="ltr">+${to}</bdi> · <time datetime="${requestedAt}">${requestedAt.slice(11, 16)} UTC</time></p>
<p class="ph-words" lang="${language}" dir="auto">${text}</p></li>`

/** A phone with the text messages that came to a number, the newest first; to every number where none is chosen. */
export const phonePage = (messages: readonly SandboxMail[], number: string): string =>
  hostPage({
    language: 'en',
    title: 'Text messages',
    body: html`<link rel="stylesheet" href="/sandbox/sandbox.css"><link rel="stylesheet" href="/sandbox/phone.css">
<div class="sb-intro"><h1>Text messages</h1>
<p>What phones got. <a href="/sandbox">Back to the sandbox</a></p></div>
<form class="sb-form" method="get" action="/sandbox/phone">
${field('number', 'Number with its calling code', html`<input id="number" name="number" inputmode="tel" dir="ltr" value="${number}" placeholder="8613000000199">`)}
<button class="host-btn sb-line">Show</button>
</form>
<section class="ph-phone" aria-labelledby="messages"><h2 id="messages" class="sb-hidden">Messages</h2>
${messages.length === 0 ? html`<p>No messages yet. Ask for a code by phone, in China for example.</p>` : html`<ol class="ph-messages">${messages.map(message)}</ol>`}
</section>`,
  })
