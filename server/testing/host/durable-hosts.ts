import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createDurableDatabase, type DurableDatabase } from '../database/durable-database.ts'
import { type ApiProcess, type ApiProcessOptions, spawnApi } from './spawn-api.ts'

type Durable = { readonly database: DurableDatabase; readonly hosts: ApiProcess[] }

const removed = async ({ database, hosts }: Durable): Promise<void> => {
  for (const host of hosts) await host.kill()
  await database.remove()
}

/** A database for each test, and the hosts that the test starts on it, as processes that it may kill. */
export const crashingHosts = () => {
  let durable: Durable
  beforeEach(async () => {
    durable = { database: await createDurableDatabase(), hosts: [] }
  })
  afterEach(() => removed(durable))
  return {
    database: () => durable.database,
    start: async (options: Pick<ApiProcessOptions, 'work' | 'slowMs'>): Promise<ApiProcess> => {
      const host = await spawnApi({ ...durable.database.location, ...options })
      durable.hosts.push(host)
      return host
    },
  }
}

/** One database and two hosts on it, as processes, for all tests of a suite. */
export const twoHosts = (slowMs: number) => {
  let durable: Durable
  beforeAll(async () => {
    const database = await createDurableDatabase()
    const options = { ...database.location, work: true, slowMs }
    durable = { database, hosts: await Promise.all([spawnApi(options), spawnApi(options)]) }
  })
  afterAll(() => removed(durable))
  return {
    database: () => durable.database,
    all: (): readonly ApiProcess[] => durable.hosts,
    /** The first for 0, 2, 4 …, the second for 1, 3, 5 …. */
    at: (index: number): ApiProcess => durable.hosts[index % 2] as ApiProcess,
  }
}
