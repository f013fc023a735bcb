import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { switchReturnMethod } from '../../../../contract/returns/return-method.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { type ApiRequest, sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'
import { askedReturns } from '../../../testing/orders/asked-returns.ts'
import { newMember } from '../../../testing/orders/build-order.ts'
import { askedLine, captureBody } from '../../../testing/orders/return-bodies.ts'
import { addReturn } from '../../../testing/orders/return-order.ts'

describe.skipIf(!hasDatabase())('who asked for a return', () => {
  let host: TestHost
  let asked: ReturnType<typeof askedReturns>
  beforeAll(async () => {
    host = await startTestHost()
    asked = askedReturns(host)
  })
  afterAll(() => host.close())

  const guest: ApiRequest = { filter: 'email(kim@podium.example)' }
  const told = async (orderNumber: string, lookers: readonly ApiRequest[]) =>
    Promise.all(lookers.map(async (as) => (await asked.orderOf(orderNumber, as)).returnedBy))

  it.each(['member', 'guest'] as const)(
    'is told of the return of a %s, whoever looks at it',
    async (role) => {
      const { upmId, orderNumber } = await asked.place()
      const lookers = [{ as: upmId }, guest]
      const number = await asked.returnOf(
        captureBody(orderNumber, [askedLine('0001')]),
        role === 'member' ? { as: upmId } : guest,
      )
      expect(await told(number, lookers)).toEqual([role, role])
      expect(await told(orderNumber, lookers)).toEqual([null, null])
    },
  )

  it('is who switched it to the way that it goes back, and nobody else where that way is the one it had', async () => {
    const { upmId, orderNumber } = await asked.place()
    const member = { as: upmId }
    const number = await asked.returnOf(captureBody(orderNumber, [askedLine('0001')]), guest)
    const switched = async (returnMethod: 'CARRIER_DROP_OFF' | 'PICK_UP', as: ApiRequest) => {
      const params = { returnOrderNumber: number }
      const body = { returnMethod, standardCarrierAlphaCode: null }
      await sendOk(host.app, switchReturnMethod, { ...as, params, body })
      return told(number, [member, guest])
    }
    expect(await switched('CARRIER_DROP_OFF', member)).toEqual(['guest', 'guest'])
    expect(await switched('PICK_UP', member)).toEqual(['member', 'member'])
    expect(await switched('CARRIER_DROP_OFF', guest)).toEqual(['guest', 'guest'])
  })

  it('of a return that was made elsewhere is not known, but where its order has no member', async () => {
    const upmId = newMember()
    expect(await told(await addReturn(host.deps.db, { upmId }), [{ as: upmId }, guest])).toEqual([null, null])
    expect(await told(await addReturn(host.deps.db, { upmId: null }), [guest])).toEqual(['guest'])
  })
})
