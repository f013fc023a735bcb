import { readFileSync } from 'node:fs'

/** The style element of a drawing: nothing but the fonts it carries inside, under the names its texts ask for. */
export function embeddedFonts(): string {
  return [
    face('Inter', 'text', 'normal', 400),
    face('Inter', 'text-italic', 'italic', 400),
    face('Archivo', 'name', 'normal', 700),
  ].join('\n')
}

function face(family: string, file: string, style: string, weight: number): string {
  const data = readFileSync(new URL(`../fonts/${file}.woff2`, import.meta.url)).toString('base64')
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}
