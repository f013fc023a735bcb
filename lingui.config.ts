import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { catalogs } from './domain/format/catalogs.ts'
import { defaultLanguage } from './domain/format/locale.ts'

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...catalogs],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src', 'routes', 'server'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  // The host's texts have a `msg` that needs no build step (server/texts/msg.ts).
  macro: { corePackage: ['@lingui/core/macro', '#texts'] },
  format: formatter({ lineNumbers: false }),
  // A British or Canadian text that is not written otherwise is the American one.
  fallbackLocales: { 'en-GB': defaultLanguage, 'en-CA': defaultLanguage },
})
