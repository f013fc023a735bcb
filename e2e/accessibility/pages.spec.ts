import { pageAnswers } from '../pages/open-page.ts'
import { findFaults } from '../support/accessibility.ts'
import { schemes } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { checkPage } from './axe/check-screen.ts'

test.describe('axe finds nothing on a page without a chart, in any look', () => {
  test.describe.configure({ timeout: 120_000 })

  test('sign-in, also after a wrong password', async ({ page }) => {
    await page.goto('/session/sign-in?returnTo=/orders')
    await checkPage(page, 'sign-in')
    await page.getByLabel('Email address').fill('nobody@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await checkPage(page, 'sign-in after a wrong password')
  })

  test('an address that leads nowhere', async ({ page }) => {
    await page.goto('/us/en/orders/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(page, 'unknown address')
  })

  for (const [name, path] of [
    ['the sandbox', '/sandbox'],
    ['the store of the sandbox', '/sandbox/store'],
    ['a help article', '/sandbox/shop/us/en/help/cancel-order'],
    ['a section of the shop', '/sandbox/shop/us/en/women'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await checkPage(page, name)
    })
  }

  // One long page of every call: each scheme by itself, so that they are looked at side by side.
  for (const scheme of schemes) {
    test(`the API reference, ${scheme}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto('/api/reference')
      await expect(page.getByRole('heading', { name: 'Cancellation', exact: true }).first()).toBeVisible()
      await checkPage(page, 'the API reference', [scheme])
    })
  }
})

test('the check itself finds faults where there are any', async ({ page, member, history }) => {
  await history.opens()
  await history.seesState('empty')
  await pageAnswers(page)
  await page.evaluate((name) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = name
    paragraph.className = 'faint'
    const picture = document.createElement('img')
    picture.src = '/products/runner.svg'
    document.querySelector('main')?.append(paragraph, picture)
    const faint = new CSSStyleSheet()
    faint.replaceSync('.faint { color: #bbb; background: #fff }')
    document.adoptedStyleSheets.push(faint)
  }, member.member)
  expect((await findFaults(page)).map(({ id }) => id).sort()).toEqual(['color-contrast', 'image-alt'])
})
