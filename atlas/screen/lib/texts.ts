import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import type { ScreenText } from '../protocol.ts'
import { scriptAddress } from './script-address.ts'

declare global {
  interface Window {
    /** Set by the script of a catalog, `texts/LANGUAGE.js`. */
    batonTexts?: { readonly messages: Messages }
  }
}

/** A catalog, or the sources made longer (`scripts/atlas/build/screen-texts.ts`). */
type Texts = Catalog | 'pseudo'

const loaded = new Map<Texts, Messages>()

/** Texts of a catalog, by a script beside the page: a file may load a script, where it may not fetch. */
export const loadTexts = async (catalog: Texts): Promise<Messages> => {
  const known = loaded.get(catalog)
  if (known) return known
  const script = document.createElement('script')
  script.src = scriptAddress(`texts/${catalog}.js`)
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = () => reject(new Error(`No texts in ${catalog}`))
    document.head.append(script)
  })
  script.remove()
  const { messages = {} } = window.batonTexts ?? {}
  loaded.set(catalog, messages)
  return messages
}

export type Told = {
  readonly i18n: I18n
  /** Texts that were said and are on the page. */
  readonly said: (page: Element) => readonly ScreenText[]
  /** Ids of messages that the catalog has no text for. */
  readonly missing: () => readonly string[]
  /** Texts that were said with nothing where something is to be filled in: “on their way to .” */
  readonly hollow: () => readonly string[]
}

const spoken = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title']

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

type Words = { readonly pieces: ReadonlySet<string>; readonly title: string }

/** All words of a page, piece by piece, those for who listens included. */
const wordsOf = (page: Element): Words => {
  const pieces = new Set<string>()
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) pieces.add(plain(walker.currentNode.nodeValue ?? ''))
  for (const element of page.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
    for (const name of spoken) pieces.add(plain(element.getAttribute(name) ?? ''))
  return { pieces, title: document.title }
}

const tags = /<\/?\d+\/?>/

/** Whether what stands between the tags of a text stands on the page, each as a piece of its own; a title is put together. */
const isOn = ({ pieces, title }: Words, text: string): boolean =>
  text
    .split(tags)
    .map(plain)
    .every((part) => part === '' || pieces.has(part)) || title.includes(text)

/** Texts that tell which of them were said. */
export const toldTexts = (catalog: Catalog, messages: Messages): Told => {
  const said = new Map<string, ScreenText>()
  const missing = new Set<string>()
  const hollow = new Set<string>()
  const i18n = setupI18n({
    locale: catalog,
    messages: { [catalog]: messages },
    missing: (_, id) => {
      missing.add(id)
      return id
    },
  })
  const say = i18n._.bind(i18n) as (...asked: unknown[]) => string
  const tell = (...asked: unknown[]) => {
    const text = say(...asked)
    const [asks, given] = asked
    const { id, values = given } =
      typeof asks === 'string' ? { id: asks } : (asks as { readonly id: string; readonly values?: unknown })
    if (Object.values((values ?? {}) as object).includes('')) hollow.add(text)
    said.set(`${id} ${text}`, { id, text })
    return text
  }
  i18n._ = tell as I18n['_']
  i18n.t = tell as I18n['t']
  return {
    i18n,
    said: (page) => {
      const words = wordsOf(page)
      return [...said.values()]
        .filter(({ text }) => isOn(words, text))
        .map(({ id, text }) => ({ id, text: text.replaceAll(new RegExp(tags, 'g'), '') }))
    },
    missing: () => [...missing],
    hollow: () => [...hollow],
  }
}
