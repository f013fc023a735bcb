import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stalePages, writePages } from './write-pages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pages = new Map([
  ['a.svg', 'A'],
  ['b.svg', 'B'],
])

it('names what is missing, changed or no longer drawn', () => {
  writeFileSync(join(folder, 'a.svg'), 'A')
  writeFileSync(join(folder, 'b.svg'), 'old')
  writeFileSync(join(folder, 'gone.svg'), 'C')
  expect(stalePages(folder, pages)).toEqual(['b.svg', 'gone.svg'])
  expect(stalePages(join(folder, 'nowhere'), pages)).toEqual(['a.svg', 'b.svg'])
})

it('writes what is stale and nothing is stale after that', () => {
  writeFileSync(join(folder, 'gone.svg'), 'C')
  expect(writePages(folder, pages)).toEqual(['a.svg', 'b.svg', 'gone.svg'])
  expect(stalePages(folder, pages)).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['a.svg', 'b.svg'])
  expect(readFileSync(join(folder, 'a.svg'), 'utf8')).toBe('A')
})
