import type { MessageDescriptor } from '@lingui/core'
import { html } from 'hono/html'
import { msg } from '#texts'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { i18nIn } from '../texts/i18n-in.ts'
import { hostPage } from './host-page.ts'

type Words = { readonly heading: MessageDescriptor; readonly text: MessageDescriptor }

const message = (language: Catalog, words: Words, returnTo: string) => {
  const i18n = i18nIn(language)
  const heading = i18n._(words.heading)
  const again = `/session/sign-in?${new URLSearchParams({ returnTo, locale: language })}`
  return hostPage({
    language,
    title: heading,
    body: html`<div class="host-narrow">
<h1>${heading}</h1>
<p>${i18n._(words.text)}</p>
<p class="host-acts"><a class="host-btn" href="${again}">${i18n._(msg`Sign in again`)}</a><a class="host-link" href="/orders">${i18n._(msg`Go to orders`)}</a></p>
</div>`,
  })
}

/** A sign-in that took too long, was used already, or was not started in this browser. */
export const signInExpiredPage = (language: Catalog, returnTo = '/orders') =>
  message(
    language,
    {
      heading: msg`This sign-in has ended`,
      text: msg`It took too long, or the page was opened twice. Start again; it only takes a moment.`,
    },
    returnTo,
  )

/** The issuer does not answer, or refuses for a reason of its own. */
export const signInUnavailablePage = (language: Catalog, returnTo = '/orders') =>
  message(
    language,
    {
      heading: msg`Sign-in is not available right now`,
      text: msg`You weren’t signed in and nothing has changed. Try again in a few minutes.`,
    },
    returnTo,
  )

/** What oidc-provider could not send back to the client; `error` is its code. */
export const issuerErrorPage = (error: string, language: Catalog) =>
  error === 'server_error' || error === 'temporarily_unavailable'
    ? signInUnavailablePage(language)
    : signInExpiredPage(language)
