import { opensAsShell, pageAnswers } from '../../pages/open-page.ts'
import { textOf } from '../../support/catalog.ts'
import { expect, test } from '../../support/test.ts'

const first = /^Sign in with the account you ordered with/
const second = /^Ordered without an account\?/

test('[HI-05] in Korea a notice tells to sign in, links its help page, turns every 5 s and can be closed', async ({
  page,
  signsIn,
}) => {
  await signsIn('kr')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/kr/en/orders')
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice.getByText(first)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'How to sign in' })).toHaveAttribute(
    'href',
    '/sandbox/shop/kr/en/help/sign-in',
  )

  await pageAnswers(page)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(notice.getByText(first)).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice.getByText(second)).toBeVisible()
  await expect(notice.getByText(first)).toBeHidden()

  await notice.getByRole('button', { name: 'Pause banners' }).click()
  await page.clock.runFor(20_000)
  await expect(notice.getByText(second)).toBeVisible()

  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})

test('[HI-05] it also stands over what a member sees whose session has ended', async ({
  page,
  signsIn,
  history,
}) => {
  await opensAsShell(page)
  await signsIn('kr')
  await page.route('**/api/orders/history/v1?*', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer refused' } }),
  )
  await history.opens('/kr/en')
  await history.seesState('sessionEnded')
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice.getByText(first)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'How to sign in' })).toHaveAttribute(
    'href',
    '/sandbox/shop/kr/en/help/sign-in',
  )
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await history.seesState('sessionEnded')
})

test('[HI-05 CC-02 A-30] calls and help links carry the language of the address where there are no texts in it', async ({
  page,
  signsIn,
  history,
}) => {
  await opensAsShell(page)
  await signsIn('kr')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const language = searchParams.get('language')
    if (language !== null) asked.push(`${pathname} ${language} ${request.headers()['accept-language']}`)
  })
  await history.opens('/kr/eo')
  await history.seesState('empty')
  const notice = page.getByRole('region', { name: textOf('ko', 'Notice') })
  await expect(notice.getByRole('link', { name: textOf('ko', 'How to sign in') })).toHaveAttribute(
    'href',
    '/sandbox/shop/kr/eo/help/sign-in',
  )
  expect(asked.toSorted()).toEqual(
    expect.arrayContaining(['/api/experience/settings/v1 eo ko', '/api/orders/history/v1 eo ko']),
  )
  expect(asked.filter((call) => !call.endsWith(' eo ko'))).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('[HI-05] no other country has it', async ({ page, member, shell }) => {
  await page.goto('/us/en/orders')
  await shell.seesHeading('Orders')
  await expect(page.locator('[data-flow=orderHistory]')).toHaveAttribute('data-state', 'empty')
  await expect(page.getByRole('region', { name: 'Notice' })).toBeHidden()
  expect(member.member).not.toBe('')
})
