import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colours } from './colours.ts'
import { pictures } from './pictures.ts'

const folder = new URL('../../../public/products/', import.meta.url)
const files = readdirSync(folder)

describe('the product pictures', () => {
  it('are drawn for every picture of the catalogue, and no others', () => {
    expect(files.toSorted()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.svg`)
        .toSorted(),
    )
  })

  it.each(Object.entries(pictures))(
    '%s has the colourways that the catalogue names',
    (name, { colourways }) => {
      const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
      const drawn = [...svg.matchAll(/#([a-z]+):target/g)].map((match) => match[1])
      expect(['', ...drawn].toSorted()).toEqual(colourways.map(([fragment]) => fragment).toSorted())
      expect(drawn.every((fragment) => svg.includes(`<g id="${fragment}">`))).toBe(true)
    },
  )

  it.each(Object.entries(pictures))(
    '%s comes in colors that the shop has names for',
    (_name, { colourways }) => {
      for (const [, colour] of colourways) expect(Object.keys(colours)).toContain(colour)
    },
  )

  it.each(files)('%s is small, square, on the shared ground and loads nothing', (file) => {
    const svg = readFileSync(new URL(file, folder), 'utf8')
    expect(Buffer.byteLength(svg)).toBeLessThan(5120)
    expect(svg).toMatch(/viewBox="0 \d+ 400 400"/)
    expect(svg).toContain('fill="var(--ground,#f3f3f1)"')
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|<script|<image|href="[^#]/,
    )
  })
})
