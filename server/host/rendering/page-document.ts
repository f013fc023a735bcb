import { html, raw } from 'hono/html'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../../domain/format/memoize.ts'
import { knownElementId } from '../../../domain/pages/known-element.ts'
import { contactParts } from '../../../domain/pages/query-contact.ts'
import type { WholePage } from '../../../src/app/server/entry-server.tsx'
import type { ClientFiles } from '../pages/client-files.ts'
import { createPageAssets, createPageKeys, keysOfPage, textsElement } from '../pages/preloads.ts'
import { stoppedElementId, stoppedNote } from '../pages/stopped-note.ts'
import { dropContact } from './drop-contact.ts'
import { keepEarlyTaps } from './keep-early-taps.ts'
import { startLate } from './start-late.ts'

const scriptTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/g
const moduleTag = /<link rel="modulepreload"[^>]* href="([^"]+)">/g
const styleTag = /<link rel="stylesheet"[^>]* href="([^"]+)">/g

const addresses = (source: string, tag: RegExp) =>
  [...source.matchAll(tag)].map(([, address = '']) => address)

/** What stands in the head of the page as it was built, but for its scripts, styles and title. */
const headOf = (source: string): string =>
  (/<head>([\s\S]*)<\/head>/.exec(source)?.[1] ?? '')
    .replaceAll(scriptTag, '')
    .replaceAll(moduleTag, '')
    .replaceAll(styleTag, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replaceAll(/\s*\n\s*/g, '')

const call = (script: (...values: never[]) => void, ...values: readonly unknown[]) =>
  raw(`(${script})(${values.map((value) => JSON.stringify(value)).join()})`)

export type DocumentRequest = {
  readonly path: string
  readonly nonce: string
  /** Whether the address opens something by itself (`holdsLinkCode`), or says what somebody looks for. */
  readonly isSecret?: boolean
  /** Elements of the head that this request gets beside the page's own. */
  readonly extra?: string
}

/**
 * Documents of rendered pages, from the page as it was built: with their styles inside, so that nothing is waited for before the
 * first frame, and with their script asked for after it (docs/decisions/0080). Where the address is a secret they name their styles
 * instead: browsers tell the whole address, whatever the policy says, when they fetch a font for styles that stand in the page.
 */
export const createPageDocuments = ({ files, manifest }: ClientFiles, source: string, api: string) => {
  const keyOf = createPageKeys(manifest)
  const assetsOf = createPageAssets(manifest)
  const head = headOf(source) + api
  // The last script is the page's own; what stands before it is what it imports.
  const scriptsOfHead = addresses(source, scriptTag)
  const entry = scriptsOfHead.pop() ?? ''
  const common = {
    scripts: [...scriptsOfHead, ...addresses(source, moduleTag), entry],
    styles: addresses(source, styleTag),
  }
  const styleOf = (address: string) => files.get(address)?.body.toString('utf8') ?? ''

  const partsOf = memoize((language: Catalog, ...keys: readonly string[]) => {
    const own = assetsOf(keys, language)
    const styles = [...new Set([...common.styles, ...own.styles])]
    const scripts = [...new Set([...common.scripts, ...own.scripts])]
    return { styles, scripts, sheet: styles.map(styleOf).join('\n') }
  })

  return (page: WholePage, { path, nonce, isSecret = false, extra = '' }: DocumentRequest): string => {
    const { styles, scripts, sheet } = partsOf(page.language, ...keysOfPage(keyOf(path), page.showsOrder))
    const shown = isSecret
      ? html`${raw(styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join(''))}`
      : html`<style nonce="${nonce}">${raw(sheet)}</style>`
    return String(html`<!doctype html>
<html lang="${page.language}" dir="${page.direction}"><head><script nonce="${nonce}">${call(dropContact, contactParts)}</script>${raw(extra)}${raw(head)}${raw(textsElement(manifest, page.language))}<title>${page.title}</title>${page.description !== null && html`<meta name="description" content="${page.description}">`}${raw(page.head)}${shown}<script nonce="${nonce}">${call(keepEarlyTaps)}</script></head><body><div id="root">${raw(page.body)}</div><script type="application/json" id="${knownElementId}">${raw(page.known)}</script>${stoppedNote(page.language)}<script nonce="${nonce}">${call(startLate, entry, scripts, isSecret ? [] : styles, stoppedElementId)}</script></body></html>`)
  }
}
