import type { Page } from '@playwright/test'
import { isAccessibleToo, isDialogAccessible } from '../../../support/accessibility.ts'
import { changeOrder } from '../../../support/answers.ts'
import { scanBarcode } from '../../../support/scan-barcode.ts'
import { signInFirst } from '../../../support/sign-in.ts'
import { expect, test } from '../../../support/test.ts'

/** The return on the page, as of this country and by this way: the sandbox ships from some countries alone. */
const asOf = (page: Page, country: string, returnMethod: string) =>
  changeOrder(page, (order) => {
    const iso2Country = country.toUpperCase()
    return {
      ...order,
      returnMethod,
      shipFrom: {
        ...order.shipFrom,
        address: { ...order.shipFrom?.address, country: iso2Country, iso2Country },
      },
    }
  })

const ups = 'https://wwwapps.ups.com/pickup/schedule'

const booked = [
  {
    country: 'de',
    carrier: 'HERM',
    words: 'Book a collection with Hermes online',
    link: 'https://www.myhermes.de/',
  },
  { country: 'de', carrier: 'UPSN', words: 'Book a collection with UPS online', link: ups },
  { country: 'fr', carrier: 'UPSN', words: 'Book a collection with UPS online', link: ups },
  { country: 'it', carrier: 'UPSN', words: 'Book a collection with UPS online', link: ups },
  { country: 'gr', carrier: 'UPSN', words: 'Call UPS to book a collection', link: 'tel:+302100000140' },
  { country: 'hu', carrier: 'UPSN', words: 'Call UPS to book a collection', link: 'tel:+3610000140' },
  { country: 'si', carrier: 'UPSN', words: 'Call UPS to book a collection', link: 'tel:+38610000140' },
]

for (const { country, carrier, words, link } of booked) {
  test(`[RC-01 A-15] in ${country} the driver of ${carrier} is booked as the country has it`, async ({
    page,
    context,
    sandbox,
  }) => {
    const { member } = await sandbox.newMember({ country: 'de' })
    await signInFirst(context, member)
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    await asOf(page, country, `emeaPickup|${carrier}`)
    await page.goto(`/${country}/en/orders/returns/${returnNumber}/return-confirmation`)
    const step = page.locator('[data-step="book"]')
    await expect(step).toContainText(`${words}, and hand the parcel to the driver.`)
    expect(
      await step.getByRole('link').evaluateAll((links) => links.map((one) => one.getAttribute('href'))),
    ).toEqual([link])
    await expect(page.locator('[data-part="return-price"]')).toHaveText('Return shipping: Free')
  })
}

for (const { country, method, words } of [
  {
    country: 'at',
    method: 'emeaDropoff|POAT',
    words: 'Leave the parcel at any post office of Austrian Post by',
  },
  { country: 'ie', method: 'emeaDropoff|ANPO', words: 'Leave the parcel at any post office of An Post by' },
  { country: 'pl', method: 'emeaDropoff|INPT', words: 'Leave the parcel in any InPost locker by' },
  { country: 'se', method: 'emeaDropoff|PNOR', words: 'Leave the parcel at any PostNord location by' },
]) {
  test(`[RC-01 A-15][RL-04] in ${country} a parcel is left where ${method} takes it, with a label`, async ({
    page,
    context,
    sandbox,
  }) => {
    const { member } = await sandbox.newMember({ country: 'de' })
    await signInFirst(context, member)
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    await asOf(page, country, method)
    await page.goto(`/${country}/en/orders/returns/${returnNumber}/return-confirmation`)
    await expect(page.locator('[data-step="label"]')).toContainText('Print the return label')
    await expect(page.locator('[data-step="handIn"]')).toContainText(words)
    await expect(page.locator('[data-step="refund"]')).toContainText('start your refund')
    await expect(page.locator('[data-part="payment"]')).toContainText('Allow up to 14 days.')
    await expect(page.getByRole('button', { name: 'Print label' })).toBeVisible()
  })
}

