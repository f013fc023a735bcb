import { defineConfig } from '@lingui/conf'
import config from './lingui.config.ts'

const { format } = config
if (format === undefined) throw new Error('lingui.config.ts names no format')

/** The same catalogs as pages load them: without the texts that only the host shows. */
export default defineConfig({
  ...config,
  format: {
    ...format,
    parse: async (content, context) =>
      Object.fromEntries(
        Object.entries(await format.parse(content, context)).filter(([, { origin = [] }]) =>
          origin.some(([file]) => !file.startsWith('server/')),
        ),
      ),
  },
})
