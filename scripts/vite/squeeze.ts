import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Goes over each file once more after the bundler's own minifier, which looks at less of it at a time (decision 0028). */
export const squeeze = (): Plugin => ({
  name: 'squeeze',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, {
          module: true,
          compress: { passes: 3, ecma: 2022, keep_fargs: false },
          mangle: { toplevel: true },
          format: { comments: false, ecma: 2022 },
        })
        file.code = code
      }
    },
  },
})
