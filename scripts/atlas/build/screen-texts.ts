import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { wordsOf } from '../../texts/message-shape.ts'

const namespace = 'window.batonTexts'

/** By how much texts are longer that stand in for languages that are not there yet. */
const longer = 0.4

/** A message two fifths longer: by words where it has several, else by letters of its one word. */
const lengthened = (message: string): string => {
  const words = wordsOf(message).trim()
  const filler = /\s/.test(words) ? ' one' : 'one'
  const length = Math.ceil(words.length * longer)
  return message + filler.repeat(length).slice(0, length)
}

/** The texts of each language as a script of its own, which a screen loads as it is asked for, and the sources with accents and longer. */
export const screenTexts = (): Plugin => ({
  name: 'baton:screen-texts',
  async generateBundle() {
    const config = getConfig({ configPath: 'lingui.config.ts' })
    const [texts] = await getCatalogs(config)
    if (!texts) throw new Error('lingui.config.ts names no catalog')
    const emit = (name: string, source: string) =>
      this.emitFile({ type: 'asset', fileName: `texts/${name}.js`, source })
    for (const language of catalogs) {
      const { messages } = await texts.getTranslations(language, config)
      emit(language, createCompiledCatalog(language, messages, { namespace }).source)
    }
    const { messages } = await texts.getTranslations('en', config)
    const long = Object.entries(messages).map(([id, message]) => [id, lengthened(message)] as const)
    const pseudo = createCompiledCatalog('en', Object.fromEntries(long), { namespace, pseudoLocale: 'en' })
    emit('pseudo', pseudo.source)
  },
})
