import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type CommandResult = { code: number; output: string }

const running = new Set<ChildProcess>()
const graceMs = 5000
const timedOutCode = 124
const notStartedCode = 127

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) signalGroup(child, 'SIGINT')
    setTimeout(() => process.exit(130), graceMs)
  })

/**
 * Runs one of the project's commands from its root and gives back all it printed. Exit code 124 where it took longer
 * than `patienceMs` (it is ended with everything it started), 127 where it could not be started. Local binaries come
 * first on the PATH, so that Node is the project's own.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, patienceMs = 180_000 }: { env?: Record<string, string>; patienceMs?: number } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin:${process.env.PATH}`,
        // Tests start the host many times: what one start has compiled, the others need not.
        NODE_COMPILE_CACHE: `${root}.cache/compile`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    let impatient = false
    const alarm = setTimeout(() => {
      impatient = true
      signalGroup(child, 'SIGINT')
      setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref()
    }, patienceMs)
    const done = (code: number, last = '') => {
      clearTimeout(alarm)
      running.delete(child)
      resolve({ code, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')) + last })
    }
    child.on('error', (error) => done(notStartedCode, error.message))
    child.on('close', (code) =>
      impatient ? done(timedOutCode, `\nEnded after ${patienceMs / 1000} s.\n`) : done(code ?? 1),
    )
  })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
