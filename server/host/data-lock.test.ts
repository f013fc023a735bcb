import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderInUseError, lockDataFolder } from './data-lock.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'baton-lock-')), 'data')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const holdElsewhere = async () => {
  const module = fileURLToPath(new URL('./data-lock.ts', import.meta.url))
  const code = `import { lockDataFolder } from ${JSON.stringify(module)}
    lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('one holder at a time, and the next after it lets go', () => {
  const first = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(new DataFolderInUseError(folder, String(process.pid)))
  first.release()
  first.release()
  expect(existsSync(join(folder, 'lock.pid'))).toBe(false)
  lockDataFolder(folder).release()
})

test('a holder that was killed holds no more', async () => {
  const other = await holdElsewhere()
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another process (${other.pid}).`,
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataFolder(folder).release()
})
