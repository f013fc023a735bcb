import { html } from 'hono/html'
import { msg } from '#texts'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { hostPage, type Markup } from '../page-shell/host-page.ts'
import { i18nIn } from '../texts/i18n-in.ts'

/** An account that is offered for a click. */
export type OfferedAccount = {
  readonly upmId: string
  readonly name: string
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly note: string | null
}

export type SignInPage = {
  readonly language: Catalog
  /** Address that the forms are sent to. */
  readonly action: string
  /** Accounts that anybody may sign in as. */
  readonly offered: readonly OfferedAccount[]
  /** Password that all of them share; null where none is offered. */
  readonly offeredPassword: string | null
  readonly email: string
  /** What was wrong with the last try. */
  readonly problem: null | {
    readonly email?: string
    readonly password?: string
    readonly general?: string
  }
}

const mark = html`<svg class="host-mark" viewBox="0 0 20 20" aria-hidden="true"><path fill-rule="evenodd" d="M6.3 1.5h7.4l4.8 4.8v7.4l-4.8 4.8H6.3l-4.8-4.8V6.3zM9 5v6.5h2V5zm0 8v2h2v-2z"/></svg>`

type Field = {
  readonly id: 'email' | 'password'
  readonly label: string
  readonly value: string
  readonly autocomplete: string
  readonly error: string | undefined
}

const field = ({ id, label, value, autocomplete, error }: Field): Markup => html`<div class="host-field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${id}" value="${value}" autocomplete="${autocomplete}" required ${id === 'email' ? html`maxlength="254"` : ''} dir="ltr"
 ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="${id}-error"`}>
${error === undefined ? '' : html`<p class="host-err" id="${id}-error">${mark}<span>${error}</span></p>`}
</div>`

const summary = (page: SignInPage): Markup | string => {
  const { problem } = page
  if (problem === null) return ''
  const link = (id: string, error: string | undefined) =>
    error === undefined ? '' : html`<li><a href="#${id}">${error}</a></li>`
  return html`<div class="host-note" role="alert" tabindex="-1" autofocus>${mark}<div>
<b>${problem.general ?? i18nIn(page.language)._(msg`That did not work`)}</b>
<ul>${link('email', problem.email)}${link('password', problem.password)}</ul>
</div></div>`
}

const memberRow = (language: Catalog, member: OfferedAccount): Markup => {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(member.country.toUpperCase())
  return html`<li><button class="host-member" name="member" value="${member.upmId}">
<b><bdi>${member.name}</bdi></b><span>${country}</span>${member.note === null ? '' : html`<span class="host-soft">${member.note}</span>`}
</button></li>`
}

/** Sign-in by e-mail and password or, where accounts are offered, by picking one. */
export const signInPage = (page: SignInPage): string => {
  const { language, action, email, problem, offered, offeredPassword } = page
  const i18n = i18nIn(language)
  const signIn = i18n._(msg`Sign in`)
  const members = html`<section class="host-members" aria-labelledby="members">
<h2 id="members">${i18n._(msg`Sample members`)}</h2><p class="host-soft">${i18n._(msg`This shop is a sandbox. Choose someone to sign in as.`)}</p>
<form method="post" action="${action}"><ul>${offered.map((member) => memberRow(language, member))}</ul></form>
</section>`
  return hostPage({
    language,
    title: problem === null ? signIn : i18n._(msg`Error: ${{ title: signIn }}`),
    body: html`<h1>${signIn}</h1>
<div class="host-share">
${offered.length === 0 ? '' : members}
<section class="host-form" aria-labelledby="with-password">
<h2 id="with-password">${i18n._(msg`With your email`)}</h2>
${summary(page)}
<form method="post" action="${action}" novalidate>
${field({ id: 'email', label: i18n._(msg`Email address`), value: email, autocomplete: 'username', error: problem?.email })}
${field({ id: 'password', label: i18n._(msg`Password`), value: '', autocomplete: 'current-password', error: problem?.password })}
${offeredPassword === null ? '' : html`<p class="host-hint">${i18n._(msg`Password of every sample member:`)} <code dir="ltr">${offeredPassword}</code></p>`}
<button class="host-btn host-btn--wide">${signIn}</button>
</form>
<form method="post" action="${action}"><button class="host-link" name="cancel" value="1">${i18n._(msg`Not now, go back`)}</button></form>
</section>
</div>`,
  })
}
