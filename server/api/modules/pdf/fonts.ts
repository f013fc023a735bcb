import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const read = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

const files = { text: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const
export type FontName = keyof typeof files
export const fontNames = Object.keys(files) as readonly FontName[]

const loaded = new Map<FontName, Buffer>()

/** One face for Latin, Greek, Cyrillic and Arabic script; only the glyphs that are used go into a document. */
export const fontOf = (name: FontName): Buffer => {
  const font = loaded.get(name) ?? read(files[name])
  loaded.set(name, font)
  return font
}
