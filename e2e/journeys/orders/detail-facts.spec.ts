import { paymentTypes } from '../../../contract/orders/payment.ts'
import { changeOrder } from '../../support/answers.ts'
import { raw, withLines } from '../../support/order-lines.ts'
import { expect, test } from '../../support/own-order.ts'
import { scanBarcode } from '../../support/scan-barcode.ts'

for (const [name, from] of [
  ['of 13 characters at most', 'in-store'],
  ['of more than 13 characters', 'long-number'],
] as const) {
  test(`[OD-09] the barcode of an order number ${name} scans off the screen`, async ({
    opensOwnOrder,
    detail,
  }) => {
    const orderNumber = await opensOwnOrder({ from })
    await detail.part('barcode').scrollIntoViewIfNeeded()
    const code = detail.part('barcode').getByRole('img', { name: `Barcode for ${orderNumber}` })
    await expect(code).toHaveAttribute('height', '100')
    expect(await scanBarcode(detail.part('barcode').locator('div').first())).toEqual([
      { format: 'Code128', text: orderNumber },
    ])
  })
}

test('[OD-09] bars are narrower above 13 characters, and there are none without the flag', async ({
  page,
  opensOwnOrder,
  detail,
}) => {
  await opensOwnOrder({ from: 'delivered' })
  await expect(detail.part('barcode')).toHaveCount(0)
  const moduleWidth = async (number: string) => {
    await page.unrouteAll()
    await changeOrder(page, (order) => ({ ...order, orderNumber: number, showBarcodeFlag: true }))
    await page.reload()
    await detail.part('barcode').scrollIntoViewIfNeeded()
    const code = page.getByRole('img', { name: `Barcode for ${number}` })
    const [, , modules] = ((await code.getAttribute('viewBox')) ?? '').split(' ')
    return Number(await code.getAttribute('width')) / Number(modules)
  }
  const usual = await moduleWidth('PD48KX2091712')
  expect(await moduleWidth('PD48KX20917123')).toBeLessThan(usual)
})

test('[OD-12] every payment type has its name, its number and its picture', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  await changeOrder(page, (order) => ({
    ...order,
    payment: paymentTypes.map((paymentType, index) => ({
      paymentType,
      paymentDisplayNumber: String(1000 + index),
      paymentTypeImageUrl: '/products/runner.svg',
    })),
  }))
  await detail.opens(orderNumber)
  const rows = detail.part('payment').getByRole('listitem')
  await expect(rows).toHaveCount(paymentTypes.length)
  const words = await rows.allInnerTexts()
  const names = words.map((row, index) => {
    expect(row.trim()).toMatch(new RegExp(` ending ${1000 + index}$`))
    return row.trim().replace(/ ending \d+$/, '')
  })
  expect(new Set(names).size).toBe(paymentTypes.length)
  expect(names.filter((name) => /^[A-Z_]{4,}$/.test(name) && name !== 'QIWI')).toEqual([])
  expect(names[paymentTypes.indexOf('REALTIME_BANK')]).toBe('iDEAL')
  expect(names[paymentTypes.indexOf('CREDIT_CARD')]).toBe('Credit card')
  await expect(rows.locator('img')).toHaveCount(paymentTypes.length)
})

test('[OD-13] the price summary: discounts and fees, tax on top or inside, and the words of the order’s country, whatever the page’s', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const amounts = {
    subTotal: 120,
    shippingTotal: 7.5,
    totalFees: 2,
    promotionalCodeDiscount: 12,
    totalTaxes: 9.9,
    inclusiveTaxTotal: 20,
    orderTotal: 127.4,
  }
  let transaction: object = amounts
  let iso2Country = 'US'
  await changeOrder(page, (order) => ({
    ...order,
    transaction: { ...order.transaction, ...transaction },
    shipFrom: {
      ...order.shipFrom,
      address: { ...order.shipFrom?.address, country: iso2Country, iso2Country },
    },
  }))
  await detail.opens(orderNumber)
  const shared = ['Subtotal: $120', 'Shipping: $7.50', 'Fees: $2', 'Discounts: -$12']
  expect(await detail.priceRows()).toEqual([...shared, 'Tax: $9.90', 'Total: $127.40'])
  transaction = { ...amounts, totalTaxes: 0 }
  await page.reload()
  await expect(detail.part('price')).toContainText('Tax, included')
  expect(await detail.priceRows()).toEqual([...shared, 'Tax, included: $20', 'Total: $127.40'])
  transaction = amounts
  for (const [country, word] of [
    ['CA', 'Taxes'],
    ['ID', 'Duties and taxes'],
    ['US', 'Tax'],
  ] as const) {
    iso2Country = country
    for (const place of ['/us/en', '/ca/en', '/id/en']) {
      await detail.opens(orderNumber, place)
      await expect(detail.part('price').locator('dt', { hasText: /^Tax|^Duties/ })).toHaveText(word)
    }
  }
})

test('[OD-17] group heading, subheading and message, the dates of a line, a hold of the payment and the other currency show', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn('ca')
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
  const at = (day: number) => `2026-11-0${day}T15:00:00Z`
  await changeOrder(page, (order) => ({
    ...withLines(order, [
      {
        ...raw('Return Denied'),
        itemDates: {
          ordered: at(1),
          shipped: at(2),
          readyForPickup: at(3),
          pickedUp: at(4),
          delivered: at(5),
          cancelled: at(6),
          returnCreated: at(7),
          returnInProcess: at(8),
          returnCompleted: at(9),
          returnDenied: '2026-11-10T15:00:00Z',
        },
        group: { heading: 'Back at the dock', subheading: 'Parcel 1 of 2', message: 'Call before you come.' },
      },
      {
        ...raw('Shipped'),
        itemDates: {
          ordered: at(1),
          shipped: at(2),
          arriveDateRange: { from: '2026-11-24', to: '2026-11-26' },
        },
        group: {
          heading: null,
          encodedMessage: Buffer.from('Żółw 🐢 on board').toString('base64'),
          message: null,
        },
      },
    ]),
    paymentHoldFlag: true,
    paymentApprovalId: null,
    deferredPaymentData: null,
  }))
  await detail.opens(orderNumber, '/ca/en')
  const denied = page.locator('section[data-status=returnDenied]')
  await expect(denied.getByRole('heading', { level: 2 })).toHaveText('Back at the dock')
  await expect(denied).toContainText('Parcel 1 of 2')
  await expect(denied).toContainText('Call before you come.')
  await expect(denied.locator('details')).toHaveAttribute('open')
  expect(
    (await denied.locator('details li').allInnerTexts()).map((row) => row.split('\n')[0]?.trim()),
  ).toEqual([
    'Ordered',
    'Shipped',
    'Ready for pickup',
    'Picked up',
    'Delivered',
    'Cancelled',
    'Return created',
    'Return in progress',
    'Return completed',
    'Return denied',
  ])
  const shipped = page.locator('section[data-status=shipped]')
  await expect(shipped.getByRole('heading', { level: 2 })).toHaveText('Arrives November 24–26')
  await expect(shipped).toContainText('Żółw 🐢 on board')
  await expect(shipped.getByRole('listitem').last()).toContainText('Expected')
  await expect(detail.part('payment-deferral')).toContainText('Your payment is being checked')
  await expect(detail.fact('Total')).toContainText('about US$')
})
