import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { changeOrder } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** The one link to the calendar, and what the file says that it brings. */
const fileOf = async (page: Page): Promise<string> => {
  const link = page.locator('[data-link="calendar"]')
  const coming = page.waitForEvent('download')
  await link.click()
  const download = await coming
  return (await readFile(await download.path(), 'utf8')).replaceAll(/\r\n /g, '')
}

const dayOf = (file: string): string | undefined => /^DTSTART;VALUE=DATE:(\d{8})\r$/m.exec(file)?.[1]

const written = (day: string): string => day.replaceAll('-', '')

test('[BY-33] the last day to return an order goes into the calendar from beside it', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  const named = await page.locator('[data-part="return-by"]').textContent()
  const file = await fileOf(page)
  expect(file).toContain(`SUMMARY:Podium: Last day to return order ${orderNumber}\r\n`)
  expect(file).toContain(`/us/en/orders/sales/${orderNumber}\r\n`)
  const day = dayOf(file) ?? ''
  const told = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`)
  expect(named).toBe(`Return by ${told.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`)
  await expect(page).toHaveURL(`/us/en/orders/sales/${orderNumber}`)
})

test('[BY-33] the last day to fetch an order goes into the calendar, and no day that has passed', async ({
  page,
  sandbox,
  member,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
  let collectBy = '2099-12-03'
  await changeOrder(page, (order) => ({
    ...order,
    storePickup: order.storePickup && { ...order.storePickup, collectBy },
  }))
  await page.goto(`/us/en/orders/sales/${orderNumber}/pickup`)
  const file = await fileOf(page)
  expect(dayOf(file)).toBe(written(collectBy))
  expect(file).toContain(`SUMMARY:Podium: Last day to pick up order ${orderNumber}\r\n`)
  expect(file).toContain(`/us/en/orders/sales/${orderNumber}/pickup\r\n`)
  collectBy = '2020-12-03'
  await page.reload()
  await expect(page.getByText(/The store held it until/)).toBeVisible()
  await expect(page.locator('[data-link="calendar"]')).toHaveCount(0)
})

test('[BY-33] the last day to drop a return off goes into the calendar, in the shopper’s language', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'nl' })
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('emea-paperless', member)
  await page.goto(`/nl/pl/orders/returns/${returnNumber}/return-detail-confirmation`)
  const file = await fileOf(page)
  expect(file).toContain(`SUMMARY:Podium: Ostatni dzień na nadanie zwrotu ${returnNumber}\r\n`)
  expect(file).toContain(`/nl/pl/orders/returns/${returnNumber}\r\n`)
  expect(dayOf(file)).toMatch(/^20\d{6}$/)
})
