import { cancelReasonCode } from '../../../contract/orders/cancellation.ts'
import { watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const cancelCall = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'

test('[CA-05] a member sends contact, order number and region, and nothing else', async ({
  page,
  member,
  ownOrder,
  detail,
  cancellation,
}) => {
  const orderNumber = await ownOrder()
  const sent = watchCalls(page, 'POST', cancelCall)
  await detail.opens(orderNumber)
  await cancellation.cancels()
  await cancellation.seesView('complete')
  expect(sent.map(({ url, body }) => ({ path: url.pathname, query: url.search, body }))).toEqual([
    {
      path: `/api/order_mgmt/ordermods/v1/${orderNumber}/cancelOrder`,
      query: '',
      body: {
        authorizationInfo: {
          dayPhoneNumber: '5550100',
          email: member.member,
          phoneNumber: { countryCode: '1', subscriberNumber: '5550100' },
        },
        orderNumber,
        omsRegionReference: 'NIKEUS',
      },
    },
  ])
})

test("[CA-05] a guest's request carries reason 216, document reference 0001 and SELF_SERVICE, and is held to them", async ({
  request,
  sandbox,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({ from: 'cancellable', member: null })
  const guest = {
    omsOrderDocumentReference: '0001',
    omsRegionReference: 'NIKEUS',
    reasonCode: cancelReasonCode,
    reasonText: 'Cancelled by the customer',
    email,
  }
  const ask = (change: object, sourceOfRequest = 'SELF_SERVICE') =>
    request.post(`/api/order_mgmt/ordermods/v1/${orderNumber}/cancelOrder`, {
      params: { filter: `email(${email})` },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { request: { ...guest, ...change }, sourceOfRequest },
    })
  const refused = [
    await ask({ reasonCode: '217' }),
    await ask({ omsOrderDocumentReference: '0002' }),
    await ask({}, 'CALL_CENTRE'),
    await ask({ email: 'somebody.else@example.com' }),
  ]
  expect(refused.map((answer) => answer.status())).toEqual([400, 400, 400, 404])
  const accepted = await ask({})
  expect([accepted.status(), Object.keys(await accepted.json())]).toEqual([
    202,
    expect.arrayContaining(['id', 'status']),
  ])
  expect(cancelReasonCode).toBe('216')
})
