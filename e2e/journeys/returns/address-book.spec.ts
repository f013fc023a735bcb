import type { Page } from '@playwright/test'
import { addressBookPage, seoul } from '../../pages/address-book.page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { changeOrder, watchCalls } from '../../support/answers.ts'
import { dropPart } from '../../support/page-code.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const own = '/identity/user/v1/{upmId}/address'
const validation = '/identity/address_validation/v1'

type World = { readonly page: Page; readonly sandbox: Sandbox }

/** A Korean member's return, up to the address of the courier. */
const opensBook = async ({ page, sandbox }: World, addresses: number) => {
  const wizard = returnWizardPage(page)
  const { member } = await sandbox.newMember({ country: 'kr', addresses })
  await signInFirst(page.context(), member)
  const { orderNumber } = await sandbox.newOrder({ from: 'kr-courier', member, country: 'kr' })
  await page.goto(`/kr/en/orders/sales/${orderNumber}/return`)
  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.chooses('courierPickup')
  return { member, wizard }
}

test('[RA-01 A-26] five addresses a page, the order’s own first and chosen; the others follow', async ({
  page,
  sandbox,
}) => {
  await opensBook({ page, sandbox }, 7)
  const book = addressBookPage(page)
  await expect(book.rows).toHaveCount(5)
  await expect(book.rows.first()).toContainText('Where your order was delivered')
  await expect(book.rows.first().getByRole('radio')).toBeChecked()
  await expect(book.rows.nth(1)).toContainText('Your default address')
  const all = Number(/of (\d+)$/.exec(await book.book.getByText(/^Addresses 1–5 of/).innerText())?.[1])
  await book.book.getByRole('button', { name: 'More addresses' }).click()
  await expect(book.book.getByText(`Addresses 6–${all} of ${all}`)).toBeVisible()
  await expect(book.rows).toHaveCount(all - 5)
  await book.book.getByRole('button', { name: 'Previous addresses' }).click()
  await expect(book.rows).toHaveCount(5)
})

test('[RA-02 RA-03 A-26] what is missing is said; a suggestion stands beside what was entered, and the picked one is saved and chosen', async ({
  page,
  sandbox,
}) => {
  await opensBook({ page, sandbox }, 1)
  const book = addressBookPage(page)
  const asked = watchCalls(page, 'POST', validation)
  const added = watchCalls(page, 'POST', own)
  await expect(book.rows).toHaveCount(2)
  await book.adds()
  await isDialogAccessible(page, 'address form')
  await book.types({ code: '12' })
  await book.saves()
  const summary = book.dialog.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link').last()).toHaveText('Please enter a valid postal code.')
  await summary.getByRole('link').first().click()
  await expect(book.dialog.locator('[name="nameGiven"]')).toBeFocused()
  await expect(book.dialog.locator('[name="nameGiven"]')).toHaveAttribute('autocomplete', 'given-name')
  expect(asked).toEqual([])

  await book.types({ ...seoul, locality: '강남구' })
  await book.saves()
  await expect(book.dialog).toHaveAccessibleName('Confirm your address')
  expect(asked[0]?.body).toMatchObject({ language: 'ko', address: { locality: '강남구' } })
  await isDialogAccessible(page, 'suggested address')
  await expect(book.dialog.locator('[data-version="suggested"]')).toContainText('예시구')
  await expect(book.dialog.locator('[data-version="entered"]')).toContainText('강남구')
  await book.dialog.getByRole('radio', { name: 'Address you entered' }).check()
  await book.dialog.getByRole('radio', { name: 'Suggested address' }).check()
  await book.saves()
  await expect(book.dialog).toHaveCount(0)
  await expect(book.rows).toHaveCount(3)
  await book.seesChosen('은행나무로 21길 9')
  expect(added.map(({ body }) => body)).toMatchObject([{ locality: '예시구', code: '00021' }])
})

test('[RA-02] an address that nobody knows is reviewed, and so is one that cannot be checked; both can be used', async ({
  page,
  sandbox,
}) => {
  await opensBook({ page, sandbox }, 1)
  const book = addressBookPage(page)
  const doubt = 'We couldn’t verify your address. Please review it before you continue.'
  await book.adds()
  await book.types({ ...seoul, code: '99999' })
  await book.saves()
  await expect(book.dialog).toHaveAccessibleName('Review your address')
  await expect(book.dialog).toContainText(doubt)
  await book.dialog.getByRole('button', { name: 'Edit address' }).click()
  await expect(book.dialog.locator('[name="code"]')).toHaveValue('99999')
  await book.types({ code: '00021' })
  await page.route(`**/api${validation}`, (route) => route.abort(), { times: 1 })
  await book.saves()
  await expect(book.dialog).toContainText(doubt)
  await book.saves()
  await expect(book.dialog).toHaveCount(0)
  await book.seesChosen('은행나무로 21길 9')
  await book.adds()
  await book.types({ ...seoul, line2: '505호', code: '99999' })
  await book.saves()
  await expect(book.dialog).toContainText(doubt)
  await book.saves()
  await expect(book.dialog).toHaveCount(0)
  await book.seesChosen('505호')
})

