import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { withdrawOrder } from '../../../contract/orders/withdrawal-calls.ts'
import { withdrawalPage } from '../../pages/withdrawal.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const post = withdrawOrder.path
const link = (page: Page) => page.getByRole('link', { name: 'Withdraw from contract here' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** An order of a guest whom this browser is known as. */
const orderOfGuest = async (page: Page, sandbox: Sandbox, from: string, country = 'de') => {
  const made = await sandbox.newOrder({ from, member: null, country })
  await admitFirst(page.context(), made.email ?? '')
  return made
}

test('[BY-07][BY-08][BY-09][BY-12] somebody with number and e-mail alone withdraws, keeps the PDF, and goes on to the return', async ({
  page,
  sandbox,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({
    from: 'withdrawable',
    member: null,
    country: 'de',
  })
  const sent = watchCalls(page, 'POST', post)
  const withdrawal = withdrawalPage(page)
  await page.goto('/de/en/orders/details')
  await link(page).click()
  await expect(heading(page)).toHaveText('Withdraw from contract')
  await page.getByLabel('Order number', { exact: true }).fill(orderNumber)
  await page.getByLabel('Email address').fill(email ?? '')
  await page.getByRole('button', { name: 'Find order' }).click()
  await withdrawal.seesState('statement')
  await expect(withdrawal.email).toHaveValue(email ?? '')
  await expect(withdrawal.name).toHaveValue('Jonas Keil')
  await expect(withdrawal.lines.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await isAccessibleToo(page, 'the statement')
  await withdrawal.reviews()
  await expect(heading(page)).toBeFocused()
  expect(sent).toHaveLength(0)
  await isAccessibleToo(page, 'the review')
  await withdrawal.confirm.click()
  await withdrawal.seesState('acknowledged.ready')
  expect(sent).toHaveLength(1)
  await expect(page.getByRole('status').filter({ hasText: 'Received on' })).toContainText(
    /\d{1,2} \w+ \d{4} at \d\d:\d\d:\d\d GMT\+[12]\./,
  )
  await expect(page.getByRole('status').filter({ hasText: email ?? '' })).toBeVisible()
  await isAccessibleToo(page, 'the acknowledgment')
  const download = page.waitForEvent('download')
  await withdrawal.documents.click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`withdrawal-${orderNumber}.pdf`)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await withdrawal.seesState('withdrawn.ready')
  await expect(withdrawal.documents).toHaveCount(1)
  await page.getByRole('link', { name: 'Return items' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}/return`))
  await page.goto(`/de/en/orders/details/${orderNumber}`)
  await expect(
    page.locator('[data-part=withdrawal]').getByRole('link', { name: /^Withdrawn on / }),
  ).toBeVisible()
  await expect(link(page)).toHaveCount(0)
})

test('[BY-07][BY-08] a member withdraws from one item of an order, then from the other, by keyboard alone', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'de' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'withdrawable', member, country: 'de' })
  const withdrawal = withdrawalPage(page)
  await page.goto(`/de/en/orders/sales/${orderNumber}`)
  await link(page).focus()
  await page.keyboard.press('Enter')
  await withdrawal.seesState('statement')
  await withdrawal.lines.nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await withdrawal.submit.focus()
  await page.keyboard.press('Enter')
  await withdrawal.seesState('review')
  await expect(page.locator('[data-part=statement] [data-line]')).toHaveCount(1)
  await withdrawal.confirm.focus()
  await page.keyboard.press('Enter')
  await withdrawal.seesState('acknowledged.ready')
  await withdrawal.opens(orderNumber)
  await expect(withdrawal.lines).toHaveCount(1)
  await withdrawal.reviews()
  await withdrawal.confirm.click()
  await withdrawal.seesState('acknowledged.ready')
  await expect(withdrawal.documents).toHaveCount(2)
})

test('[BY-08] what is missing is said at its field and above the form', async ({ page, sandbox }) => {
  const { orderNumber } = await orderOfGuest(page, sandbox, 'withdrawable')
  const withdrawal = withdrawalPage(page)
  await withdrawal.opens(orderNumber)
  await withdrawal.reviews()
  await withdrawal.change.click()
  await withdrawal.name.fill('')
  await withdrawal.email.fill('jonas@')
  for (const box of await withdrawal.lines.getByRole('checkbox').all()) await box.click()
  await withdrawal.submit.click()
  const summary = withdrawal.flow.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Choose at least one item.',
    'Enter your name.',
    'Enter an email address like name@example.com.',
  ])
  await isAccessibleToo(page, 'the statement with errors')
  await summary.getByRole('link', { name: 'Enter your name.' }).click()
  await expect(withdrawal.name).toBeFocused()
  await withdrawal.seesState('statement')
})

test('[BY-10][BY-11] an order whose period is over, custom designs and other countries say so, and lead on', async ({
  page,
  sandbox,
}) => {
  const opens = async (from: string, country = 'de') => {
    const { orderNumber } = await orderOfGuest(page, sandbox, from, country)
    await page.goto(`/${country}/en/orders/details/${orderNumber}`)
    await expect(heading(page)).toContainText(orderNumber)
    await expect(link(page)).toHaveCount(0)
    await page.goto(`/${country}/en/orders/withdrawal/${orderNumber}`)
  }
  await opens('withdrawal-over')
  await expect(heading(page)).toHaveText('The withdrawal period is over')
  await expect(page.getByText(/until the end of \d{1,2} \w+ \d{4}/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return items' })).toBeVisible()
  await opens('withdrawal-exempt')
  await expect(heading(page)).toHaveText('Made to your own design')
  await opens('withdrawable', 'gb')
  await expect(heading(page)).toHaveText('Nothing to withdraw from')
  await page.goto('/gb/en/orders/details')
  await expect(link(page)).toHaveCount(0)
})

test('[BY-11] a custom design stands beside what can be withdrawn from, with the reason', async ({
  page,
  sandbox,
}) => {
  const { orderNumber } = await orderOfGuest(page, sandbox, 'withdrawal-mixed')
  const withdrawal = withdrawalPage(page)
  await withdrawal.opens(orderNumber)
  await expect(withdrawal.lines).toHaveCount(1)
  await expect(withdrawal.flow).toContainText(
    'There’s no right to withdraw from what we make to your specifications',
  )
})

test('[BY-07][BY-10][BY-12] an order that is still in the warehouse is withdrawn from in Polish, and stopped', async ({
  page,
  sandbox,
}) => {
  const { orderNumber } = await orderOfGuest(page, sandbox, 'withdrawal-before', 'pl')
  await page.goto(`/pl/pl/orders/details/${orderNumber}`)
  await page.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click()
  const withdrawal = withdrawalPage(page)
  await withdrawal.seesState('statement')
  await expect(withdrawal.flow).toContainText('do 14 dni po dostarczeniu całego zamówienia')
  await withdrawal.reviews()
  await page.getByRole('button', { name: 'Potwierdź odstąpienie', exact: true }).click()
  await withdrawal.seesState('acknowledged.ready')
  await expect(withdrawal.flow).toContainText('Zamówienie nie opuściło jeszcze magazynu')
})

test('[BY-08] a lost answer is looked up after a reload, and nothing is sent twice', async ({
  page,
  sandbox,
}) => {
  const { orderNumber } = await orderOfGuest(page, sandbox, 'withdrawable')
  const withdrawal = withdrawalPage(page)
  const sent = watchCalls(page, 'POST', post)
  await withdrawal.opens(orderNumber)
  await withdrawal.reviews()
  await missNextAnswer(page, withdrawOrder, 'lost')
  await withdrawal.confirm.click()
  await expect.poll(() => sent.length).toBe(1)
  await page.reload()
  await withdrawal.seesState(/^(acknowledged|withdrawn)\.ready$/)
  expect(sent).toHaveLength(1)
})

test('[BY-07] who is signed in is led to the list; other people’s orders and unknown ones are one answer', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'withdrawable', member: null, country: 'de' })
  await page.goto(`/de/en/orders/withdrawal/${orderNumber}`)
  await expect(page).toHaveURL(new RegExp(`/orders/details/${orderNumber}\\?redirectPath=`))
  await page.getByLabel('Email address').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page.locator('[data-flow=guestLookup]')).toHaveAttribute(
    'data-state',
    'form.accepting.noMatch',
  )
  const { member } = await sandbox.newMember({ country: 'de' })
  await signInFirst(context, member)
  await page.goto('/de/en/orders/withdrawal')
  await expect(page.getByRole('link', { name: 'Choose an order' })).toBeVisible()
})
