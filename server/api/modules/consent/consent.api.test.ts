import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getConsent } from '../../../../contract/orders/consent.ts'
import { consents } from '../../../db/tables/people/members.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'

describe.skipIf(!hasDatabase())('consent records', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  it('[AP-01] shows a member their own and refuses everybody else’s', async () => {
    const upmId = newMember()
    const decidedAt = new Date('2026-11-01T10:00:00Z')
    await host.deps.db.insert(consents).values([
      { upmId, id: 'SURVEYS', granted: false, decidedAt },
      { upmId, id: 'PARTNER_ORDERS', granted: true, decidedAt },
    ])
    expect(await sendOk(host.app, getConsent, { as: upmId, params: { upmId } })).toEqual({
      consents: [
        {
          purpose: 'PARTNER_ORDERS',
          partnerName: null,
          granted: true,
          grantedAt: '2026-11-01T10:00:00.000Z',
        },
        { purpose: 'SURVEYS', partnerName: null, granted: false, grantedAt: null },
      ],
    })
    const others = await send(host.app, getConsent, { as: newMember(), params: { upmId } })
    expect([others.status, (others.body as { code: string }).code]).toEqual([403, 'forbidden'])
  })
})
