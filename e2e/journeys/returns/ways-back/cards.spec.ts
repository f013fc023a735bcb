import type { Page } from '@playwright/test'
import { returnWizardPage } from '../../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../../support/accessibility.ts'
import { changeOrder } from '../../../support/answers.ts'
import { admitFirst } from '../../../support/guest.ts'
import { signInFirst } from '../../../support/sign-in.ts'
import { expect, test } from '../../../support/test.ts'

/** What a card says, part by part; what opens is opened first. */
const cardOf = async (page: Page, method: string) => {
  await returnWizardPage(page).chooses(method)
  const card = page.locator(`[data-method="${method}"]`)
  const textOf = async (part: string) => {
    const found = card.locator(`[data-part="${part}"]`)
    return (await found.count()) === 0 ? null : (await found.innerText()).trim()
  }
  return {
    header: (await card.locator('label').first().innerText()).trim(),
    pricing: (await card.locator('[id$="-price"]').innerText()).replaceAll(/\s*\n\s*/g, ', '),
    info: await textOf('description-info'),
    footer: await textOf('footer'),
    signIn: (await textOf('sign-in-call'))?.replaceAll(/\s*\n\s*/g, ' ') ?? null,
  }
}

const toMethods = async (page: Page, path: string) => {
  const wizard = returnWizardPage(page)
  await page.goto(path)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await wizard.seesStep('choosing.method')
}

test('[RM-04 A-8][RM-09 A-11] a member in the US is told that shipping is free, and that from $6 is UPS’s fee for its driver', async ({
  page,
  member,
  sandbox,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member: member.member })
  await toMethods(page, `/us/en/orders/sales/${orderNumber}/return`)
  expect(await cardOf(page, 'upsDropoff')).toEqual({
    header: 'Drop it off with UPS',
    pricing: 'Free',
    info: 'Keep the receipt until you have your refund.',
    footer: null,
    signIn: null,
  })
  expect(await cardOf(page, 'upsPickup')).toEqual({
    header: 'Have UPS pick it up',
    pricing: 'From $6, Paid to the carrier',
    info: 'Members return free: we pay the shipping. What you pay is UPS’s fee for the driver, when you book.',
    footer: null,
    signIn: null,
  })
  const card = page.locator('[data-method="upsPickup"]')
  await expect(card).toContainText('A driver comes to your door on a weekday you choose.')
  await expect(card.locator('[data-part="description"]')).toHaveText(
    'Print the label, then book the pickup with UPS and hand the package to the driver.',
  )
  const costs = page.getByRole('complementary', { name: 'Your refund' }).locator('dl')
  await expect(costs).toContainText('Pickup fee')
  await expect(costs).toContainText('From $6')
  await expect(costs).not.toContainText('Return shipping')
  await isAccessibleToo(page, 'cards of a member')
})

test('[RM-04 A-8][RM-09] a guest’s cards say who pays whom, and that members return free', async ({
  page,
  context,
  sandbox,
}) => {
  const order = await sandbox.newOrder({ from: 'returnable', member: null, country: 'us' })
  await admitFirst(context, order.email ?? '')
  await toMethods(page, `/us/en/orders/sales/${order.orderNumber}/return`)
  expect(await cardOf(page, 'upsDropoff')).toEqual({
    header: 'Drop it off with UPS',
    pricing: 'You pay shipping, Free for members',
    info: 'You pay UPS when you drop it off. It isn’t taken from your refund.',
    footer: null,
    signIn: 'Members return for free. If you don’t sign in, you pay for the drop-off. Sign in',
  })
  expect(await cardOf(page, 'upsPickup')).toMatchObject({
    pricing: 'From $6, Paid to the carrier',
    info: 'You pay UPS when you book. It isn’t taken from your refund.',
    signIn: null,
  })
  expect(await cardOf(page, 'returnToStore')).toMatchObject({ pricing: 'Free', signIn: null })
  await isAccessibleToo(page, 'cards of a guest')
})

