import type { Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { codeOf } from '../../support/page-code.ts'
import { expect, test } from '../../support/test.ts'

const order = 'routes/{-$country}/{-$locale}/orders/sales/$orderNumber'

/** What was asked for and has come is dealt with. */
const isQuiet = (page: Page) =>
  page.evaluate(async () => {
    for (let idle = 0; idle < 20; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })

// One is shown by its own route, the other by a layout that two pages share.
for (const { name, from, link, file, heading } of [
  {
    name: 'a return',
    from: 'delivered',
    link: 'Return items',
    file: 'return',
    heading: 'What are you returning?',
  },
  {
    name: 'a payment',
    from: 'deferred-form',
    link: 'Finish paying',
    file: '_paying/route',
    heading: 'Finish paying',
  },
])
  test(`${name} whose texts come later than its code waits for them`, async ({
    page,
    sandbox,
    member,
    detail,
  }) => {
    const { orderNumber } = await sandbox.newOrder({ from, member: member.member })
    const code = codeOf(`${order}/${file}.tsx?tsr-split=component`)
    const texts = codeOf(`locales/en/messages.po?page=${encodeURIComponent(`${order}/${file}.tsx`)}`)
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**${texts}`, async (route) => {
      await promise
      await route.fallback()
    })
    // A page may load what its links lead to before anybody points at them.
    const hasCome = page.waitForResponse(`**${code}`)
    await page.goto(`/us/en/orders/sales/${orderNumber}`)
    await detail.seesOrder(orderNumber)
    await pageAnswers(page)
    const leads = page.getByRole('link', { name: link }).first()
    // Under the pointer the page is loaded ahead: all of it but its texts is here when it is opened.
    await leads.hover()
    await hasCome
    await isQuiet(page)
    await leads.click()
    // Were it shown now, its texts would be missing: an error on the console, which fails the test.
    await isQuiet(page)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Loading' })).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
