import { describe, expect, it } from 'vitest'
import { languageProblems } from './check-catalogs.ts'

const po = (...messages: [string, string][]) =>
  `msgid ""\nmsgstr ""\n"Language: pl\\n"\n\n${messages.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"`).join('\n\n')}\n`

describe('what is wrong with a catalogue', () => {
  it('is nothing where extraction changes nothing and all is translated', () => {
    const catalog = po(['Cancel', 'Anuluj'])
    expect(languageProblems('pl', catalog, catalog)).toEqual([])
  })

  it('is a text that the sources hold and it does not, and one that is no longer used', () => {
    expect(languageProblems('pl', po(['Old', 'Stare']), po(['New', 'Nowe']))).toEqual([
      'pl: not extracted: New',
      'pl: no longer used: Old',
    ])
  })

  it('is an order or origin that is not as extracted', () => {
    const before = po(['A', 'a'], ['B', 'b'])
    expect(languageProblems('pl', before, po(['B', 'b'], ['A', 'a']))).toEqual(['pl: not as extracted'])
  })

  it('is a text without a translation, except in the language of the sources', () => {
    const catalog = po(['Cancel', ''])
    expect(languageProblems('ar', catalog, catalog)).toEqual(['ar: not translated: Cancel'])
    expect(languageProblems('en', catalog, catalog)).toEqual([])
  })
})