for (const { place, address, ways } of [
  {
    place: 'an army post office',
    address: { address1: 'PSC 3, Box 12', city: 'APO', state: 'AE' },
    ways: ['upsDropoff', 'returnToStore'],
  },
  {
    place: 'Guantanamo Bay',
    address: { city: 'Guantanamo Bay', state: 'FL' },
    ways: ['upsDropoff', 'returnToStore'],
  },
  {
    place: 'Alaska',
    address: { city: 'Juneau', state: 'AK' },
    ways: ['upsDropoff', 'upsPickup', 'returnToStore'],
  },
]) {
  test(`[RM-03 A-8][CC-04] from ${place} a parcel is dropped off with USPS, from the card to the instructions`, async ({
    page,
    member,
    sandbox,
  }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member: member.member })
    await changeOrder(page, (order) => ({
      ...order,
      shipFrom: { ...order.shipFrom, address: { ...order.shipFrom?.address, ...address } },
    }))
    const wizard = returnWizardPage(page)
    await toMethods(page, `/us/en/orders/sales/${orderNumber}/return`)
    const keys = await page
      .locator('[data-method]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-method')))
    expect(keys).toEqual(ways)
    expect(await cardOf(page, 'upsDropoff')).toMatchObject({
      header: 'Drop it off with USPS',
      footer: 'From your address, packages go back with USPS.',
    })
    await wizard.goesOn()
    await wizard.seesReturn()
    await expect(page.locator('[data-step="handIn"] > span')).toHaveText(
      /^Leave the package at any post office of USPS by \p{L}+ \d+, \d{4}, and keep the receipt\.$/u,
    )
  })
}

test('[RM-10 A-8][RM-03][RC-01 A-15][RC-07] in Britain InPost takes parcels by code alone, and Royal Mail by a code or a label, and collects them', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'gb' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'gb' })
  const wizard = returnWizardPage(page)
  await toMethods(page, `/gb/en/orders/sales/${orderNumber}/return`)
  const keys = await page
    .locator('[data-method]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-method')))
  expect(keys).toEqual(['emeaPaperless|RMGB', 'emeaPaperless|INPU', 'emeaDropoff|EVRI', 'emeaStoreReturn'])
  expect(await cardOf(page, 'emeaPaperless|RMGB')).toMatchObject({
    header: 'Show a code at Royal Mail',
    footer: 'Royal Mail can also collect it from you.',
  })
  expect(await cardOf(page, 'emeaPaperless|INPU')).toMatchObject({
    header: 'Show a code at InPost',
    pricing: 'Free',
    footer: 'InPost takes parcels by code alone. There is no label to print.',
  })
  await wizard.goesOn()
  await wizard.seesReturn()
  const label = page.locator('[data-part="return-label"]')
  await expect(page.locator('[data-step="handIn"]')).toContainText('Leave the parcel in any InPost locker by')
  await expect(label.getByRole('button', { name: 'Show code large' })).toBeVisible()
  await expect(label.getByText('With a printed label')).toHaveCount(0)
  await expect(label.getByText('Send by email')).toHaveCount(0)
  await isAccessibleToo(page, 'a code alone')

  await page.locator('[data-action="switch-method"]').click()
  await wizard.chooses('emeaPaperless|RMGB')
  await wizard.dialog.getByRole('button', { name: 'Switch' }).click()
  await wizard.dialog.getByRole('button', { name: 'See how to send it' }).click()
  const collection = page.locator('[data-step="collection"]')
  await expect(collection).toContainText('Royal Mail can also collect it from you: book online or by phone.')
  await expect(collection.getByRole('link', { name: 'Book with Royal Mail' })).toHaveAttribute(
    'href',
    'https://www.royalmail.com/collection',
  )
  await expect(collection.getByRole('link', { name: '+44' })).toHaveAttribute('href', 'tel:+448081570140')
  const choice = label.getByRole('group', { name: 'How will you hand it in?' })
  await expect(choice.getByRole('radio', { name: 'With a code' })).toBeChecked()
  await expect(label.getByRole('button', { name: 'Print label' })).toBeHidden()
  await choice.getByRole('radio', { name: 'With a printed label' }).check()
  await expect(label.getByRole('button', { name: 'Print label' })).toBeVisible()
  await expect(label.getByRole('button', { name: 'Show code large' })).toBeHidden()
  await isAccessibleToo(page, 'a label in place of the code')
})
