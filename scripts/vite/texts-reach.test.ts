import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partOf, textScreens } from './texts-of-screens.ts'

const sources = globSync('{src,routes}/**/*.{ts,tsx}').filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
const code = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))

/** Files that a file imports for more than their types. */
const importsOf = (file: string): string[] =>
  [...(code.get(file) ?? '').matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)]
    .map(([, path]) => relative('.', join(dirname(file), path ?? '')))
    .filter((path) => code.has(path))

/** A file and all that it brings along, as far as `enters` lets it. */
const reach = (file: string, enters: (path: string) => boolean, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !enters(file)) return seen
  seen.add(file)
  for (const path of importsOf(file)) reach(path, enters, seen)
  return seen
}

const saysSomething = (file: string): boolean => /@lingui\/(react|core)\/macro/.test(code.get(file) ?? '')

describe.each(Object.entries(textScreens))('texts of %s', (part, screen) => {
  const isInside = (path: string) => screen.folders.some((folder) => path.startsWith(folder))

  it('are loaded by every route and screen that shows them', () => {
    const without = sources
      .filter((file) => !isInside(file) && !code.get(file)?.includes(`loadTexts('${part}')`))
      .flatMap((file) =>
        importsOf(file)
          .filter(isInside)
          .map((target) => [file, target] as const),
      )
      .filter(([, target]) => [...reach(target, isInside)].some(saysSomething))
      .map(([file, target]) => `${file} shows ${target}`)
    expect(without).toEqual([])
  })

  it('has texts', () => {
    expect(sources.filter((file) => saysSomething(file) && partOf([file]) === part)).not.toEqual([])
  })
})
