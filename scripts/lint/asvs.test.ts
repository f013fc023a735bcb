import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { schema } from '../../server/db/schema.ts'
import { asvsRequirements } from './asvs-requirements.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Row = {
  readonly id: string
  readonly level: string
  readonly words: string
  readonly status: string
  readonly proof: string
}

/** Rows of the tables of requirements, without their heads. */
const rowsOf = (text: string): readonly Row[] =>
  text
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
    .map(([, id = '', level = '', words = '', status = '', proof = '']) => ({
      id,
      level,
      words,
      status,
      proof,
    }))

type Link = { readonly words: string; readonly file: string }

/** Links into the tree, by their files from its root. */
const linksOf = (page: string, text: string): readonly Link[] =>
  [...text.matchAll(/\[((?:\\.|[^\\[\]])+)\]\((?![a-z]+:)([^()\s#]+)(?:#[^()\s]*)?\)/g)].map(
    ([, words = '', link = '']) => ({
      words: words.replaceAll(/\\(.)/g, '$1'),
      file: join(dirname(page), link),
    }),
  )

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** Words of a line that was read are found in its file as they stand; titles of tests are the claims' test's affair. */
const isHeld = ({ words, file }: Link) =>
  isTest(file) || (existsSync(join(root, file)) && plain(read(file)).includes(words))

const page = 'docs/asvs.md'
const text = read(page)
const rows = rowsOf(text)
const ofLevel = (level: 1 | 2) => rows.filter((row) => row.level === String(level))
const counts = (level: 1 | 2) => {
  const count = (status: string) => ofLevel(level).filter((row) => row.status === status).length
  return { met: count('met'), apart: count('does not apply'), open: count('not met') }
}
const shareOf = (level: 1 | 2) => {
  const { met, open } = counts(level)
  return met / (met + open)
}

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, at its level', () => {
    expect(asvsRequirements[1].length).toBe(70)
    expect(asvsRequirements[2].length).toBe(183)
    for (const level of [1, 2] as const) {
      expect(ofLevel(level).map(({ id }) => id)).toHaveLength(asvsRequirements[level].length)
      expect(new Set(ofLevel(level).map(({ id }) => id))).toEqual(new Set(asvsRequirements[level]))
    }
    expect(rows).toHaveLength(70 + 183)
  })

  it('meets all of level 1 that applies, and 95 % of level 2', () => {
    expect(shareOf(1)).toBe(1)
    expect(shareOf(2)).toBeGreaterThanOrEqual(0.95)
  })

  it('counts as its tables do', () => {
    for (const level of [1, 2] as const) {
      const { met, apart, open } = counts(level)
      const share = `${Number((shareOf(level) * 100).toFixed(1))} %`
      expect(text).toContain(`| ${level} | ${met} | ${apart} | ${open} | ${share} |`)
    }
  })

  it('has a proof for what is met, a reason for what does not apply, and the risk of what is not met', () => {
    const lacking = rows.filter(({ words, status, proof }) => {
      if (words.length < 4) return true
      if (status === 'met') return linksOf(page, proof).length === 0
      if (status === 'does not apply') return proof.length < 15
      return status !== 'not met' || !proof.includes('**Risk**: ')
    })
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('names words that stand in their files', () => {
    const links = rows.flatMap(({ proof }) => linksOf(page, proof))
    expect(links.filter((link) => !isHeld(link))).toEqual([])
    expect(links.length).toBeGreaterThan(200)
  })

  it('finds a row, a link and words that there are, and no others', () => {
    const line = '| 1.2.3 | 2 | A \\| B | met | [a\\[0\\]](../package.json), [x](https://x.example) |'
    expect(
      rowsOf(`| Requirement | Level |\n| --- | --- |\n${line}`).map(({ id, status }) => [id, status]),
    ).toEqual([['1.2.3', 'met']])
    expect(linksOf(page, line)).toEqual([{ words: 'a[0]', file: 'package.json' }])
    expect(isHeld({ words: '"name": "baton"', file: 'package.json' })).toBe(true)
    expect(isHeld({ words: 'words that nobody wrote', file: 'package.json' })).toBe(false)
    expect(isHeld({ words: 'name', file: 'no-such-file.json' })).toBe(false)
  })
})

it('docs/security/data.md has each table of the database', () => {
  const tables = Object.values(schema)
    .filter((one) => one instanceof PgTable)
    .map((table) => getTableName(table))
  const named = new Set(
    read('docs/security/data.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) =>
        [...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
      ),
  )
  expect(tables.filter((table) => !named.has(table))).toEqual([])
  expect(tables.length).toBeGreaterThan(20)
})
