import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase, openTestDatabase, type TestDatabase } from '../../database/open-test-database.ts'
import { type ApiProcess, spawnSandbox } from '../../host/spawn-api.ts'
import { changesOfTable } from '../arrangement-of.ts'
import { showDocument } from '../shown-document.ts'
import { holdRace } from './hold-race.ts'
import { brokenSums } from './sums.ts'

describe.skipIf(!hasDatabase())('twenty requests at once, to two hosts', { timeout: 120_000 }, () => {
  let database: TestDatabase
  const hosts: ApiProcess[] = []
  let hideDocument = () => {}
  beforeAll(async () => {
    hideDocument = showDocument()
    database = await openTestDatabase()
    const options = { databaseUrl: database.url ?? '', port: 0, maxConnections: 20 }
    hosts.push(await spawnSandbox(options))
    hosts.push(await spawnSandbox(options))
  }, 120_000)
  afterAll(async () => {
    for (const host of hosts) await host.kill()
    hideDocument()
    await database.close()
  })

  describe('have the effect that one has', () => {
    test.concurrent.each(changesOfTable)('$id by a $caller', async (change) => {
      const at = hosts.map((host) => ({ ...host, now: Date.now }))
      const { faults } = await holdRace(at, database.db, change, 20)
      expect(faults).toEqual([])
    })
  })

  test('and the sums are right', async () => {
    expect(await brokenSums(database.db)).toEqual([])
  })
})
