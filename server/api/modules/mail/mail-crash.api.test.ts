import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dispatchReturnLabel } from '../../../../contract/returns/return-label-dispatch.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { createDurableDatabase, type DurableDatabase } from '../../../testing/database/durable-database.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { type ApiProcess, spawnApi } from '../../../testing/host/spawn-api.ts'
import { waitFor } from '../../../testing/host/wait-for.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'
import { type SmtpCatcher, startSmtpCatcher } from '../../../testing/outside/smtp-catcher.ts'

describe.skipIf(!hasDatabase())(
  'a mail that was accepted by a host that is killed',
  { timeout: 120_000 },
  () => {
    const owner = 'upm-mail-crash'
    let database: DurableDatabase
    let smtp: SmtpCatcher
    let hosts: ApiProcess[]
    beforeEach(async () => {
      hosts = []
      database = await createDurableDatabase()
      smtp = await startSmtpCatcher()
    })
    afterEach(async () => {
      for (const host of hosts) await host.kill()
      await smtp.close()
      await database.remove()
    })

    const start = async (work: boolean) => {
      const host = await spawnApi({ ...database.location, work, slowMs: 0, smtpUrl: smtp.url })
      hosts.push(host)
      return host
    }

    it('[RL-03] [AP-02] leaves once when the next host starts, and not again with the one after', async () => {
      const number = await database.visit((db) => addReturn(db, { upmId: owner, orderDate: new Date() }))
      const first = await start(false)
      const key = randomUUID()
      const ask = (host: ApiProcess) =>
        send(host.target, dispatchReturnLabel, {
          as: owner,
          body: { dispatchType: 'email', returnOrderNumber: number },
          key,
        })
      expect((await ask(first)).status).toBe(202)
      await first.kill()
      expect(smtp.taken).toHaveLength(0)

      const second = await start(true)
      await waitFor('the mail to leave', async () => smtp.taken.length === 1, 40_000)
      await waitFor('the host to note it', async () =>
        second.lines.some((line) => line.event === 'mail.ended'),
      )
      await second.kill()

      const third = await start(true)
      const replayed = await ask(third)
      expect([replayed.status, replayed.headers.get('Idempotency-Replayed')]).toEqual([202, 'true'])
      await third.kill()
      const rows = await database.visit((db) =>
        db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, number)),
      )
      expect([smtp.taken.length, rows.map(({ status, tries }) => [status, tries])]).toEqual([
        1,
        [['SENT', 1]],
      ])
    })
  },
)