test('the review of an address leads back to its fields by Escape, however often', async ({
  page,
  sandbox,
}) => {
  await opensBook({ page, sandbox }, 1)
  const book = addressBookPage(page)
  await book.adds()
  await book.types({ ...seoul, code: '99999' })
  for (const round of [1, 2, 3, 4]) {
    await book.types({ line2: `${round}호` })
    await book.saves()
    await expect(book.dialog).toHaveAccessibleName('Review your address')
    await page.keyboard.press('Escape')
    await expect(book.dialog).toHaveAccessibleName('Add an address')
    await expect(book.dialog.getByRole('heading')).toBeFocused()
  }
})

test('[RA-04 A-26] a change that the host does not take counts for this return, there and back again, and a later one that it takes for both', async ({
  page,
  sandbox,
}) => {
  const { member, wizard } = await opensBook({ page, sandbox }, 1)
  const book = addressBookPage(page)
  const note = 'This return uses what you entered.'
  const sent = watchCalls(page, 'POST', '/order_mgmt/user_return_captures/v1')
  await expect(book.rows).toHaveCount(2)
  await sandbox.addFault({ call: `PUT ${own}/{id}`, effect: 'status', status: 503, member })
  await book.edits(1)
  await book.types({ line2: '303호' })
  await book.saves()
  await expect(book.book).toContainText(note)
  await wizard.goesOn()
  await wizard.seesStep('choosing.confirmation')
  await page.getByRole('button', { name: 'Change address' }).click()
  await book.seesChosen('303호')
  await expect(book.rows).toHaveCount(2)
  await expect(book.book).toContainText(note)

  await book.edits(1)
  await book.types({ line2: '404호' })
  await book.saves()
  await book.seesChosen('404호')
  await expect(book.book).not.toContainText(note)
  await wizard.goesOn()
  await page.getByRole('button', { name: 'Change address' }).click()
  await book.seesChosen('404호')
  await wizard.goesOn()
  await wizard.seesStep('choosing.confirmation')
  await expect(page.locator('[data-part="pickup-address"]')).toContainText('404호')
  await wizard.goesOn()
  await wizard.seesReturn()
  expect(sent.map(({ body }) => body)).toMatchObject([{ shipFrom: { address: { address2: '404호' } } }])
})

test('[RA-04] a change that the host does not take shows at once; a list that does not come is asked for again', async ({
  page,
  sandbox,
}) => {
  const { member } = await opensBook({ page, sandbox }, 1)
  const book = addressBookPage(page)
  await expect(book.rows).toHaveCount(2)
  await sandbox.addFault({ call: `PUT ${own}/{id}`, effect: 'status', status: 503, member })
  await book.edits(1)
  await expect(book.dialog).toHaveAccessibleName('Edit address')
  await book.types({ line2: '303호' })
  await book.saves()
  await expect(book.dialog).toHaveCount(0)
  await book.seesChosen('303호')
  await expect(book.book).toContainText('This return uses what you entered.')

  await sandbox.addFault({ call: `GET ${own}`, effect: 'status', status: 503, member })
  await page.reload()
  await expect(book.book.getByRole('alert')).toContainText('We couldn’t load your saved addresses')
  await book.book.getByRole('button', { name: 'Try again' }).click()
  await expect(book.rows).toHaveCount(2)
  await expect(book.rows.nth(1)).not.toContainText('303호')
  await expect(book.book).toBeFocused()
})

test('[RA-04 RI-06] without any address the list says so, and the step does not go on', async ({
  page,
  sandbox,
}) => {
  await changeOrder(page, (order) => ({
    ...order,
    shipFrom: order.shipFrom && { ...order.shipFrom, address: { iso2Country: 'KR' } },
  }))
  const { wizard } = await opensBook({ page, sandbox }, 0)
  const book = addressBookPage(page)
  await expect(book.book).toContainText(
    'You don’t have any saved addresses. To continue with your return, please add a new address.',
  )
  await wizard.goesOn()
  await wizard.seesMissing('Choose the address for the pickup.')
  await wizard.missing.getByRole('link').click()
  await expect(book.book).toBeFocused()
  await book.adds()
  await book.types(seoul)
  await book.saves()
  await book.seesChosen('은행나무로 21길 9')
  await wizard.goesOn()
  await wizard.seesStep('choosing.confirmation')
})

for (const [what, source] of [
  ['the book’s code does', 'src/features/address-book/book.tsx'],
  ['what is known of the addresses of countries does', 'domain/addresses/data/formats.gen.ts'],
] as const) {
  test(`where ${what} not come, that is said, and it is asked for again on demand`, async ({
    page,
    sandbox,
    allowsOnConsole,
  }) => {
    allowsOnConsole(/Failed to load resource/)
    const code = await dropPart(page, source)
    code.drop()
    await opensBook({ page, sandbox }, 1)
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load your saved addresses' })
    await expect(alert).toBeVisible()
    await isAccessibleToo(page, 'address book that did not come')
    await code.bringsBack()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(addressBookPage(page).rows).toHaveCount(2)
  })
}
