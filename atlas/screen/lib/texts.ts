import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalog } from '../../../domain/format/catalogs.ts'

declare global {
  interface Window {
    /** Set by the script of a catalog, `texts/LANGUAGE.js`. */
    batonTexts?: { readonly messages: Messages }
  }
}

export type Shown = { readonly id: string; readonly text: string }

/** Texts of a catalog, by a script beside the page: a file may load a script, where it may not fetch. */
export const loadTexts = async (catalog: Catalog): Promise<Messages> => {
  const script = document.createElement('script')
  script.src = `texts/${catalog}.js`
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = () => reject(new Error(`No texts in ${catalog}`))
    document.head.append(script)
  })
  return window.batonTexts?.messages ?? {}
}

/** Texts that tell which of them were said. */
export const toldTexts = (
  catalog: Catalog,
  messages: Messages,
): { i18n: I18n; said: () => readonly Shown[] } => {
  const said = new Map<string, string>()
  const i18n = setupI18n({ locale: catalog, messages: { [catalog]: messages } })
  const say = i18n._.bind(i18n) as (...asked: unknown[]) => string
  const tell = (...asked: unknown[]) => {
    const text = say(...asked)
    const [asks] = asked
    said.set(typeof asks === 'string' ? asks : (asks as { readonly id: string }).id, text)
    return text
  }
  i18n._ = tell as I18n['_']
  i18n.t = tell as I18n['t']
  return { i18n, said: () => [...said].map(([id, text]) => ({ id, text })) }
}
