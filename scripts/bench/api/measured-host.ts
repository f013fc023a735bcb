import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { makeWorkshop } from '../../../server/testing/host/host-process.ts'
import type { Spent } from './tell-cost.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export type MeasuredHost = {
  readonly origin: string
  readonly spent: () => Promise<Spent>
  /** Asks what was loaded into it by `nodeArgs`, which answers each question by one message. */
  readonly ask: (question: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Starts a whole host as a process of its own, with further settings: on a server, or without one on the embedded database. */
export async function startMeasuredHost(
  databaseUrl: string | null,
  nodeArgs: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredHost> {
  const workshop = makeWorkshop()
  const child = spawn(
    process.execPath,
    [
      ...nodeArgs,
      '--import',
      at('./tell-cost.ts'),
      at('../../../server/testing/host/run-tiny-host.ts'),
      workshop.client,
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        PORT: '0',
        BATON_DATA_DIR: workshop.data,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
        ...settings,
      },
    },
  )
  const exited = once(child, 'exit')
  const origin = await announcedOrigin(child.stdout as Readable)
  if (origin === null) {
    workshop.remove()
    throw new Error('the host ended before it was ready')
  }
  const ask = async (question: string): Promise<unknown> => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    origin,
    spent: async () => (await ask('spent')) as Spent,
    ask,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      workshop.remove()
    },
  }
}

async function announcedOrigin(output: Readable): Promise<string | null> {
  for await (const line of createInterface({ input: output })) {
    const origin = /Pages +(\S+)\/orders/.exec(line)?.[1]
    if (origin) {
      output.resume()
      return origin
    }
  }
  return null
}
