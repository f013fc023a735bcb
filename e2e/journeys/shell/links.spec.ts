import type { APIRequestContext, Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { everyPage } from '../../support/every-page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** Where the links of a page lead, those in closed menus and questions among them; those to parts of the page itself and to files that it holds are left out. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]:not([href^="#"], [href^="data:"])')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.replace(/#.*/, '')))

/** Carriers show where parcels are, on sites of their own. */
const isCarrier = (link: string) => /^https:\/\/(www|tools|track|tracking)\./.test(link)

const isOtherApp = (link: string) => /^(tel|mailto):/.test(link)

/** Links of this origin that do not answer 200 in the end. */
const refusedOf = async (request: APIRequestContext, links: Iterable<string>) => {
  const refused: string[] = []
  for (const link of links) {
    const answer = await request.get(link)
    if (answer.status() !== 200) refused.push(`${answer.status()} ${link}`)
  }
  return refused
}

for (const prefix of ['/us/en', '/pl/pl', '/ae/ar']) {
  test(`every link of every page leads somewhere, in ${prefix}`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const { member } = await sandbox.newMember({ orders: 2, partnerOrders: 2, consent: true })
    await signInFirst(context, member)
    const found = new Map<string, string>()
    const { origin } = new URL(baseURL ?? '')
    for (const { name, path } of await everyPage(sandbox, member, prefix)) {
      await page.goto(path)
      await pageAnswers(page)
      for (const link of await linksOf(page)) found.set(link, name)
    }
    const links = [...found.keys()].filter((link) => !isOtherApp(link) && !isCarrier(link))
    expect(
      links.filter((link) => !link.startsWith(`${origin}/`)).map((link) => `${found.get(link)}: ${link}`),
    ).toEqual([])
    const pages = links.filter((link) => !link.includes('/session/'))
    expect(pages.length).toBeGreaterThan(30)
    expect(await refusedOf(context.request, pages)).toEqual([])

    // And what the shop's own pages lead to.
    const further = new Set<string>()
    for (const link of pages.filter((each) => each.includes('/sandbox/shop/'))) {
      await page.goto(link)
      for (const next of await linksOf(page)) if (!found.has(next) && !isOtherApp(next)) further.add(next)
    }
    expect(await refusedOf(context.request, further)).toEqual([])
  })
}

test('the account menu leads to the pages of the account', async ({ page, member, shell }) => {
  expect(member.member).toContain('@')
  await page.goto('/us/en/orders')
  await pageAnswers(page)
  await shell.account.click()
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect(menu.getByRole('link')).toHaveText(['Your orders', 'Profile', 'Favorites', 'Settings', 'Help'])
  await menu.getByRole('link', { name: 'Favorites' }).click()
  await shell.seesHeading('Favorites')
  await page.getByRole('link', { name: 'Your orders' }).first().click()
  await expect(page).toHaveURL('/us/en/orders')
})

test('the account menu makes way for the page that it has led to', async ({
  page,
  member,
  sandbox,
  detail,
  shell,
}) => {
  const { orderNumber } = await sandbox.newOrder({ member: member.member })
  await detail.opens(orderNumber)
  await pageAnswers(page)
  await shell.account.click()
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await menu.getByRole('link', { name: 'Your orders' }).click()
  await shell.seesHeading('Orders')
  await expect(menu).toBeHidden()
})

test('under a task on a phone the footer keeps to country and company', async ({ page, member, sandbox }) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member: member.member })
  const foot = page.getByRole('contentinfo')
  const height = async () => Math.round((await foot.boundingBox())?.height ?? 0)
  for (const path of [
    `/orders/sales/${orderNumber}/return`,
    `/orders/sales/${orderNumber}/payment`,
    '/orders/gift-card-lookup',
    '/orders/curbside-pickup',
  ]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(foot.getByText('© Podium')).toBeVisible()
    await expect(foot.getByRole('button', { name: /United States/ })).toBeVisible()
    await expect(foot.getByRole('navigation')).toBeHidden()
    expect(await height(), path).toBeLessThan(100)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(foot.getByRole('navigation')).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/orders/sales/${orderNumber}`)
  await expect(foot.getByRole('navigation')).toBeVisible()
})
