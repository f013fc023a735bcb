import { isDialogAccessible } from '../../support/accessibility.ts'
import { changeOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { signInAsNew } from '../../support/sign-in.ts'

const upsPages = 'https://www.ups.com/**'

test('[BA-04][OD-04] a member goes from the history over load-more to the carrier of the second parcel', async ({
  page,
  context,
  sandbox,
  history,
  detail,
}) => {
  const member = await signInAsNew(context, sandbox, { orders: 12 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const older = 1_990_000
  const { orderNumber } = await sandbox.newOrder({ from: 'tracked-parcels', member, ageMinutes: older })
  await page.route(upsPages, (route) => route.fulfill({ body: 'Your parcel' }))
  await history.opens()
  await page.getByRole('button', { name: 'Show more orders' }).click()
  await history.openOrder(orderNumber)
  await detail.quickAction('track').click()
  await expect(detail.dialog).toHaveAccessibleName('Track your packages')
  await expect(detail.parcel(1)).toContainText('Delivered')
  await expect(detail.parcel(2)).toContainText('Shipped')
  await expect(detail.parcel(1).getByRole('img')).toHaveCount(1)
  await expect(detail.parcel(2).getByRole('img')).toHaveCount(2)
  await expect(detail.parcel(2)).toContainText(`UPS ${orderNumber}S2`)
  await isDialogAccessible(page, 'tracking')
  await detail
    .parcel(2)
    .getByRole('button', { name: `Copy package number ${orderNumber}S2` })
    .click()
  await expect(detail.parcel(2).getByRole('status')).toHaveText('Number copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${orderNumber}S2`)
  await isDialogAccessible(page, 'a copied number')
  await page.keyboard.press('Escape')
  await expect(detail.dialog).toBeHidden()
  await expect(detail.quickAction('track')).toBeFocused()
  await page.keyboard.press('Enter')
  await detail.parcel(2).getByRole('link', { name: 'Track with UPS Package 2 of 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^https://www\\.ups\\.com/.*${orderNumber}S2`))
  // The order's page was replaced: back leads past it.
  await page.goBack()
  await expect(page).not.toHaveURL(/modal=track/)
})

test('[BA-04] parcels of places that nobody listed are not followed, and not offered where none can be', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'tracked-parcels' })
  const lead = (to: (group: number) => string) =>
    changeOrder(page, (order) => ({
      ...order,
      group: order.group?.map((group, index) => ({
        ...group,
        actions: { ...group.actions, trackShipment: { webLink: to(index) } },
        shipments: group.shipments?.map((shipment) => ({
          ...shipment,
          packages: shipment.packages?.map((parcel) => ({ ...parcel, trackingUrl: to(index) })),
        })),
      })),
    }))
  await lead((group) => (group === 0 ? 'https://www.ups.com/track' : 'https://evil.example/track'))
  await detail.opens(orderNumber, '', '?modal=track')
  await expect(detail.dialog.getByRole('link')).toHaveCount(1)
  await expect(detail.parcel(2)).toContainText('This package can’t be tracked online.')
  await lead(() => 'javascript:alert(1)')
  await detail.opens(orderNumber, '', '?modal=track')
  await expect(detail.quickAction('track')).toHaveCount(0)
  await expect(detail.dialog).toHaveCount(0)
})

test('[BA-04][CC-04] Korea: an order is tracked, its return is not; elsewhere the return is', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn('kr')
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-in-process', member)
  const trackShipment = { webLink: 'https://www.ups.com/track', appCallback: null }
  await changeOrder(page, (order) => ({
    ...order,
    group: order.group?.map((group) => ({
      ...group,
      orderItems: group.orderItems?.map((line) => ({ ...line, actions: { ...line.actions, trackShipment } })),
    })),
  }))
  const ofLine = page.locator('[data-action=trackShipment]').first()
  await detail.opens(orderNumber, '/kr/en')
  await expect(detail.quickAction('track')).toBeVisible()
  await expect(ofLine).toBeVisible()
  await detail.opensReturn(returnNumber, '/kr/en', '?modal=track')
  await expect(detail.quickAction('getHelp')).toBeVisible()
  await expect(detail.quickAction('track')).toHaveCount(0)
  await expect(ofLine).toHaveCount(0)
  await expect(detail.dialog).toHaveCount(0)
  await detail.opensReturn(returnNumber, '/us/en')
  await expect(detail.quickAction('track')).toBeVisible()
  await expect(ofLine).toBeVisible()
  await expect(page.locator('[data-flow=tracking]')).toHaveCount(0)
})

test('[OD-04] several returns are listed with what went back, and one can be opened', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  await changeOrder(page, (order) => {
    if (order.orderNumber !== orderNumber) return order
    const [first, second] = order.group ?? []
    return {
      ...order,
      group: [
        first ?? {},
        { ...second, actions: { ...second?.actions, viewReturn: { returnOrderId: 'RT00000002' } } },
      ],
    }
  })
  await detail.opens(orderNumber)
  await detail.quickAction('viewReturns').click()
  await expect(detail.dialog).toHaveAccessibleName('Returns of this order')
  await expect(detail.dialog.getByRole('heading', { level: 3 })).toHaveText([
    `Return ${returnNumber}`,
    'Return RT00000002',
  ])
  await expect(detail.return(returnNumber)).toContainText('Return created')
  await expect(detail.return(returnNumber)).toContainText(/Created on [A-Z]/)
  await expect(detail.return(returnNumber).getByRole('img')).toHaveCount(1)
  await isDialogAccessible(page, 'returns of an order')
  await detail.return(returnNumber).getByRole('link').click()
  await detail.seesReturn(returnNumber)
})
