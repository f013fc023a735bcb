import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { catalogs } from '../../../domain/languages/catalogs.gen.ts'

const namespace = 'window.batonTexts'

/** By how much texts are longer that stand in for languages that are not there yet. */
const longer = 0.4

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
    const pseudo = createCompiledCatalog('en', messages, {
      namespace,
      pseudoLocale: 'en',
      pseudoLocaleOptions: { extend: longer },
    })
    emit('pseudo', pseudo.source)
  },
})
