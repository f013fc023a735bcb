import { html } from 'hono/html'
import { hostPage } from '../../page-shell/host-page.ts'

export const lookAgainPath = '/atlas/look-again.js'

/** Loads the page anew, with the hash of its address, which a refresh by header would take for the same place. */
export const lookAgain = 'setTimeout(() => location.reload(), 2000)\n'

/** While the atlas is built; where it could not be, `why` says so. */
export const waitingPage = (why: string | null): string =>
  hostPage({
    language: 'en',
    title: why === null ? 'The atlas is being built' : 'The atlas could not be built',
    body:
      why === null
        ? html`<h1>The atlas is being built</h1><p>It takes up to a minute, once. This page looks again by itself.</p><script src="${lookAgainPath}"></script>`
        : html`<h1>The atlas could not be built</h1><p>${why}</p>`,
  })
