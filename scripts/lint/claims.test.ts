import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/*
 * A claim's proof is a Markdown link to a test file of the tree; its text is the title of a test in it, or part of one:
 * `[a wrong order and a wrong contact answer alike](../server/api/x.api.test.ts)`. Brackets and bars of a title are written
 * with a backslash, as Markdown has them.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = globSync('docs/{security,threat-model,asvs}.md', { cwd: root })

type Proof = { readonly title: string; readonly file: string }

/** Fewer letters than this would be found in any file. */
const shortestTitle = 12

/** The links of a page that lead to test files, whose paths are given from the root of the tree. */
const proofsOf = (page: string, text: string): readonly Proof[] =>
  [
    ...text.matchAll(/\[((?:\\.|[^\\[\]])+)\]\((?![a-z]+:)([^()\s]+\.(?:test|spec)\.tsx?)(?:#[^()\s]*)?\)/g),
  ].map(([, title = '', link = '']) => ({
    title: title.replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' ').trim(),
    file: join(dirname(page), link),
  }))

/** Every way in which a page names a test file, link or not. */
const namesOf = (text: string): number => [...text.matchAll(/[\w/-]\.(?:test|spec)\.tsx?\b/g)].length

/** A test file without its comments, its quotes as they are read. */
const readTests = (source: string): string =>
  source
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll(/\s+/g, ' ')

const isHeld = ({ title, file }: Proof): boolean =>
  title.length >= shortestTitle &&
  existsSync(join(root, file)) &&
  readTests(readFileSync(join(root, file), 'utf8')).includes(title)

it('every claim of the security pages names a test that there is, by its title', () => {
  const unheld = pages.flatMap((page) =>
    proofsOf(page, readFileSync(join(root, page), 'utf8'))
      .filter((proof) => !isHeld(proof))
      .map(({ title, file }) => `${page}: "${title}" in ${file}`),
  )
  expect(unheld).toEqual([])
})

it('the security pages name test files in such links only', () => {
  const unlinked = pages.filter((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    return namesOf(text) !== proofsOf(page, text).length
  })
  expect(unlinked).toEqual([])
})

it('a claim holds for a title in a test file, and for nothing else', () => {
  const page = [
    '| 1 | [text at a path of a request](../contract/calls.test.ts) |',
    '| 2 | [\\[FM-04\\] the top level has the\nprescribed folders](../scripts/lint/layout.test.ts#L20) |',
    '| 3 | [no title of a test](../contract/calls.test.ts) |',
    '| 4 | [text at a path of a request](../contract/none.test.ts) |',
    '| 5 | [text](../contract/calls.test.ts) |',
    '| 6 | [The calls that a module hands on](../contract/calls.test.ts) |',
    '| 7 | [the calls](../contract/calls.ts) |',
  ].join('\n')
  const proofs = proofsOf('docs/security.md', page)
  expect(proofs.map(isHeld)).toEqual([true, true, false, false, false, false])
  expect(proofs[1]).toEqual({
    title: '[FM-04] the top level has the prescribed folders',
    file: 'scripts/lint/layout.test.ts',
  })
  expect(namesOf(page)).toBe(proofs.length)
  expect(namesOf('as `server/x.api.test.ts` shows')).toBe(1)
})
