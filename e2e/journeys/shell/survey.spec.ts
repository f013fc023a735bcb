import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

const surveyUrl = 'https://survey.podium.example/v1.js'

/** The survey's host, as the page meets it; its module says that it ran. */
const watchSurvey = async (page: Page) => {
  const asked: string[] = []
  await page.route('https://survey.podium.example/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'document.documentElement.dataset.survey = "ran"',
    })
  })
  return asked
}

const chooses = async (page: Page, groups: string, baseURL = '') =>
  page.context().addCookies([{ name: 'podium_cookies', value: groups, url: baseURL }])

const survey = (page: Page) => page.locator('html[data-survey=ran]')

test('[SE-08] the survey runs with performance cookies allowed, from the one listed host', async ({
  page,
  baseURL,
}) => {
  const asked = await watchSurvey(page)
  await chooses(page, 'necessary.performance', baseURL)
  await page.goto('/gb/en/orders/details?flag.enablePulseInsights=true')
  await expect(survey(page)).toHaveCount(1)
  expect(asked).toEqual([surveyUrl])
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+' https:\/\/survey\.podium\.example;/)
})

for (const [name, groups, flag] of [
  ['no choice made', null, true],
  ['necessary cookies only', 'necessary', true],
  ['performance cookies but the flag off', 'necessary.performance', false],
] as const) {
  test(`[SE-08] with ${name} nothing of the survey loads`, async ({ page, baseURL }) => {
    const asked = await watchSurvey(page)
    const code: string[] = []
    page.on('request', (request) => code.push(new URL(request.url()).pathname))
    if (groups !== null) await chooses(page, groups, baseURL)
    await page.goto(`/gb/en/orders/details?flag.enablePulseInsights=${flag}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(code.filter((path) => /load-survey/.test(path))).toEqual([])
    await expect(survey(page)).toHaveCount(0)
  })
}
