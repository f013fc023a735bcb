import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const lockPatienceS = 240
const lockPollMs = 2_000

type Installer = readonly (readonly [program: string, ...args: string[]])[]

const aptGet = (...args: string[]) =>
  ['apt-get', '-o', `DPkg::Lock::Timeout=${lockPatienceS}`, ...args] as const

/** Debian's packages come from a mirror that is there where Debian is; Playwright's own download does not work everywhere. */
const installers: readonly Installer[] = [
  [aptGet('update'), aptGet('install', '-y', 'chromium-headless-shell')],
  [aptGet('install', '-y', 'chromium')],
  [['npx', 'playwright', 'install', 'chromium']],
]

export type CommandEnd = { readonly isDone: boolean; readonly output: string }

/** What an installation needs of the machine. */
export type Machine = {
  readonly run: (program: string, args: readonly string[]) => CommandEnd
  readonly sleep: (ms: number) => void
  readonly tell: (line: string) => void
}

const thisMachine: Machine = {
  run: (program, args) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (lockPatienceS + 60) * 1000,
    })
    return { isDone: status === 0, output: error ? error.message : stdout + stderr }
  },
  sleep: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  tell: (line) => console.error(line),
}

const isLocked = ({ output }: CommandEnd): boolean => output.includes('Could not get lock')

/** `apt-get update` does not wait for the lock on the lists by itself; the other locks are waited for by its option. */
const runOnceFree = (machine: Machine, program: string, args: readonly string[]): CommandEnd => {
  let end = machine.run(program, args)
  for (let waitedMs = 0; !end.isDone && isLocked(end) && waitedMs < lockPatienceS * 1000; ) {
    machine.sleep(lockPollMs)
    waitedMs += lockPollMs
    end = machine.run(program, args)
  }
  return end
}

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? ''

/** Installs a Chromium, by the first way that leads to one that `find` finds; undefined where none does. */
export function installBrowser(
  find: () => string | undefined,
  machine: Machine = thisMachine,
): string | undefined {
  for (const commands of installers) {
    const isInstalled = commands.every(([program, ...args]) => {
      machine.tell(`No browser found: ${[program, ...args].join(' ')}`)
      const end = runOnceFree(machine, program, args)
      if (!end.isDone) machine.tell(`  failed: ${lastLine(end.output)}`)
      return end.isDone
    })
    const browser = isInstalled ? find() : undefined
    if (browser) return browser
  }
  return undefined
}
