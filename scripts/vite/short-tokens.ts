import type { Plugin } from 'vite'
import { letters } from './letters.ts'

const token = /--[a-z][\w-]*/g

/**
 * Gives the design's tokens names of one or two letters in the built pages, the most used ones the shortest: style says
 * them thousands of times. No script names one (a test looks).
 */
export const shortTokens = (): Plugin => ({
  name: 'short-tokens',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
      )
      const uses = new Map<string, number>()
      for (const { source } of sheets) {
        for (const [name] of String(source).matchAll(token)) uses.set(name, (uses.get(name) ?? 0) + 1)
      }
      const byUse = [...uses].sort(([a, most], [b, least]) => least - most || a.localeCompare(b))
      const names = new Map(byUse.map(([name], nth) => [name, `--${letters(nth)}`]))
      for (const sheet of sheets) {
        sheet.source = String(sheet.source).replaceAll(token, (name) => names.get(name) ?? name)
      }
    },
  },
})
