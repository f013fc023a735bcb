import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import { opensAsShell } from '../../pages/open-page.ts'
import { changeOrder, type WireOrder, watchCalls, watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'
const emailCall = '/order_mgmt/store_return_email/v1'
const triggerCall = '/doris_trigger'

const flagged = (flags: Readonly<Record<string, boolean>>): string =>
  `?${new URLSearchParams(Object.entries(flags).map(([name, value]) => [`flag.${name}`, String(value)]))}`

for (const { end, flag, status } of [
  { end: 'is sent', flag: true, status: null },
  { end: 'is not sent without its flag', flag: false, status: null },
  { end: 'fails with 400, and the return stands', flag: true, status: 400 },
]) {
  test(`[RS-05 SE-06] the e-mail of a store return ${end}`, async ({
    page,
    member,
    sandbox,
    ownOrder,
    wizard,
    detail,
  }) => {
    await opensAsShell(page)
    const orderNumber = await ownOrder({ from: 'returnable' })
    if (status !== null)
      await sandbox.addFault({
        call: `POST ${emailCall}`,
        effect: 'status',
        status,
        times: 9,
        member: member.member,
      })
    const [captured, asked] = [watchCalls(page, 'POST', captureCall), watchCalls(page, 'POST', emailCall)]
    const reports = watchReports(page)
    await wizard.opens(orderNumber, flagged({ sendStoreReturnEmail: flag, enableDorisCommunication: false }))
    await wizard.picks(0, { reason: 'Too small' })
    await wizard.goesOn()
    await wizard.chooses('returnToStore')
    await wizard.choosesStore(0)
    await wizard.goesOn()
    const returnNumber = await wizard.seesReturn()

    const isSent = flag && status === null
    expect(captured).toHaveLength(1)
    expect(asked.map(({ body }) => body)).toEqual(
      flag
        ? [
            {
              country: 'US',
              firstName: 'Robin',
              language: 'en',
              orderNumber,
              returnNumber,
              to: member.member,
            },
          ]
        : [],
    )
    await expect(page).toHaveURL(isSent ? /emailSent=true/ : /^((?!emailSent).)*$/)
    const promise = page.locator('[data-part=confirmation]').getByText('emailed you the code')
    await expect(promise).toHaveCount(isSent ? 1 : 0)
    const answer = await page.request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
    const mails = (await answer.json()) as SandboxMail[]
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual(isSent ? [['storeReturn', member.member]] : [])
    await expect
      .poll(() => reports().map(({ code }) => code))
      .toEqual(status === null ? [] : ['order-detail-return-failure'])
    await page.goto(`/us/en/orders/returns/${returnNumber}`)
    await detail.seesReturn(returnNumber)
  })
}

const withoutDayPhone = (order: WireOrder): WireOrder => ({
  ...order,
  authorizationInfo: { ...order.authorizationInfo, dayPhoneNumber: null },
  shipFrom: {
    ...order.shipFrom,
    contactInformation: { ...order.shipFrom?.contactInformation, dayPhoneNumber: null },
  },
})

for (const { when, flag, method, hasPhone } of [
  { when: 'goes with flag, store return and day phone', flag: true, method: 'returnToStore', hasPhone: true },
  { when: 'does not go without its flag', flag: false, method: 'returnToStore', hasPhone: true },
  { when: 'does not go for a carrier', flag: true, method: 'upsDropoff', hasPhone: true },
  { when: 'does not go without a day phone', flag: true, method: 'returnToStore', hasPhone: false },
]) {
  test(`[RS-05 SE-06] the trigger call ${when}`, async ({ page, member, ownOrder, wizard }) => {
    await opensAsShell(page)
    const orderNumber = await ownOrder({ from: 'returnable' })
    if (!hasPhone) await changeOrder(page, withoutDayPhone)
    const sent = watchCalls(page, 'POST', triggerCall)
    const answers: unknown[] = []
    page.on('response', async (response) => {
      if (response.url().includes(triggerCall)) answers.push([response.status(), await response.json()])
    })
    await wizard.opens(orderNumber, flagged({ enableDorisCommunication: flag }))
    await wizard.picks(0, { reason: 'Too small' })
    await wizard.goesOn()
    await wizard.chooses(method)
    if (method === 'returnToStore') await wizard.choosesStore(0)
    await wizard.goesOn()
    await wizard.seesReturn()
    const goes = flag && hasPhone && method === 'returnToStore'
    expect(sent.map(({ body }) => body)).toEqual(
      goes
        ? [
            {
              eventType: 'DorisAlternateNotification',
              firstName: 'Robin',
              lastName: member.upmId.slice(0, 8),
              language: 'en',
              marketplace: 'US',
              phoneNumber: '5550100',
              salesOrderNumber: orderNumber,
              upmId: member.upmId,
            },
          ]
        : [],
    )
    await expect.poll(() => answers).toEqual(goes ? [[202, { accepted: true }]] : [])
  })
}
