import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'

test('a partly cancelled order: the cancelled line stands by itself and says when, how much came back and to what; the rest arrives', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'partly-cancelled' })
  await detail.opens(orderNumber, '/us/en')
  await expect(detail.fact('Status')).toHaveText('Partly on its way, the rest canceled')
  await expect(detail.groups).toHaveCount(2)
  const [sent, cancelled] = [detail.groups.nth(0), detail.groups.nth(1)]
  await expect(sent).toHaveAttribute('data-status', 'shipped')
  await expect(sent.getByRole('heading', { level: 2 })).toHaveText(/^Arrives /)
  await expect(sent.locator('[data-item]')).toHaveCount(1)
  await expect(cancelled).toHaveAttribute('data-status', 'cancelled')
  await expect(cancelled.getByRole('heading', { level: 2 })).toHaveText(/^Canceled [A-Z]/)
  await expect(cancelled.locator('[data-item]')).toHaveCount(1)
  await expect(cancelled).not.toContainText('Arrives')
  await expect(cancelled.getByRole('progressbar')).toHaveCount(0)
  const refund = cancelled.locator('[data-part=cancel-refund]')
  await expect(refund).toHaveText(/^Refunded\$[\d.]+Refund date[A-Z][a-z]+ \d+, \d{4}Refunded to.+$/)
  const amount = (await refund.locator('dd').first().textContent()) ?? ''
  expect(await detail.priceRows()).toContainEqual(`Refunded: -${amount}`)
  await isAccessibleToo(page, 'a partly cancelled order')
})

test('a cancelled order says what was refunded; one that was never paid that nothing was', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'cancelled' })
  await detail.opens(orderNumber)
  const total = (await detail.fact('Total').textContent())?.trim() ?? ''
  await expect(detail.part('cancel-refund').locator('dd').first()).toHaveText(total)
  await changeOrder(page, (order) => ({ ...order, cancelRefund: null, paymentHoldFlag: true }))
  await page.reload()
  const unpaid = 'You haven’t paid for it, so there is nothing to refund.'
  await expect(detail.groups.first()).toContainText(unpaid)
  await changeOrder(page, (order) => ({
    ...order,
    cancelRefund: null,
    paymentHoldFlag: false,
    payment: [{ paymentType: 'COD' }],
  }))
  await page.reload()
  await expect(detail.part('payment')).toContainText('Cash on delivery')
  await expect(detail.groups.first()).toContainText(unpaid)
})

test('an order that has come leads with returning it and the last day for that; one on its way with tracking', async ({
  ownOrder,
  detail,
}) => {
  const black = (name: string) =>
    detail.quickAction(name).evaluate((one) => getComputedStyle(one).backgroundColor)
  await detail.opens(await ownOrder({ from: 'delivered' }), '/us/en')
  await expect(detail.part('return-by')).toHaveText(/^Return by [A-Z][a-z]+ \d+, \d{4}$/)
  expect(await detail.quickActions()).toEqual(['return', 'track', 'getHelp'])
  const lead = await black('return')
  expect(await black('track')).not.toBe(lead)
  await detail.opens(await ownOrder({ from: 'shipped' }), '/us/en')
  expect(await black('track')).toBe(lead)
  await expect(detail.part('return-by')).toHaveCount(0)
})

test('what the carrier says of a parcel stands open on the order’s page, each parcel with its own', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'tracked-parcels' })
  await detail.opens(orderNumber, '/us/en')
  for (const [status, number, expected] of [
    [
      'delivered',
      `UPS ${orderNumber}S1`,
      ['Ordered', 'Shipped', 'With the carrier', 'On its way', 'Out for delivery', 'Delivered'],
    ],
    [
      'shipped',
      `UPS ${orderNumber}S2`,
      ['Ordered', 'Shipped', 'With the carrier', 'On its way', 'Delivered'],
    ],
  ] as const) {
    const group = page.locator(`section[data-status=${status}]`)
    await expect(group.getByText(number)).toBeVisible()
    const rows = group.locator('[data-part=dates]').getByRole('listitem')
    await expect(rows).toHaveCount(expected.length)
    for (const [index, words] of expected.entries()) await expect(rows.nth(index)).toContainText(words)
    await expect(rows.nth(2)).toBeVisible()
  }
})
