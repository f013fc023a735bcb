import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another living process holds the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  constructor(folder: string, pid: string | null) {
    super(`The data folder ${folder} is in use by another process${pid === null ? '' : ` (${pid})`}.`)
  }
}

export type DataLock = { readonly release: () => void }

const readPid = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    return null
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/** A connection that nothing refers to is closed when garbage is collected, and its lock is gone. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process alone. The lock is the operating system's, held through an SQLite file: it
 * ends with the process, however that dies, so there is no stale lock to judge by a process id that may be another's
 * by now. The process id is kept beside it for the message only.
 * @throws {DataFolderInUseError} when another process holds it.
 */
export const lockDataFolder = (folder: string): DataLock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pidFile = join(folder, 'lock.pid')
  const holder = new DatabaseSync(join(folder, 'lock'))
  try {
    holder.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    if (isBusy(error)) throw new DataFolderInUseError(folder, readPid(pidFile))
    throw error
  }
  writeFileSync(pidFile, String(process.pid))
  held.add(holder)
  return {
    release: () => {
      if (!held.delete(holder)) return
      rmSync(pidFile, { force: true })
      holder.close()
    },
  }
}
