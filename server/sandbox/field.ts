import { html } from 'hono/html'
import type { Markup } from '../page-shell/host-page.ts'

/** A labelled control; the control carries `id`. */
export const field = (id: string, label: string, control: Markup, wide = false): Markup =>
  html`<div class="sb-field${wide ? ' sb-wide' : ''}"><label for="${id}">${label}</label>${control}</div>`
