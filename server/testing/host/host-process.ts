import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

export type HostProcess = {
  readonly pid: number
  /** Origin that it announced. */
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
  readonly kill: (signal: NodeJS.Signals) => void
  /** Closes the reading ends of its output, as a terminal that goes away does. */
  readonly hangUp: () => void
  /** Exit code, whether or not anybody still reads its output. */
  readonly exited: Promise<number | null>
  /** Is any process left that it started? */
  readonly isAnythingLeft: () => boolean
}

/** A folder for data and a tiny built client, away from the project. */
export const makeWorkshop = () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-process-'))
  const client = join(folder, 'client')
  mkdirSync(client)
  writeFileSync(
    join(client, 'index.html'),
    '<!doctype html><html lang="en"><head></head><body></body></html>',
  )
  return {
    folder,
    client,
    data: join(folder, 'data'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Workshop = ReturnType<typeof makeWorkshop>

const watch = (child: ChildProcess): HostProcess => {
  let stdout = ''
  let stderr = ''
  const { promise: ready, resolve: announce, reject } = Promise.withResolvers<string>()
  ready.catch(() => {})
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
    const origin = /Pages +(\S+)\/orders/.exec(stdout)?.[1]
    if (origin && stdout.includes('Ctrl-C')) announce(origin)
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      reject(new Error(`ended before it was ready: ${stderr}`))
      resolve({ code, stdout, stderr })
    })
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const { pid = 0 } = child
  return {
    pid,
    ready,
    ended,
    kill: (signal) => process.kill(-pid, signal),
    exited,
    hangUp: () => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    isAnythingLeft: () => {
      try {
        return process.kill(-pid, 0)
      } catch {
        return false
      }
    },
  }
}

/** Somebody else than who runs the tests, with a Node that they can reach. */
export type OtherUser = { readonly uid: number; readonly gid: number; readonly node: string }

/** Runs a script with Node from another folder, in a process group of its own, with nothing of this environment but the PATH. */
export const start = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { node = process.execPath, ...user }: Partial<OtherUser> = {},
): HostProcess => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const bare = { PATH, NODE_ENV: 'production', ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) }
  return watch(
    spawn(node, args, {
      ...user,
      cwd: tmpdir(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...bare, ...env },
    }),
  )
}

/** Starts the host with the workshop's client, in a process group of its own and from another folder. */
export const startTinyHost = (workshop: Workshop, env: Readonly<Record<string, string>> = {}): HostProcess =>
  start([at('./run-tiny-host.ts'), workshop.client], { BATON_DATA_DIR: workshop.data, PORT: '0', ...env })

/** Runs what `npm start` runs. */
export const startMain = (args: readonly string[], env: Readonly<Record<string, string>> = {}): HostProcess =>
  start([at('../../main.ts'), ...args], env)
