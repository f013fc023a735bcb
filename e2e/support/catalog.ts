import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../domain/format/memoize.ts'
import { baseOf } from '../../domain/languages/catalogs.ts'

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string

/** Entries of a catalog by their English text; lines that continue a text are joined. */
const readEntries = (language: string): ReadonlyMap<string, string> => {
  const file = fileURLToPath(new URL(`../../locales/${language}/messages.po`, import.meta.url))
  const entries = new Map<string, string>()
  for (const block of readFileSync(file, 'utf8').split(/\n\n+/)) {
    const found = { msgid: '', msgstr: '' }
    let part: keyof typeof found | null = null
    for (const line of block.split('\n')) {
      const start = /^(msgid|msgstr) "/.exec(line)?.[1] as keyof typeof found | undefined
      if (start) part = start
      if (part && (start || line.startsWith('"'))) found[part] += unquote(line)
      else part = null
    }
    if (found.msgid !== '') entries.set(found.msgid, found.msgstr)
  }
  return entries
}

const readOnce = memoize(readEntries)

/** A text of the sources as a catalog says it; a region's catalog has what its language does not write alike. */
export const textOf = (catalog: Catalog, english: string): string => {
  const base = baseOf(catalog)
  return readOnce(catalog).get(english) || (base === null ? '' : textOf(base, english)) || english
}

const hasSlots = /[{<]/

/** Words of a text between its placeholders and tags, where they are more than one. */
const phrasesOf = (english: string): string[] =>
  english
    .split(/\{[^}]*\}|<\/?\d+\/?>|[{}#]/)
    .map((text) => text.trim())
    .filter((text) => /[a-z’]+ [a-z’]+/i.test(text) && text.length > 6)

/** English texts that a language says otherwise: whole ones, and phrases of those with placeholders. */
export const englishTexts = (language: Catalog) => {
  const translated = [...readOnce(language).keys()].filter((english) => textOf(language, english) !== english)
  return {
    whole: new Set(translated.filter((english) => !hasSlots.test(english))),
    phrases: [...new Set(translated.flatMap(phrasesOf))],
  }
}

/** Everything that a page says: texts in sight or for screen readers, names, alternatives and the title. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll(
      '[aria-label], [alt], [title], [placeholder], [aria-valuetext]',
    )) {
      for (const name of [
        'aria-label',
        'alt',
        'title',
        'placeholder',
        'aria-valuetext',
        'aria-roledescription',
      ]) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

/** What is still English on a page of this language. */
export const leftInEnglish = async (page: Page, language: Catalog): Promise<string[]> => {
  const { whole, phrases } = englishTexts(language)
  const texts = await textsOf(page)
  return texts.filter((text) => whole.has(text) || phrases.some((phrase) => text.includes(phrase)))
}
