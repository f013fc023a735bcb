import { html } from 'hono/html'
import type { Language } from '../../../domain/format/locale.ts'
import { hostPage } from './host-page.ts'
import { identityTexts } from './identity-texts.ts'

const message = (language: Language, part: 'expired' | 'unavailable', returnTo: string) => {
  const text = identityTexts[language]
  const heading = part === 'expired' ? text.expiredHeading : text.unavailableHeading
  const again = `/session/sign-in?${new URLSearchParams({ returnTo, locale: language })}`
  return hostPage({
    language,
    title: heading,
    body: html`<div class="host-narrow">
<h1>${heading}</h1>
<p>${text[part]}</p>
<p class="host-acts"><a class="host-btn" href="${again}">${text.again}</a><a class="host-link" href="/orders">${text.toOrders}</a></p>
</div>`,
  })
}

/** A sign-in that took too long, was used already, or was not started in this browser. */
export const signInExpiredPage = (language: Language, returnTo = '/orders') =>
  message(language, 'expired', returnTo)

/** The issuer does not answer, or refuses for a reason of its own. */
export const signInUnavailablePage = (language: Language, returnTo = '/orders') =>
  message(language, 'unavailable', returnTo)

/** What oidc-provider could not send back to the client; `error` is its code. */
export const issuerErrorPage = (error: string, language: Language) =>
  error === 'server_error' || error === 'temporarily_unavailable'
    ? signInUnavailablePage(language)
    : signInExpiredPage(language)
