import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (path: string, mode = 0o755): string => {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}
const installed = join('/nowhere', 'chrome')

it('takes the one that the environment names before any other', () => {
  const named = program('named')
  const env = { CHROMIUM_PATH: named, PATH: join(folder, 'bin') }
  program('bin/chromium')
  expect(findBrowser(env, program('installed'))).toBe(named)
})

it('takes what Playwright installed before what is on the PATH', () => {
  program('bin/chromium')
  const playwright = program('installed')
  expect(findBrowser({ CHROMIUM_PATH: join(folder, 'gone'), PATH: join(folder, 'bin') }, playwright)).toBe(
    playwright,
  )
})

it('takes the shell without windows before a whole browser', () => {
  program('a/chromium')
  const shell = program('b/chromium-headless-shell')
  expect(findBrowser({ PATH: `${join(folder, 'a')}:${join(folder, 'b')}` }, installed)).toBe(shell)
})

it('takes Chromium before Chrome, from any folder of the PATH', () => {
  program('a/google-chrome')
  const chromium = program('b/chromium')
  expect(findBrowser({ PATH: `${join(folder, 'a')}:${join(folder, 'b')}` }, installed)).toBe(chromium)
})

it('finds none where there is none', () => {
  expect(findBrowser({ PATH: folder }, installed)).toBeUndefined()
})
