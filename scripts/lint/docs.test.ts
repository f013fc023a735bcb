import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFolders } from '../gate/source-folders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).map((page) => {
  const whole = read(page)
  return { page, whole, text: whole.replaceAll(/```.*?```/gs, '') }
})

it('every link of the docs leads to a file that there is', () => {
  const dead = pages.flatMap(({ page, text }) =>
    [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  )
  expect(dead).toEqual([])
})

/** Decisions name files as they were when they were made. */
it('every file and folder that the guides name is there', () => {
  const named = new RegExp(`\`((?:${sourceFolders.join('|')}|docs|locales|public)/[\\w./$-]+)\``, 'g')
  const missing = pages
    .filter(({ page }) => !page.startsWith('docs/decisions/'))
    .flatMap(({ page, text }) =>
      [...text.matchAll(named)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(root, path)) && !/\bxx\b/.test(path))
        .map((path) => `${page}: ${path}`),
    )
  expect(missing).toEqual([])
})

it('every command of the docs is a script of the package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }
  const unknown = pages.flatMap(({ page, whole }) =>
    [...whole.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${page}: ${name}`),
  )
  expect(unknown).toEqual([])
})

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? []

/** Names in code ticks: words joined by capitals or underscores, and files without a folder. Tables have tests of their own. */
const namesIn = (text: string) =>
  [...text.replaceAll(/^\|.*$/gm, '').matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, code = '']) =>
      code.match(/(?<![\w/.-])(?:[a-z-]+(?:\.[a-z]+)*\.tsx?|[a-z]+(?:[A-Z]|_[a-z])\w*)(?![\w/])/g) ?? [],
  )

it('every name that the guides put in code ticks is one of the sources, or of their own example', () => {
  const files = globSync(['*.ts', `{${sourceFolders.join(',')}}/**/*.{ts,tsx}`], { cwd: root })
  const sources = files.filter((file) => !file.includes('.test.')).map(read)
  const known = new Set([...files.map((file) => basename(file)), ...sources.flatMap(wordsOf)])
  const guides = pages.filter(({ page }) => page.startsWith('docs/guides/'))
  const named = guides.flatMap(({ page, text, whole }) => {
    const example = new Set(wordsOf((whole.match(/```.*?```/gs) ?? []).join()))
    return namesIn(text).map((name) => ({ page, name, isKnown: known.has(name) || example.has(name) }))
  })
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([])
})
