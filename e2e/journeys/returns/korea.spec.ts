import type { Locator } from '@playwright/test'
import { addressBookPage, seoul } from '../../pages/address-book.page.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[RI-07 A-13] from an item’s link to a courier who comes it takes 6 taps and three screens', async ({
    page,
    context,
    sandbox,
    wizard,
  }) => {
    const { member } = await sandbox.newMember({ country: 'kr', addresses: 7 })
    await signInFirst(context, member)
    const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
    await page.goto(`/kr/en/orders/sales/${orderNumber}`)
    await pageAnswers(page)
    const screens = new Set<string>()
    let count = 0
    const taps = async (target: Locator) => {
      count += 1
      await target.tap()
    }
    const looks = async () => screens.add(await page.getByRole('heading', { level: 1 }).innerText())
    await taps(page.getByRole('link', { name: /^Return item(?!s)/ }).first())
    await wizard.seesStep('choosing.items')
    await looks()
    await taps(wizard.reason(0, 'Too small'))
    await taps(wizard.button)
    await wizard.seesStep('choosing.method')
    await looks()
    await taps(wizard.way('courierPickup').first())
    await expect(addressBookPage(page).row('ship-from').getByRole('radio')).toBeChecked()
    await taps(wizard.button)
    await wizard.seesStep('choosing.confirmation')
    await looks()
    // Who reads it presses later than the second press of a double one, which is not for the step that follows.
    const since = Date.now()
    await expect.poll(() => Date.now() - since).toBeGreaterThan(1_000)
    await taps(wizard.button)
    await wizard.seesReturn()
    expect([count, screens.size]).toEqual([6, 3])
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}$`))
  })
})

test('[RI-07 RC-02 CC-04 A-13] a guest confirms where and when the courier comes, and reads it again in the instructions', async ({
  page,
  context,
  sandbox,
  wizard,
}) => {
  const { orderNumber, email } = await sandbox.newOrder({ from: 'kr-courier', member: null, country: 'kr' })
  await admitFirst(context, email ?? '')
  const sent = watchCalls(page, 'POST', captureCall)
  const book = addressBookPage(page)
  const steps = page.getByRole('list', { name: 'Steps' })
  await page.goto(`/kr/en/orders/sales/${orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too big' })
  await expect(steps.getByRole('listitem')).toHaveText([/Items$/, /Method$/])
  await wizard.goesOn()
  await wizard.chooses('courierPickup')
  await expect(steps.getByRole('listitem')).toHaveText([/Items$/, /Method$/, /Confirmation$/])
  await expect(wizard.button).toHaveText('Continue')
  await book.adds()
  await book.types(seoul)
  await book.saves()
  await book.seesChosen('은행나무로 21길 9')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).not.toContain('은행나무로')
  expect(kept).toContain('entered-1')
  await wizard.goesOn()

  await wizard.seesStep('choosing.confirmation')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Confirm your pickup')
  await expect(heading).toBeFocused()
  await expect(page.locator('[data-part="pickup-address"]')).toContainText('은행나무로 21길 9')
  const time = page.locator('[data-part="pickup-time"]')
  await expect(time.getByRole('listitem')).toHaveText([
    'The courier comes within 3 business days.',
    'Pack the items with their tags. The box they came in is fine.',
    'Hand the package to the courier. There is no label to print.',
    'Refunds take up to 3 days.',
  ])
  await expect(time.getByRole('link', { name: '080-022-0182' })).toHaveAttribute('href', 'tel:0800220182')
  await expect(page.locator('[data-part="items"]')).toContainText('Too big')
  await expect(wizard.button).toHaveText('Submit return')
  await isAccessibleToo(page, 'courier confirmation')

  await page.goBack()
  await wizard.seesStep('choosing.method')
  await page.goForward()
  await wizard.seesStep('choosing.confirmation')
  await page.getByRole('button', { name: 'Change address' }).click()
  await wizard.seesStep('choosing.method')
  await book.seesChosen('은행나무로 21길 9')
  await wizard.goesOn()
  await wizard.goesOn()
  await wizard.seesReturn()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    returnMethod: 'PICK_UP',
    shipFrom: { address: { address1: '은행나무로 21길 9', zipCode: '00021' } },
  })
  expect(JSON.stringify(sent[0]?.body)).not.toMatch(/entered-1|ship-from/)
  const steps2 = page.locator('[data-part="next-steps"]')
  await expect(steps2).toContainText(
    'Hand the package to the CJ Logistics courier, who comes within 3 business days.',
  )
  await expect(page.locator('[data-part="address"]')).toContainText('은행나무로 21길 9')
  await expect(steps2.getByRole('link', { name: '080-022-0182' })).toBeVisible()
  await expect(page.locator('[data-flow="returnInstructions"]')).toContainText('takes up to 3 days')
  await isAccessibleToo(page, 'courier instructions')
})

test('[RI-07 RS-04] a reload at the confirmation stays there with the address of the book; nothing is sent by it', async ({
  page,
  context,
  sandbox,
  wizard,
}) => {
  const { member } = await sandbox.newMember({ country: 'kr', addresses: 2 })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
  const sent = watchCalls(page, 'POST', captureCall)
  const book = addressBookPage(page)
  await page.goto(`/kr/en/orders/sales/${orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.chooses('courierPickup')
  await expect(book.rows).toHaveCount(3)
  await book.chooses(2)
  await wizard.goesOn()
  const where = page.locator('[data-part="pickup-address"] address')
  const chosen = await where.innerText()
  await page.reload()
  await wizard.seesStep('choosing.confirmation')
  await expect(where).toHaveText(chosen, { useInnerText: true })
  await page.goBack()
  await wizard.seesStep('choosing.method')
  await expect(book.rows.nth(2).getByRole('radio')).toBeChecked()
  expect(sent).toEqual([])
})

test('[RI-07 CC-04 A-13] a return to a Korean store is shown, with its 14 days of delivery and the refund within 3 days', async ({
  page,
  context,
  sandbox,
  wizard,
}) => {
  const { member } = await sandbox.newMember({ country: 'kr' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
  const sent = watchCalls(page, 'POST', captureCall)
  await page.goto(`/kr/en/orders/sales/${orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.chooses('returnToStore')
  await wizard.choosesStore(0)
  await wizard.goesOn()
  await expect(page.locator('[data-part="way"]')).toContainText(
    'Stores accept returns within 14 days of delivery. Refunds take up to 3 days.',
  )
  expect(sent).toEqual([])
})
