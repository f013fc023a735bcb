import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { DataFolderInUseError, lockDataFolder } from './data-lock.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'baton-lock-')), 'data')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

/** A process that holds the folder and keeps nothing of the lock, after its garbage was collected. */
const holdElsewhere = async () => {
  const module = fileURLToPath(new URL('./data-lock.ts', import.meta.url))
  const code = `import { lockDataFolder } from ${JSON.stringify(module)}
    lockDataFolder(${JSON.stringify(folder)}); gc(); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', code], {
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

test('a holder holds until it is killed, and no longer', async () => {
  const other = await holdElsewhere()
  onTestFinished(() => void other.kill('SIGKILL'))
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another process (${other.pid}).`,
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataFolder(folder).release()
})
