import type { Page } from '@playwright/test'
import { cancelReturn } from '../../../contract/returns/return-cancellation.ts'
import { returnCancellationPage } from '../../pages/returns/return-cancellation.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const post = '/order_mgmt/user_returns/v1/{returnOrderNumber}/cancelReturn'

const moves = async (page: Page, returnNumber: string, status: string) => {
  const answer = await page.request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
  expect(answer.status()).toBe(200)
}

test('[BY-13] a member takes a return back: its items are the order’s again, label and refund are off, and pages and mail say so', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember()
  await signInFirst(context, member)
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-pickup', member)
  const sent = watchCalls(page, 'POST', post)
  const cancellation = returnCancellationPage(page)

  await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
  await expect(cancellation.link).toHaveText('Cancel return')
  await page.goto(`/us/en/orders/returns/${returnNumber}`)
  await cancellation.link.click()
  await cancellation.seesState('confirming')
  await cancellation.sees('Cancel this return?')
  await expect(cancellation.consequences.getByRole('listitem')).toHaveText([
    /^You keep the items\./,
    /^We won’t refund the \$[\d.,]+ of this return\.$/,
    'Your label or code won’t be valid anymore. Don’t send anything with it.',
    'If you booked a pickup with UPS, cancel it with them.',
  ])
  await isAccessibleToo(page, 'cancel a return')
  await page.getByRole('link', { name: 'Keep return' }).click()
  await expect(page).toHaveURL(`/us/en/orders/returns/${returnNumber}`)
  expect(sent).toEqual([])

  await cancellation.link.click()
  await cancellation.confirm.focus()
  await page.keyboard.press('Enter')
  await cancellation.sees('Your return is canceled')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cancellation.flow).toContainText('We’re emailing you a confirmation.')
  await isAccessibleToo(page, 'canceled return')
  expect(sent).toHaveLength(1)

  await page.getByRole('link', { name: 'View your return' }).click()
  await expect(page.locator('[data-part=return-progress]')).toHaveAttribute('data-outcome', 'cancelled')
  await expect(cancellation.link).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show label' })).toHaveCount(0)
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  await expect(page.locator('[data-action=return]').first()).toBeVisible()
  await expect(page.locator('[data-action=viewReturns]')).toHaveCount(0)
  await page.goto('/us/en/orders')
  await expect(page.locator(`[data-order="${returnNumber}"]`)).toContainText('Canceled')

  const answer = await page.request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
  const mails = (await answer.json()) as { kind: string; subject: string }[]
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['returnCanceled', `Your return ${returnNumber} is canceled`],
  ])
})

test('[BY-13] a guest takes a return to a store back, in Polish and Arabic as well', async ({
  page,
  sandbox,
}) => {
  const cancellation = returnCancellationPage(page)
  for (const [country, language, heading] of [
    ['us', 'en', 'Your return is canceled'],
    ['pl', 'pl', 'Twój zwrot jest anulowany'],
    ['ae', 'ar', 'أُلغي الإرجاع'],
  ] as const) {
    const { orderNumber, email } = await sandbox.newOrder({ from: 'return-to-store', member: null, country })
    await admitFirst(page.context(), email ?? '')
    await cancellation.opens(orderNumber, `${country}/${language}`)
    await cancellation.flow.locator('[data-action=confirm]').click()
    await cancellation.sees(heading)
  }
})

test('[BY-14] a return that was handed over or refunded says why it cannot be taken back, and what to do', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember()
  await signInFirst(context, member)
  const cancellation = returnCancellationPage(page)
  for (const [status, state, heading] of [
    ['in transit', 'tooLate', 'This return can’t be canceled anymore'],
    ['early refund', 'refused', 'This return can’t be canceled'],
  ] as const) {
    const { returnNumber } = await sandbox.newReturn('return-created', member)
    await cancellation.opens(returnNumber)
    await moves(page, returnNumber, status)
    await cancellation.confirm.click()
    await cancellation.seesState(state)
    await cancellation.sees(heading)
    await isAccessibleToo(page, heading)
    await page.getByRole('link', { name: 'View your return' }).click()
    await expect(page).toHaveURL(`/us/en/orders/returns/${returnNumber}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(returnNumber)
    await expect(cancellation.link).toHaveCount(0)
  }
})

test('[BY-14] a lost answer is looked up: one cancellation, and nothing is pressed again', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember()
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  const sent = watchCalls(page, 'POST', post)
  const cancellation = returnCancellationPage(page)
  await cancellation.opens(returnNumber)
  await missNextAnswer(page, cancelReturn, 'lost')
  await cancellation.confirm.dblclick()
  await cancellation.sees('Your return is canceled')
  expect(sent).toHaveLength(1)
})
