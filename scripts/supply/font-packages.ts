import { globSync, readFileSync } from 'node:fs'

const folder = new URL('../../src/ui/', import.meta.url)

/** Stylesheets with fonts: those of all pages, and what comes with a language. */
const fontSheets = (): readonly string[] =>
  ['fonts.css', ...globSync('languages/*.css', { cwd: folder }).sort()].map((sheet) =>
    readFileSync(new URL(sheet, folder), 'utf8'),
  )

/** Packages whose fonts the stylesheets name: the build cuts them down, the host's own pages load them whole. */
export const fontPackages = (): readonly string[] => {
  const named = fontSheets()
    .join('')
    .matchAll(/url\("(@[\w-]+\/[\w-]+)/g)
  return [...new Set([...named].map(([, name = '']) => name))].sort()
}
