import { html } from 'hono/html'
import { hostPage } from '../../page-shell/host-page.ts'

/** While the atlas is built; where it could not be, `why` says so. */
export const waitingPage = (why: string | null): string => {
  const title = why === null ? 'The atlas is being built' : 'The atlas could not be built'
  const words = why ?? 'It takes some twenty seconds, once. This page looks again by itself.'
  return hostPage({ language: 'en', title, body: html`<h1>${title}</h1><p>${words}</p>` })
}
