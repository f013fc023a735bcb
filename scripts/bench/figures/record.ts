import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../gate/run-command.ts'
import type { Figures } from './figures.types.ts'

const begin = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'
const document = join(root, 'docs/performance.md')
const record = join(root, 'docs/performance.json')

/** The figures of the last whole run; undefined before the first. */
export function lastFigures(): Figures | undefined {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Figures) : undefined
}

/** Keeps the figures for the next run to be compared with, and their tables for readers. */
export function keepFigures(figures: Figures, tables: string): void {
  writeFileSync(record, `${JSON.stringify(figures, rounded, 2)}\n`)
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), tables))
}

/** The page with its figures replaced; everything outside the markers stays. */
export function withFigures(page: string, text: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks its markers: ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value
