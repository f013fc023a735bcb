import type { Experience } from '../../../contract/session/experience.ts'
import { pauseClock } from '../../model/lib/page-time.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { isAccessible } from '../../support/accessibility.ts'
import { changeFirstAnswer } from '../../support/answers.ts'
import { leftInEnglish } from '../../support/catalog.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const [late, gifts] = [/^Packages are taking a little longer/, /^More time for gifts/]

test('[SH-13] alerts turn every 5 s, are picked by their indicators, and can be paused by keyboard', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'ca' })
  await signInFirst(context, member)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/ca/en/orders')
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByText(late)).toBeVisible()
  await expect(
    alerts.getByRole('link', { name: /^Read more.*Packages are taking a little longer$/ }),
  ).toHaveAttribute('href', '/sandbox/shop/ca/en/help/shipping-and-delivery')
  await pageAnswers(page)
  await pauseClock(page)
  const indicator = (position: number) => alerts.getByRole('button', { name: `Banner ${position} of 2` })
  await indicator(2).dispatchEvent('click')
  await expect(alerts.getByText(gifts)).toBeVisible()
  await expect(indicator(2)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(4_900)
  await expect(alerts.getByText(gifts)).toBeVisible()
  await page.clock.runFor(200)
  await expect(alerts.getByText(late)).toBeVisible()
  await expect(alerts.getByText(gifts)).toBeHidden()

  await alerts.getByRole('button', { name: 'Pause banners' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(30_000)
  await expect(alerts.getByText(late)).toBeVisible()
  await indicator(2).focus()
  await page.keyboard.press('Enter')
  await expect(alerts.getByText(gifts)).toBeVisible()
  await expect(alerts.getByRole('button', { name: 'Play banners' })).toBeVisible()
})

test('[SH-13] with less motion wished for, alerts stand still and their indicators work', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/pl/pl/orders/details')
  const alerts = page.getByRole('region', { name: 'Ważne informacje' })
  await expect(alerts).toHaveAttribute('data-state', 'still')
  await pageAnswers(page)
  await pauseClock(page)
  await page.clock.runFor(30_000)
  await expect(alerts.getByText('Paczki jadą trochę dłużej', { exact: true })).toBeVisible()
  await expect(alerts.getByRole('button')).toHaveCount(2)
  await alerts.getByRole('button').last().click()
  await expect(alerts.getByText('Więcej czasu na prezenty', { exact: true })).toBeVisible()
  expect(await leftInEnglish(page, 'pl')).toEqual([])
  await page.clock.resume()
  await isAccessible(page, 'alerts')
})

test('[SH-13] a single alert needs no buttons; none where nothing is to be told, or in stand-alone view', async ({
  page,
}) => {
  await page.goto('/us/en/orders/details')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts).toHaveCount(0)
  await page.goto('/ca/en/orders/details?standalone=true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alerts).toHaveCount(0)
  await changeFirstAnswer<Experience>(page, '/experience/settings/v1', (settings) => ({
    ...settings,
    alerts: settings.alerts.slice(0, 1).map((alert) => ({ ...alert, slug: 'javascript:alert(1)' })),
  }))
  await page.goto('/ca/en/orders/details')
  await expect(alerts.getByText(late)).toBeVisible()
  await expect(alerts.getByRole('button')).toHaveCount(0)
  await expect(alerts.getByRole('link')).toHaveCount(0)
})
