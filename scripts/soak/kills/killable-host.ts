import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../gate/run-command.ts'

export type KillableHost = {
  readonly origin: string
  /** Whether it answers. */
  readonly isUp: () => boolean
  /** Starts it, and gives back the milliseconds until it answered. */
  readonly start: () => Promise<number>
  /** `kill -9`, and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Milliseconds until it answers as one whose database is there. */
  readonly answers: () => Promise<number>
}

const patienceMs = 60_000

/** What `npm start` runs, on a port of its own; what it logs goes to a file. */
export const killableHost = (
  port: number,
  log: string,
  env: Readonly<Record<string, string>>,
): KillableHost => {
  const origin = `http://localhost:${port}`
  let child: ChildProcess | null = null
  let isUp = false
  const answers = async (): Promise<number> => {
    const since = performance.now()
    while (performance.now() - since < patienceMs) {
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return performance.now() - since
      if (child?.exitCode !== null && child?.exitCode !== undefined)
        throw new Error(`the host ended with ${child.exitCode}`)
      await pause(10)
    }
    throw new Error('the host does not answer')
  }
  return {
    origin,
    isUp: () => isUp,
    answers,
    start: async () => {
      child = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'ignore', openSync(log, 'a')],
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
      })
      const ms = await answers()
      isUp = true
      return ms
    },
    kill: async () => {
      isUp = false
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
