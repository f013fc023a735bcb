import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

/** What is another on each run, by what stands for it: times, dates, amounts, and the items of a fresh order. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}:\d{2}(?:\s[AP]M)?/g, 'TIME'],
  [/\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'DAY'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, \d{4})?/g,
    'DATE',
  ],
  [/\$[\d,]+(?:\.\d{2})?/g, 'AMOUNT'],
  [/checkbox, .+, (not checked|checked)$/gm, 'checkbox, ITEM, $1'],
]

const pathOf = (name: string) => fileURLToPath(new URL(`transcripts/${name}.txt`, import.meta.url))

/**
 * Compares what a screen reader said with what is kept in `transcripts/`. `npm run transcripts` keeps what is said now; read
 * the difference before you commit it. `names` are texts of this run by what stands for them.
 */
export const isAsKept = (name: string, spoken: string, names: Readonly<Record<string, string>>): void => {
  const named = Object.entries(names).reduce((text, [word, value]) => text.replaceAll(value, word), spoken)
  const text = changing.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), named)
  const path = pathOf(name)
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${text}\n`)
    return
  }
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(`${text}\n`, `${name}: what a screen reader says (npm run transcripts keeps it)`).toBe(kept)
}
