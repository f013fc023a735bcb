import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { catalogs } from '../../../domain/format/catalogs.ts'

/** The texts of each language as a script of its own, which a screen loads as it is asked for. */
export const screenTexts = (): Plugin => ({
  name: 'baton:screen-texts',
  async generateBundle() {
    const [texts] = await getCatalogs(getConfig({ configPath: 'lingui.config.ts' }))
    if (!texts) throw new Error('lingui.config.ts names no catalog')
    for (const language of catalogs) {
      const { messages } = await texts.getTranslations(language, {
        fallbackLocales: { 'en-GB': 'en', 'en-CA': 'en' },
        sourceLocale: 'en',
      })
      const { source } = createCompiledCatalog(language, messages, { namespace: 'window.batonTexts' })
      this.emitFile({ type: 'asset', fileName: `texts/${language}.js`, source })
    }
  },
})
