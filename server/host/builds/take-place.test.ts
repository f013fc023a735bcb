import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takePlace } from './take-place.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-place-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (name: string, file: string) => {
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, file), name)
}

test('a build takes an empty place, then that of the last build, of which nothing stays', () => {
  for (const [draft, file] of [
    ['first', 'a.js'],
    ['second', 'b.js'],
  ] as const) {
    write(draft, file)
    takePlace(join(root, draft), join(root, 'built'))
    expect(readdirSync(join(root, 'built'))).toEqual([file])
  }
  expect(readdirSync(root)).toEqual(['built'])
})

test('a build that cannot take its place says so, and is no end of the last one', () => {
  write('built', 'a.js')
  expect(() => takePlace(join(root, 'built/a.js/draft'), join(root, 'built'))).toThrow('ENOTDIR')
  expect(() => takePlace(join(root, 'draft'), join(root, 'built/a.js/place'))).toThrow('ENOTDIR')
  expect(readdirSync(join(root, 'built'))).toEqual(['a.js'])
})

/** Finishes one build after the other, each with a file of its own; beside others that do the same. */
const builder = (name: string) => `
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takePlace } from ${JSON.stringify(new URL('take-place.ts', import.meta.url).href)}
for (let turn = 0; turn < 300; turn += 1) {
  const draft = join(${JSON.stringify(root)}, '${name}')
  mkdirSync(draft)
  writeFileSync(join(draft, 'built-by'), '${name}')
  takePlace(draft, join(${JSON.stringify(root)}, 'built'))
}`

test('builds that finish at the same time do not fail, and one of them stays whole', async () => {
  const builders = ['one', 'other'].map((name) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(builder(name))}`))
      .once('error', reject)
      .once('exit', () => resolve())
    return promise
  })
  await Promise.all(builders)
  expect(readdirSync(root)).toEqual(['built'])
  expect(['one', 'other']).toContain(readFileSync(join(root, 'built/built-by'), 'utf8'))
  expect(existsSync(join(root, 'built-previous'))).toBe(false)
})
