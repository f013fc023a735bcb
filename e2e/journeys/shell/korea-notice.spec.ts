import { signInAhead } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const first = /^Sign in with the account you ordered with/
const second = /^Ordered without an account\?/

test('[HI-05] in Korea a notice tells to sign in, links its help page, turns every 5 s and can be closed', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'kr' })
  await signInAhead(context, member)
  await page.clock.install()
  await page.goto('/kr/en/orders')
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice.getByText(first)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'How to sign in' })).toHaveAttribute(
    'href',
    'https://podium.example/kr/en/help/sign-in',
  )

  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(notice.getByText(first)).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice.getByText(second)).toBeVisible()
  await expect(notice.getByText(first)).toBeHidden()

  await notice.getByRole('button', { name: 'Pause the banners' }).click()
  await page.clock.runFor(20_000)
  await expect(notice.getByText(second)).toBeVisible()

  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})

test('[HI-05] it also stands over what a member sees whose session has ended', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  const { member } = await sandbox.newMember({ country: 'kr' })
  await signInAhead(context, member)
  await page.route('**/api/orders/history/v1?*', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer refused' } }),
  )
  await history.opens('/kr/en')
  await history.seesState('sessionEnded')
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice.getByText(first)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'How to sign in' })).toHaveAttribute(
    'href',
    'https://podium.example/kr/en/help/sign-in',
  )
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await history.seesState('sessionEnded')
})

test('[HI-05] no other country has it', async ({ page, member, shell }) => {
  await page.goto('/us/en/orders')
  await shell.seesHeading('Orders')
  await expect(page.locator('[data-flow=orderHistory]')).toHaveAttribute('data-state', 'empty')
  await expect(page.getByRole('region', { name: 'Notice' })).toBeHidden()
  expect(member.member).not.toBe('')
})
