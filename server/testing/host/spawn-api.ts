import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Target } from './api-client.ts'
import type { LogLine } from './test-host.ts'

export type ApiProcessOptions = {
  /** `null` uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** `false` accepts cancellations and leaves them PENDING. */
  readonly work: boolean
  /** How long the fulfilment side takes for an order with the rule `slow`. */
  readonly slowMs: number
  /** Mail server that e-mails leave by. */
  readonly smtpUrl?: string
}

export type SandboxProcessOptions = {
  readonly databaseUrl: string
  /** 0 takes any that is free. */
  readonly port: number
  readonly maxConnections: number
}

export type ApiProcess = {
  readonly target: Target
  readonly origin: string
  readonly lines: readonly LogLine[]
  /** `kill -9`, and waits until the process is gone. */
  kill(): Promise<void>
}

/** Starts a host as a process of its own and waits until it answers. */
const start = async (script: URL, options: object): Promise<ApiProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(script), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: LogLine[] = []
  const other: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as LogLine)
    else other.push(line)
  })
  const exited = once(child, 'exit')
  const ready = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>
  const started = await Promise.race([ready, exited.then(() => null)])
  if (started === null) throw new Error(`the API process ended at once: ${other.join('\n')}`)
  const { port } = JSON.parse(started[0]) as { port: number }
  const origin = `http://127.0.0.1:${port}`
  return {
    target: { request: (path, init) => fetch(origin + path, init) },
    origin,
    lines,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await exited
      }
    },
  }
}

/** An API host on a database without samples. */
export const spawnApi = (options: ApiProcessOptions): Promise<ApiProcess> =>
  start(new URL('./api-process.ts', import.meta.url), options)

/** An API host with the sandbox on a PostgreSQL server; it loads its samples where there are none. */
export const spawnSandbox = (options: SandboxProcessOptions): Promise<ApiProcess> =>
  start(new URL('./sandbox-process.ts', import.meta.url), options)
