import { html } from 'hono/html'
import { msg } from '#texts'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { i18nIn } from '../../texts/i18n-in.ts'

/** The element that says that a page's script did not come. */
export const stoppedElementId = 'baton-stopped'

const words = (language: Catalog) => {
  const i18n = i18nIn(language)
  return html`${i18n._(msg`This page stopped working`)} <a href="">${i18n._(msg`Try again`)}</a>`
}

/** Of a rendered page, whose text can be read and whose links work: shown once its script did not come. */
export const stoppedNote = (language: Catalog) =>
  html`<p id="${stoppedElementId}" data-part="stopped-note" role="alert" hidden>${words(language)}</p>`

/**
 * Of a page that is made in the browser, behind what its script makes: the styles hold it back until that is there, or has taken
 * too long, and where they are gone as well it shows at once.
 */
export const lateNote = (language: Catalog) => html`<p data-part="late-note">${words(language)}</p>`
