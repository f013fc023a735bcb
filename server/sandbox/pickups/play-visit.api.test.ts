import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceVisit } from '../../../contract/pickup/visit.ts'
import { listScenarios } from '../../../contract/sandbox/sandbox.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { sendOk } from '../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { visitsOnTheWay } from '../../testing/orders/visits-on-the-way.ts'

describe.skipIf(!hasDatabase())('scenarios of visits', () => {
  let host: SandboxHost
  beforeAll(async () => {
    host = await startSandboxHost()
  })
  afterAll(() => host.close())

  const scenarios = () => sendOk(host.app, listScenarios, {})

  it('one whose order was handed over at the counter is followed by a new one, and no other is', async () => {
    const way = visitsOnTheWay(host)
    const before = await scenarios()
    const ours = before.find(({ tags, email }) => tags.includes('on-the-way') && email !== undefined)
    const { orderNumber = '', email } = ours ?? {}
    const of = { orderNumber, who: { filter: `email(${email})` } }
    const { returns } = await way.read(of)
    expect(returns.map(({ returnOrderNumber }) => returnOrderNumber)).toEqual([`RT${orderNumber.slice(2)}`])
    await sendOk(host.app, announceVisit, {
      ...of.who,
      params: { orderNumber },
      body: way.bodyOf({ returns: [`RT${orderNumber.slice(2)}`] }),
    })
    expect((await way.takeReturn(of, `RT${orderNumber.slice(2)}`)).status).toBe(200)
    expect((await way.handOver(of)).status).toBe(200)
    const after = new Map((await scenarios()).map((scenario) => [scenario.id, scenario.orderNumber]))
    const others = before.filter((scenario) => after.get(scenario.id) !== scenario.orderNumber)
    expect(others.map(({ id }) => id)).toEqual([ours?.id])
    expect(after.get(ours?.id ?? '')).toMatch(new RegExp(`^${orderNumber.slice(0, -2)}01$`))
  })
})
