import { html } from 'hono/html'
import type { Fault, Scenario } from '../../../contract/sandbox/sandbox.ts'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import type { Records } from '../../api/modules/telemetry/telemetry.repository.ts'
import { hostPage, type Markup } from '../../page-shell/host-page.ts'
import { livePart } from '../live/live-part.ts'
import { samplePassword } from '../members.ts'
import { clockPart } from './clock-part.ts'
import { type FaultCall, faultsPart } from './faults-part.ts'
import { flagsPart } from './flags-part.ts'
import { freshPart } from './fresh-part.ts'
import { giftReturnsPart, type PlayableGiftReturn } from './gift-returns-part.ts'
import { mailsPart } from './mails-part.ts'
import { recordsPart } from './records-part.ts'
import { type PlayableReturn, returnsPart } from './returns-part.ts'
import { scenariosPart } from './scenarios-part.ts'
import { toldPart } from './told-part.ts'

export type SandboxPage = {
  readonly scenarios: readonly Scenario[]
  /** Host time. */
  readonly now: Date
  readonly offsetMs: number
  readonly faults: readonly Fault[]
  readonly calls: readonly FaultCall[]
  readonly records: Records
  readonly mails: readonly SandboxMail[]
  /** The pages of this browser have the live chart. */
  readonly isWatched: boolean
  readonly returns: readonly PlayableReturn[]
  readonly giftReturns: readonly PlayableGiftReturn[]
  /** What of orders can be sent and brought, and what reached browsers. */
  readonly told: Readonly<Parameters<typeof toldPart>>
}

const parts = [
  ['scenarios', 'Scenarios'],
  ['fresh', 'Fresh order'],
  ['returns', 'Returns'],
  ['gift-returns', 'Gift returns'],
  ['told', 'Parcels and web push'],
  ['live', 'Live chart'],
  ['clock', 'Clock'],
  ['faults', 'Faults'],
  ['flags', 'Flags'],
  ['mails', 'Emails, text messages and letters'],
  ['records', 'Records'],
] as const

const contents = (): Markup => html`<nav class="sb-nav" aria-label="On this page"><ul>
${parts.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
<li><a href="/sandbox/store">Play the store at the curb</a></li>
<li><a href="/api/reference">API reference</a></li>
</ul></nav>`

/** The sandbox for people: pick a scenario, move the clock, put faults on calls, read what was recorded. */
export const sandboxPage = (page: SandboxPage): string =>
  hostPage({
    language: 'en',
    title: 'Sandbox',
    body: html`<link rel="stylesheet" href="/sandbox/sandbox.css"><script src="/sandbox/sandbox.js" defer></script>
<div class="sb-intro"><h1>Sandbox</h1>
<p>Sample members, orders and a clock that you can move. Every sample member has the password <code>${samplePassword}</code>.</p></div>
${contents()}
<p class="sb-status" role="status" aria-live="polite" tabindex="-1" id="sb-status" hidden></p>
${scenariosPart(page.scenarios)}
${freshPart(page.scenarios)}
${returnsPart(page.returns)}
${giftReturnsPart(page.giftReturns)}
${toldPart(...page.told)}
${livePart(page.isWatched)}
${clockPart(page.now, page.offsetMs)}
${faultsPart(page.faults, page.calls)}
${flagsPart()}
${mailsPart(page.mails)}
${recordsPart(page.records)}
<section class="sb-part" aria-labelledby="reset"><h2 id="reset">Start over</h2>
<p>Loads members and orders afresh, puts the clock right, and clears faults, flags and records. Cancelled orders come back.</p>
<form data-post="/api/sandbox/reset" data-done="Everything is as it was at the start."><button class="host-btn sb-line">Reset the sandbox</button></form>
</section>`,
  })
