import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'ar'],
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['src', 'routes'] }],
  format: formatter({ lineNumbers: false }),
  fallbackLocales: false,
})
