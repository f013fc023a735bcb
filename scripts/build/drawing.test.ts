import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourwaysOf, inColourway, withTightBlurs } from './drawing.ts'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../public/products/${name}.svg`, import.meta.url)), 'utf8')

const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

describe('drawings', () => {
  it('have inks in place of variables', () => {
    const svg = read('runner')
    expect(colourwaysOf(svg)).toEqual(['', 'ink', 'coral', 'mist'])
    expect(inColourway(svg, '')).toContain('.a{fill:#2456e6}')
    expect(inColourway(svg, 'coral')).toContain('.a{fill:#ee5a3f}')
    expect(inColourway(svg, 'coral')).not.toContain('var(')
  })

  it.each(['gilet', 'swimsuit', 'cap'])(
    '%s looks the same with filters that are no larger than their paths',
    async (name) => {
      const svg = inColourway(read(name), '')
      const tight = withTightBlurs(svg)
      expect(tight.match(/<filter /g)?.length).toBeGreaterThan(2)
      expect((await pixels(tight)).equals(await pixels(svg))).toBe(true)
    },
  )
})
