import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { guestCodePage } from '../../pages/guest-code.page.ts'
import { papersPage } from '../../pages/papers/papers.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { textOf } from '../../support/files/print-pdf.ts'
import { admitFirst } from '../../support/guest.ts'
import { expect, test } from '../../support/test.ts'

/** What the browser saves when something is pressed. */
const saved = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('[BY-25][BY-26] an order leads to its papers: each is a PDF that says what the page says', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn('de')
  const { orderNumber } = await sandbox.newOrder({ from: 'papers', member, country: 'de' })
  const papers = papersPage(page)
  await page.goto(`/de/en/orders/sales/${orderNumber}`)
  await papers.link.click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}/papers$`))
  await papers.hasCome()
  await expect(papers.papers.getByRole('heading')).toHaveText([
    'Invoice',
    'Credit note',
    'Refund receipt',
    'Payment receipt',
  ])
  await expect(papers.paper('cancellation')).toContainText('For cancelled items')
  const invoice = papers.paper('sale')
  await expect(invoice).toContainText(/DE-S-\d{7}/)
  const amount = (await invoice.locator('bdi').last().textContent()) ?? ''
  const { name, bytes } = await saved(page, () => papers.downloads('sale').click())
  expect(name).toMatch(/^DE-S-\d{7}\.pdf$/)
  const text = textOf(bytes).replaceAll(/\s+/g, ' ')
  expect(text).toContain(`Invoice ${name.replace('.pdf', '')}`)
  expect(text).toContain(`Order: ${orderNumber}`)
  expect(text.replaceAll(/[^\d]/g, '')).toContain(amount.replaceAll(/[^\d]/g, ''))
  expect(text).toMatch(/VAT 19 ?%/)
  const credit = await saved(page, () => papers.downloads('refund').click())
  expect(textOf(credit.bytes).replaceAll(/\s+/g, ' ')).toContain(`For: ${name.replace('.pdf', '')}`)
  await isAccessibleToo(page, 'papers')
  await detail.opens(orderNumber)
})

test('[BY-29] everything of an order is saved as one file, and says so; after five it says when there are more', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
  const papers = papersPage(page)
  await papers.opens(orderNumber)
  const { name, bytes } = await saved(page, () => papers.everything.click())
  expect([name, bytes.subarray(0, 2).toString(), bytes.includes('order.json')]).toEqual([
    `order-${orderNumber}.zip`,
    'PK',
    true,
  ])
  await expect(papers.archive.getByRole('status')).toHaveText('Your file is in your downloads.')
  for (let more = 0; more < 4; more += 1) await saved(page, () => papers.everything.click())
  await papers.everything.click()
  await expect(papers.archive.getByRole('status')).toHaveText(
    'You’ve downloaded this several times today. Try again tomorrow.',
  )
  await expect(papers.everything).toHaveCount(0)
  await isAccessibleToo(page, 'papers')
})

test('[BY-25] says why there is no invoice yet, and none from a store', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const papers = papersPage(page)
  const later = await sandbox.newOrder({ from: 'cancellable', member })
  await papers.opens(later.orderNumber)
  await expect(papers.flow).toContainText(
    'Your invoice will be here once everything in this order has left us.',
  )
  const store = await sandbox.newOrder({ from: 'in-store', member })
  await papers.opens(store.orderNumber)
  await expect(papers.flow).toContainText('The receipt that you got there is your proof of purchase.')
  await expect(papers.papers).toHaveCount(0)
})

test('[BY-25] a guest who comes by a link is led through the lookup and back; nobody else sees the papers', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({
    from: 'delivered',
    member: null,
    country: 'us',
  })
  await page.goto(`/us/en/orders/sales/${orderNumber}/papers`)
  await expect(page).toHaveURL(/\/orders\/details/)
  await page.getByRole('textbox', { name: /Email/ }).fill(email)
  await page
    .getByRole('button', { name: /^(View|Find|See|Look)/ })
    .first()
    .click()
  await papersPage(page).hasCome()
  await expect(papersPage(page).paper('sale')).toBeVisible()
  await signsIn()
  await page.goto(`/us/en/orders/sales/${orderNumber}/papers`)
  await papersPage(page).seesState('unknown')
})

test('[BY-25] a guest of the Netherlands sees which papers there are, and has them by the code that is sent', async ({
  page,
  sandbox,
}) => {
  const { orderNumber, email = '' } = await sandbox.newOrder({ from: 'papers', member: null, country: 'nl' })
  await admitFirst(page.context(), email)
  const papers = papersPage(page)
  await papers.opens(orderNumber, '/nl/en')
  await expect(papers.paper('sale').getByRole('heading')).toHaveText('Invoice')
  await expect(papers.paper('sale').getByRole('button')).toHaveCount(0)
  await expect(papers.everything).toHaveCount(0)
  await isAccessibleToo(page, 'papers in part')
  await papers.flow.getByRole('link', { name: 'Get a code' }).click()
  const guest = guestCodePage(page)
  await guest.asksFor(email)
  await guest.types(await guest.codeSentTo(email))
  await guest.seesHeading('Your orders')
  await papers.opens(orderNumber, '/nl/en')
  const { name } = await saved(page, () => papers.downloads('sale').click())
  expect(name).toMatch(/^NL-S-\d{7}\.pdf$/)
  await expect(papers.everything).toBeVisible()
})

test('[BY-25] is Polish, and from right to left in Arabic', async ({ page, signsIn, sandbox }) => {
  const member = await signsIn('pl')
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member, country: 'pl' })
  const papers = papersPage(page)
  await papers.opens(orderNumber, '/pl/pl')
  const polish = await saved(page, () => papers.paper('sale').getByRole('button').click())
  expect(textOf(polish.bytes)).toMatch(/^Faktura PL-S-\d{7}/)
  await papers.opens(orderNumber, '/ae/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(papers.paper('sale').getByRole('heading')).toHaveText('فاتورة')
  await isAccessibleToo(page, 'papers')
})

test('[BY-25] in Arabic the number of a paper begins where its name does', async ({
  page,
  signsIn,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: await signsIn('ae') })
  const papers = papersPage(page)
  await papers.opens(orderNumber, '/ae/ar')
  const row = page.locator('[data-part=paper]').first()
  const endOf = (part: string) =>
    row
      .locator(part)
      .first()
      .evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return Math.round(words.getBoundingClientRect().right)
      })
  expect(await endOf('bdi')).toBe(await endOf('h2'))
})
