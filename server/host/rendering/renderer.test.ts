import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClientFiles } from '../pages/client-files.ts'
import { loadRenderer, rendererFile, rendererFolder } from './renderer.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-renderer-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('pages are rendered by what was built beside them, which nobody can fetch', async () => {
  expect(await loadRenderer(folder)).toBeNull()
  mkdirSync(join(folder, rendererFolder))
  const module = "export const renderPage = async () => ({ kind: 'redirect', location: '/orders' })"
  writeFileSync(join(folder, rendererFolder, rendererFile), module)
  const render = await loadRenderer(folder)
  expect(await render?.({} as never)).toEqual({ kind: 'redirect', location: '/orders' })
  expect([...readClientFiles(folder).files.keys()]).toEqual([])
})
