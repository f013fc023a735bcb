import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../gate/run-command.ts'

export type StartedApp = { origin: string; seconds: number; stop: () => Promise<void> }

const patienceMs = 120_000

/** Runs `npm start` on a data folder and gives back the seconds until it answered `/healthz`. */
export async function startApp(dataFolder: string, port: number): Promise<StartedApp> {
  const origin = `http://localhost:${port}`
  const started = performance.now()
  const app = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), BATON_DATA_DIR: dataFolder, BATON_TRUST_PROXY: '1' },
  })
  await answering(`${origin}/healthz`, app, started + patienceMs)
  return { origin, seconds: (performance.now() - started) / 1000, stop: () => stopGroup(app) }
}

async function answering(address: string, app: ChildProcess, until: number): Promise<void> {
  while (performance.now() < until) {
    if (app.exitCode !== null) throw new Error(`npm start ended with code ${app.exitCode}: run it to see why`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`npm start did not answer within ${patienceMs / 1000} s`)
}

function stopGroup(app: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    app.once('exit', () => resolve())
    if (app.pid) process.kill(-app.pid, 'SIGTERM')
  })
}