test('[RC-07][RL-05][RC-01 A-15] a code for the carrier’s counter scans in its modal, which says how long a new one waits', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('emea-paperless', member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/nl/en/orders/returns/${returnNumber}/return-detail-confirmation`)
  await page.getByRole('button', { name: 'Show code large' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show this code at the counter' })
  await expect(dialog).toContainText(
    'Your code is new. It will scan 30 minutes after you requested the return.',
  )
  const [code] = await scanBarcode(dialog.getByRole('img'))
  expect(code).toEqual({ format: 'QRCode', text: expect.stringMatching(/^PDM-\d{16}$/) })
  await isDialogAccessible(page, 'a code that does not scan yet')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Show code large' })).toBeFocused()
})

test('[RC-07][RC-01 A-15] a code for the register scans in its modal; returning to a store is free', async ({
  page,
  member,
  sandbox,
}) => {
  const { returnNumber } = await sandbox.newReturn('return-to-store', member.member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
  await expect(page.locator('[data-part="return-price"]')).toHaveText('Returning to a store is free.')
  const show = page.getByRole('button', { name: 'Show code large' })
  await show.click()
  const dialog = page.getByRole('dialog', { name: 'Show this code at the register' })
  expect(await scanBarcode(dialog.getByRole('img'))).toEqual([{ format: 'Code128', text: returnNumber }])
  await isDialogAccessible(page, 'code for the register')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(show).toBeFocused()
  await isAccessibleToo(page, 'instructions for a store')
})

test('[RC-02] a return’s own page has its label options, what to do, its groups, and where it is sent from', async ({
  page,
  member,
  sandbox,
}) => {
  const { returnNumber } = await sandbox.newReturn('return-created', member.member)
  await page.goto(`/us/en/orders/returns/${returnNumber}`)
  await expect(page.locator('[data-part="next-steps"] [data-step] > span')).toHaveText([
    'Pack the items with their tags. The box they came in is fine.',
    'Print the return label and stick it on the package, over the old one.',
    /^Leave the package at any UPS location by \p{L}+ \d+, \d{4}, and keep the receipt\.$/u,
    'We check the items when they reach us, and start your refund.',
  ])
  await expect(page.locator('[data-part="return-price"]')).toHaveText('Return shipping: Free')
  await expect(page.locator('[data-part="return-progress"]')).toHaveCount(1)
  await expect(page.locator('[data-part="address"]')).toContainText('United States')
  await page.getByRole('button', { name: 'Show label' }).click()
  await expect(page.getByRole('article', { name: 'Return label' })).toBeVisible()
  await isAccessibleToo(page, 'a return’s own page')
})

for (const { emeaPaperless, heading, from } of [
  { emeaPaperless: true, heading: 'Your return code', from: 'emea-paperless' },
  { emeaPaperless: false, heading: 'Your return label', from: 'return-created' },
]) {
  test(`[RL-04][RC-07] a return that only says “drop-off” has ${heading.toLowerCase()} with emeaPaperless ${emeaPaperless ? 'on' : 'off'}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const { member } = await sandbox.newMember({ country: 'nl' })
    await signInFirst(context, member)
    const { returnNumber } = await sandbox.newReturn(from, member)
    await asOf(page, 'nl', 'CARRIER_DROP_OFF')
    await page.goto(
      `/nl/en/orders/returns/${returnNumber}/return-detail-confirmation?flag.emeaPaperless=${emeaPaperless}`,
    )
    const label = page.locator('[data-part="return-label"]')
    await expect(label.getByRole('heading', { name: heading })).toBeVisible()
    const choice = label.getByRole('group', { name: 'How will you hand it in?' })
    if (!emeaPaperless) {
      await expect(label.getByRole('article', { name: 'Return label' })).toBeVisible()
      await expect(choice).toHaveCount(0)
      return
    }
    await expect(choice.getByRole('radio', { name: 'With a code' })).toBeChecked()
    await choice.getByRole('radio', { name: 'With a printed label' }).check()
    await expect(label.getByRole('article', { name: 'Return label' })).toBeVisible()
  })
}

for (const { country, tax } of [
  { country: 'ca', tax: 'Taxes' },
  { country: 'id', tax: 'Duties and taxes' },
]) {
  test(`[CC-04] on a page of another country ${country} says “${tax}” of an order, of what is chosen to go back, and of the return`, async ({
    page,
    context,
    sandbox,
    wizard,
  }) => {
    const { member } = await sandbox.newMember({ country: 'ca' })
    await signInFirst(context, member)
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'ca' })
    await asOf(page, country, 'returnToStore')
    const terms = (part: string) => page.locator(`${part} dt`)
    await page.goto(`/us/en/orders/sales/${orderNumber}`)
    await expect(terms('[data-part="price"]').filter({ hasText: /^Duties|^Tax/ })).toHaveText([tax])
    await page.goto(`/us/en/orders/sales/${orderNumber}/return`)
    await wizard.picks(0, { reason: 'Too big' })
    await expect(terms('aside').filter({ hasText: /^Duties|^Tax/ })).toHaveText([tax])
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
    await expect(terms('[data-part="price"]').filter({ hasText: /^Duties|^Tax/ })).toHaveText([tax])
  })
}
