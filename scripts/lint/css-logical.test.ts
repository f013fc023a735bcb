import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Rules that say by themselves which way the page reads. */
const ownDirection = /\[dir="rtl"\][^{}]*\{[^{}]*\}/g

const physical =
  /(?<![\w-])(?:(?:min-|max-)?(?:width|height)|(?:(?:padding|margin|border|scroll-padding|scroll-margin)-)?(?:top|right|bottom|left)(?:-\w+)?|text-align(?=:\s*(?:left|right)))\s*:/

const sidesDiffer = (declaration: string): boolean => {
  const [, value = ''] = /^(?:padding|margin|inset)\s*:\s*(.+)$/s.exec(declaration) ?? []
  const [, right, , left] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return left !== undefined && left !== right
}

/** What a style sheet says of left, right, top or bottom, or of a window in px, which does not grow with its text. */
const faultsOf = (css: string): readonly string[] => {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '')
  const rooms = [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([room]) => room.trim())
  const declarations = [...text.replaceAll(ownDirection, '').matchAll(/[{;]\s*([\w-]+\s*:[^;{}]+)(?=[;}])/g)]
  return [
    ...rooms.filter((room) => /\dpx/.test(room)),
    ...declarations.flatMap(([, declaration = '']) =>
      physical.test(declaration) || sidesDiffer(declaration) ? [declaration.trim()] : [],
    ),
  ]
}

describe('style sheets', () => {
  it('speak of start and end, and measure windows by their text', () => {
    const faults = globSync('src/**/*.css', { cwd: root }).flatMap((sheet) =>
      faultsOf(readFileSync(join(root, sheet), 'utf8')).map((fault) => `${sheet}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it.each([
    '.a { padding: 1px 2px 3px 4px }',
    '.a { color: red; margin-left: 1rem; }',
    '.a { text-align: right }',
    '.a { inset: 0 0 0 calc(1rem + var(--s-1)) }',
    '@media (width < 600px) { .a { max-width: 1rem } }',
  ])('are found out by %s', (css) => {
    expect(faultsOf(css)).not.toEqual([])
  })

  it.each([
    '.a { padding: 1px 2px 3px 2px; padding-inline: 1px 2px; border-radius: 50% }',
    '[dir="rtl"] .a { text-align: right }',
    '@media (width >= 37.5em) { .a { inset: 0 auto } }',
  ])('may say %s', (css) => {
    expect(faultsOf(css)).toEqual([])
  })
})
