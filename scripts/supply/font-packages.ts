import { readFileSync } from 'node:fs'

const stylesheet = new URL('../../src/ui/fonts.css', import.meta.url)

/** Packages whose fonts the stylesheet names: the build cuts them down, the host's own pages load them whole. */
export const fontPackages = (): readonly string[] => {
  const named = readFileSync(stylesheet, 'utf8').matchAll(/url\("(@[\w-]+\/[\w-]+)/g)
  return [...new Set([...named].map(([, name = '']) => name))].sort()
}
