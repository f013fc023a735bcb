import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names of the files in `folder` that differ from `pages`: missing, changed, or no longer drawn, sorted. An absent
 * folder counts as empty.
 */
export function stalePages(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const present = filesIn(folder)
  const differing = [...pages].filter(([name, text]) => present.get(name) !== text).map(([name]) => name)
  const leftOver = [...present.keys()].filter((name) => !pages.has(name))
  return [...differing, ...leftOver].sort()
}

/** Writes what is stale and removes what is no longer drawn. */
export function writePages(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const stale = stalePages(folder, pages)
  mkdirSync(folder, { recursive: true })
  for (const name of stale) {
    const text = pages.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
  return stale
}

function filesIn(folder: string): Map<string, string> {
  try {
    return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
