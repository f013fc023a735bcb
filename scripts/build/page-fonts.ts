import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const cache = fileURLToPath(new URL('../../node_modules/.cache/baton/fonts', import.meta.url))

/** What letters need of OpenType. Inter's `calt` is left out: arrows and raised colons cost 4 kB. */
const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']
const joinedLetters = ['calt', 'fina', 'init', 'isol', 'medi']

const descriptor = (face: string, name: string): string | undefined =>
  new RegExp(`${name}:([^;]+);`).exec(face)?.[1]?.trim()

/** `400 700` is a range of an axis, `760` a place on it. */
const axis = (value: string) => {
  const [min = 0, max = min] = value.split(/\s+/).map(Number.parseFloat)
  return min === max ? min : { min, max }
}

const charactersOf = (unicodeRange: string): string =>
  [...unicodeRange.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')

/** What of a font file this `@font-face` uses: its characters, and its weights and widths where the file has several. */
export const subsetOf = (face: string, file: string) => {
  const weight = descriptor(face, 'font-weight') ?? '400'
  const width = descriptor(face, 'font-stretch')
  return {
    text: charactersOf(descriptor(face, 'unicode-range') ?? ''),
    options: {
      targetFormat: 'woff2' as const,
      keepFeatures: file.includes('arabic') ? [...features, ...joinedLetters] : features,
      variationAxes: {
        ...(/-wght-|-wdth-/.test(file) && { wght: axis(weight) }),
        ...(width && file.includes('-wdth-') && { wdth: axis(width) }),
      },
    },
  }
}

/** The subset's file in the cache, made where it is not there. */
const subsetFile = async (face: string, path: string): Promise<string> => {
  const whole = readFileSync(require.resolve(path))
  const { text, options } = subsetOf(face, path)
  const key = createHash('sha256')
    .update(JSON.stringify([text, options, require('subset-font/package.json').version]))
    .update(whole)
    .digest('hex')
  const file = join(cache, key.slice(0, 16), basename(path))
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, await subsetFont(whole, text, options))
  renameSync(draft, file)
  return file
}

/** The fonts' stylesheet with every `@font-face` of a package's file cut down to what the face says it is. */
const withSubsets = async (css: string): Promise<string> => {
  const faces = css.split(/(?=@font-face)/)
  const cut = faces.map(async (face) => {
    const path = /url\("(@fontsource[^"]+)"\)/.exec(face)?.[1]
    return path ? face.replace(path, await subsetFile(face, path)) : face
  })
  return (await Promise.all(cut)).join('')
}

/** Pages load of each font the characters, weights and widths that `src/ui/fonts.css` and the sheets of `src/ui/languages` name, and no more. */
export const pageFonts = (): Plugin => ({
  name: 'baton:page-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/(fonts|languages\/\w+)\.css$/ },
    handler: withSubsets,
  },
})
