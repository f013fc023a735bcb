import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dispatchReturnLabel,
  sendStoreReturnEmail,
} from '../../../../contract/returns/return-label-dispatch.ts'
import { switchReturnMethod } from '../../../../contract/returns/return-method.ts'
import { listSandboxMails } from '../../../../contract/sandbox/sandbox-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../testing/host/api-client.ts'
import { type SandboxHost, startSandboxHost } from '../../../testing/host/sandbox-host.ts'
import { askedReturns, type Refusal } from '../../../testing/orders/asked-returns.ts'
import { askedLine, captureBody } from '../../../testing/orders/return-bodies.ts'

describe.skipIf(!hasDatabase())('where a return is brought to, or picked up', () => {
  let host: SandboxHost
  let asked: ReturnType<typeof askedReturns>
  beforeAll(async () => {
    host = await startSandboxHost()
    asked = askedReturns(host)
  })
  afterAll(() => host.close())

  const ask = async (more: Parameters<typeof captureBody>[2]) => {
    const { upmId, orderNumber } = await asked.place()
    const body = captureBody(orderNumber, [askedLine('0001')], more)
    return { as: { as: upmId }, orderNumber, body }
  }
  const mailOf = async (orderNumber: string) => {
    const [mail] = await sendOk(host.app, listSandboxMails, { query: { orderNumber } })
    return mail
  }

  it('keeps the store that was picked: the order carries it with its hours, and the e-mail names it', async () => {
    const { as, orderNumber, body } = await ask({ returnMethod: 'STORE_DROP_OFF', storeId: 'us002' })
    const returnNumber = await asked.returnOf(body, as)
    const { returnToStore } = await asked.orderOf(returnNumber, as)
    expect(returnToStore).toMatchObject({
      barcodeNumber: returnNumber,
      store: { storeId: 'us002', storeName: 'Podium Cedar Row', address1: '18 Cedar Row' },
    })
    expect(Object.keys(returnToStore?.store?.pickupHours?.regularHours ?? {})).toHaveLength(7)
    const to = 'kim@podium.example'
    const language = { country: 'us', firstName: 'Kim', language: 'en' }
    await sendOk(host.app, sendStoreReturnEmail, {
      ...as,
      body: { ...language, orderNumber, returnNumber, to },
    })
    const mail = await mailOf(returnNumber)
    expect(mail?.text).toContain('Bring the items to Podium Cedar Row and show this code.')
    expect(mail?.text).toMatch(/18 Cedar Row\nPortland, OR 97299\n\+1 555 0102\nMonday: \d/)
    expect(mail?.text).toMatch(/Expect \$32\.18 back by \w+ \d+, \d{4}\./)
    expect(mail?.html).toContain('<bdi>Podium Cedar Row</bdi>')

    const { status } = await send(host.app, switchReturnMethod, {
      ...as,
      params: { returnOrderNumber: returnNumber },
      body: { returnMethod: 'CARRIER_DROP_OFF', standardCarrierAlphaCode: null },
    })
    expect([status, (await asked.orderOf(returnNumber, as)).returnToStore]).toEqual([200, null])
  })

  it.each([
    ['of another country', { returnMethod: 'STORE_DROP_OFF', storeId: 'gb001' }],
    ['that is a pickup point', { returnMethod: 'STORE_DROP_OFF', storeId: 'us094' }],
    ['that nobody knows', { returnMethod: 'STORE_DROP_OFF', storeId: 'nowhere' }],
    ['of a return by a carrier', { returnMethod: 'CARRIER_DROP_OFF', storeId: 'us001' }],
  ] as const)('refuses a store %s', async (_, more) => {
    const { as, body } = await ask(more)
    const refused = await asked.capture(body, as)
    const { code, errors } = refused.body as Refusal
    expect([refused.status, code, errors?.map(({ pointer }) => pointer)]).toEqual([
      400,
      'validation',
      ['/storeId'],
    ])
  })

  it('[RC-01] says in the e-mail of a pickup’s label where the driver is booked', async () => {
    const { as, body } = await ask({ returnMethod: 'PICK_UP' })
    const returnOrderNumber = await asked.returnOf(body, as)
    const { status } = await send(host.app, dispatchReturnLabel, {
      ...as,
      query: { language: 'en' },
      body: { dispatchType: 'email', returnOrderNumber },
    })
    expect([status, (await mailOf(returnOrderNumber))?.text]).toEqual([
      202,
      expect.stringContaining(
        '3. Book a pickup with UPS at https://wwwapps.ups.com/pickup/schedule or call +1 800-555-0140.',
      ),
    ])
  })
})
