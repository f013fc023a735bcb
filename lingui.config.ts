import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { catalogs } from './domain/countries/catalogs.gen.ts'
import { baseOf } from './domain/languages/catalogs.ts'
import { defaultLanguage } from './domain/languages/locale.ts'

const po = formatter({ lineNumbers: false })

/** A message that is said in several places has its comment in each of them; the catalog has it once. */
const format: typeof po = {
  ...po,
  serialize: (catalog, context) =>
    po.serialize(
      Object.fromEntries(
        Object.entries(catalog).map(([id, message]) => [
          id,
          { ...message, comments: [...new Set(message.comments)] },
        ]),
      ),
      context,
    ),
}

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
  format,
  // A text that a region does not write otherwise is that of its language.
  fallbackLocales: Object.fromEntries(
    catalogs.flatMap((catalog) => {
      const base = baseOf(catalog)
      return base === null ? [] : [[catalog, base]]
    }),
  ),
})
