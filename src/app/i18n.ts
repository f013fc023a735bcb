import { i18n, type Messages } from '@lingui/core'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'

/** Finds the texts of a page, or of a part of one, by the module that it begins with. */
type Pages = Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>

/** While pages are developed; a built page knows no catalog but its own. */
const catalogs = import.meta.env.DEV
  ? import.meta.glob<Pages>('../../locales/*/messages.po', { query: '?pages', import: 'pages' })
  : {}

const pagesOf = async (catalog: Catalog, index: string | null): Promise<Pages | undefined> => {
  if (index === null) return catalogs[`../../locales/${catalog}/messages.po`]?.()
  const { pages }: { readonly pages: Pages } = await import(/* @vite-ignore */ index)
  return pages
}

/** The file of a route by its id: `/{-$country}/{-$locale}/orders/` is `routes/…/orders/index.tsx`. */
const fileOf = (routeId: string): string => `routes${routeId}${routeId.endsWith('/') ? 'index' : ''}.tsx`

/**
 * Texts that come with what says them, in one language, into Lingui's global instance.
 * @param index address of the module that finds them, as the host names it to a built page (`textsElement`); `null` while pages are developed.
 */
export const createTexts = (catalog: Catalog, index: string | null, onMissing: (id: string) => void) => {
  const loading = new Map<string, Promise<void>>()
  const loaded = new Set<string>()
  i18n.load(catalog, {})
  i18n.activate(catalog)
  i18n.on('missing', ({ id }) => onMissing(id))

  const add = async (file: string): Promise<void> => {
    const pages = await pagesOf(catalog, index)
    const texts = await pages?.[file]?.()
    if (texts === undefined) throw new Error(`No texts of ${file} in ${catalog}`)
    // What is shown has its texts: nothing needs to be rendered anew, which `i18n.load` would tell it to.
    Object.assign(i18n.messages, texts.messages)
    loaded.add(file)
  }

  /**
   * Loads the texts of a part by its module, once.
   * @throws where they do not come: nothing shows without its words.
   */
  const ofPart = (file: string): Promise<void> => {
    const known = loading.get(file)
    if (known !== undefined) return known
    const texts = add(file)
    loading.set(file, texts)
    texts.catch(() => loading.delete(file))
    return texts
  }
  return {
    ofPart,
    /** Those of a page, likewise; `null` where they are here. */
    ofPage: (routeId: string): Promise<void> | null =>
      loaded.has(fileOf(routeId)) ? null : ofPart(fileOf(routeId)),
  }
}
