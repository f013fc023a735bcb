import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFolders } from '../gate/source-folders.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).map((page) => ({
  page,
  text: readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, ''),
}))

it('every link of the docs leads to a file that there is', () => {
  const dead = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
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
