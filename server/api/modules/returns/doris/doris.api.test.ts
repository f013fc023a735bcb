import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triggerDoris } from '../../../../../contract/returns/doris-trigger.ts'
import { dorisTriggers } from '../../../../db/tables/returns.ts'
import { hasDatabase } from '../../../../testing/database/open-test-database.ts'
import { send } from '../../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../../../testing/orders/build-order.ts'

describe.skipIf(!hasDatabase())('the trigger of a store return', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  it('[RS-05] is taken once for an order, by its owner, and keeps neither name nor phone', async () => {
    const upmId = newMember()
    const salesOrderNumber = await addOrder(host.deps.db, { upmId })
    const body = {
      eventType: 'DorisAlternateNotification',
      firstName: 'Maya',
      lastName: 'Ortiz',
      language: 'en',
      marketplace: 'US',
      phoneNumber: '5035550100',
      salesOrderNumber,
      upmId,
    }
    const ask = async (as: string, more = {}) => {
      const { status, body: answer } = await send(host.app, triggerDoris, { as, body: { ...body, ...more } })
      return [status, (answer as { accepted?: boolean }).accepted]
    }
    expect([
      await ask(upmId),
      await ask(upmId),
      await ask(newMember()),
      await ask(upmId, { marketplace: 'us' }),
      await ask(upmId, { phoneNumber: '12' }),
    ]).toEqual([
      [202, true],
      [202, false],
      [404, undefined],
      [400, undefined],
      [400, undefined],
    ])
    const rows = await host.deps.db.select().from(dorisTriggers)
    expect(rows.map(({ triggeredAt, ...row }) => row)).toEqual([
      { salesOrderNumber, marketplace: 'US', language: 'en' },
    ])
  })
})
