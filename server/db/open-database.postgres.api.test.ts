import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { createBoss } from '../api/modules/jobs/create-boss.ts'
import { silentLog } from '../common/log.ts'
import { hasDatabase, runOn } from '../testing/database/open-test-database.ts'
import { openDatabase } from './open-database.ts'
import { orders } from './tables/orders.ts'

describe.skipIf(!hasDatabase())('opening a server’s database', () => {
  it('[AP-03] migrates an empty one once when several hosts start together', async () => {
    const server = inject('postgresUrl') ?? ''
    const name = `baton_empty_${randomUUID().replaceAll('-', '')}`
    await runOn(server, `create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url.href, dataDir: '' })),
    )
    const counts = await Promise.all(opened.map(({ db }) => db.$count(orders)))
    for (const { close } of opened) await close()
    await runOn(server, `drop database ${name}`)
    expect(counts).toEqual([0, 0, 0, 0])
  })

  it('rejects with the driver’s error where nobody answers', async () => {
    const nowhere = openDatabase({ databaseUrl: 'postgres://baton@127.0.0.1:1/baton', dataDir: '' })
    await expect(nowhere).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('does not go on unencrypted where the address asks for encryption', async () => {
    const url = new URL(inject('postgresUrl') ?? '')
    url.searchParams.set('sslmode', 'verify-full')
    const opening = openDatabase({ databaseUrl: url.href, dataDir: '' })
    await expect(opening).rejects.toThrow('The server does not support SSL connections')
  })

  it('needs no more than a user who owns that database alone', async () => {
    const server = inject('postgresUrl') ?? ''
    const name = `baton_least_${randomUUID().replaceAll('-', '')}`
    await runOn(server, `create role ${name} login password '${name}' nosuperuser nocreatedb nocreaterole`)
    await runOn(server, `create database ${name} owner ${name}`)
    const url = new URL(server)
    Object.assign(url, { pathname: `/${name}`, username: name, password: name })
    const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    const boss = createBoss(opened.bossOptions, silentLog)
    await boss.start()
    const count = await opened.db.$count(orders)
    await boss.stop({ graceful: false })
    await opened.close()
    await runOn(server, `drop database ${name} with (force)`)
    await runOn(server, `drop role ${name}`)
    expect(count).toBe(0)
  })
})
