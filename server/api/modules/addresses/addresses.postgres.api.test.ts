import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAddress, maxAddresses, updateAddress } from '../../../../contract/addresses/address-book.ts'
import { memberAddresses } from '../../../db/tables/people/member-addresses.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { newMember } from '../../../testing/orders/build-order.ts'

const address = {
  code: '97299',
  country: 'us',
  line1: '1180 Larkspur Way',
  locality: 'Fernhollow',
  name: { nameGiven: 'Ada', nameFamily: 'Okafor' },
  preferred: true,
  province: 'OR',
}

describe.skipIf(!hasDatabase())('an address book that is changed from several places at once', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const bookOf = (upmId: string) =>
    host.deps.db.select().from(memberAddresses).where(eq(memberAddresses.upmId, upmId))
  const fill = async (upmId: string, length: number) => {
    const at = host.clock.now()
    const rows = Array.from({ length }, (_, index) => ({
      id: `${upmId}-${index}`,
      upmId,
      country: 'us',
      createdAt: at,
      changedAt: at,
    }))
    await host.deps.db.insert(memberAddresses).values(rows)
  }
  const addTenTimes = (as: string) =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        send(host.app, addAddress, { as, params: { upmId: as }, body: address }),
      ),
    )

  it('[RA-01] keeps all that fit, and no more', async () => {
    const as = newMember()
    await fill(as, maxAddresses - 3)
    const statuses = (await addTenTimes(as)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 201, 201, 400, 400, 400, 400, 400, 400, 400])
    expect(await bookOf(as)).toHaveLength(maxAddresses)
  })

  it('[RA-01] has one preferred address in the end, whoever was last', async () => {
    const as = newMember()
    await fill(as, 5)
    const changes = Array.from({ length: 5 }, (_, index) =>
      send(host.app, updateAddress, { as, params: { upmId: as, id: `${as}-${index}` }, body: address }),
    )
    const answers = [...(await addTenTimes(as)), ...(await Promise.all(changes))]
    expect(answers.filter(({ status }) => status >= 300)).toEqual([])
    expect((await bookOf(as)).filter(({ preferred }) => preferred)).toHaveLength(1)
  })
})
