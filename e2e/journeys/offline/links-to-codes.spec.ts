import type { Page } from '@playwright/test'
import { signInPage } from '../../pages/sign-in.page.ts'
import { samplePassword } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const sheet = (page: Page) => page.getByRole('article', { name: 'Return label' })

/** The addresses of a mail of the sandbox that lead to pages of the order or the return. */
const linksOf = async (page: Page, number: string): Promise<readonly string[]> => {
  const answer = await page.request.get('/api/sandbox/mails', { params: { orderNumber: number } })
  const [mail] = (await answer.json()) as { text: string }[]
  return [...(mail?.text.matchAll(/https?:\/\/[^/\s]+(\/\S*\/orders\/\S+)/g) ?? [])].map(
    ([, path = '']) => path,
  )
}

test('[BY-32] the code opens in one tap from the order in the history', async ({
  page,
  context,
  sandbox,
}) => {
  for (const { from, country, action, code } of [
    { from: 'pickup-ready', country: 'us', action: 'Show pickup code', code: /^Barcode for/ },
    { from: 'return-created', country: 'us', action: 'Show label', code: /^Barcode for UPSN/ },
    { from: 'emea-paperless', country: 'nl', action: 'Show return code', code: /^QR code/ },
    { from: 'return-to-store', country: 'us', action: 'Show return code', code: /^Barcode for/ },
  ] as const) {
    const { member } = await sandbox.newMember({ country })
    await context.clearCookies()
    await signInFirst(context, member)
    await sandbox.newOrder({ from, member })
    await page.goto(`/${country}/en/orders`)
    await page.getByRole('link', { name: action }).first().click()
    await expect(page.getByRole('img', { name: code }).first()).toBeVisible()
  }
})

test('[BY-32] the mail of a pickup that is ready leads a member to the code, signed in or by the sign-in', async ({
  page,
  context,
  member,
  sandbox,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-preparing', member: member.member })
  expect((await page.request.post(`/api/sandbox/pickups/ready/${orderNumber}`)).status()).toBe(200)
  const link = (await linksOf(page, orderNumber)).find((path) => path.endsWith('/pickup')) ?? ''
  expect(link).toBe(`/us/en/orders/sales/${orderNumber}/pickup`)
  const code = page.getByRole('img', { name: `Barcode for ${orderNumber}` })
  await page.goto(link)
  await expect(code).toBeVisible()
  await context.clearCookies()
  await page.goto(link)
  await page.locator('[data-flow=guestLookup]').getByRole('button', { name: 'Sign in' }).click()
  await signInPage(page).seesIt()
  await signInPage(page).triesPassword(member.member, samplePassword)
  await expect(page).toHaveURL(link)
  await expect(code).toBeVisible()
})

test('[BY-32] and a guest, once the contact is given', async ({ page, sandbox, lookup }) => {
  const { orderNumber, email } = await sandbox.newOrder({ from: 'pickup-preparing', member: null })
  expect((await page.request.post(`/api/sandbox/pickups/ready/${orderNumber}`)).status()).toBe(200)
  const link = (await linksOf(page, orderNumber)).find((path) => path.endsWith('/pickup')) ?? ''
  await page.goto(link)
  await lookup.email.fill(email ?? '')
  await lookup.submits()
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('img', { name: `Barcode for ${orderNumber}` })).toBeVisible()
})

test('[BY-32] the mail of a label leads a member and a guest to it, with nothing to unfold', async ({
  page,
  context,
  member,
  sandbox,
  lookup,
}) => {
  const asksForMail = async (returnNumber: string) => {
    await page.goto(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
    await page.getByRole('button', { name: 'Send by email' }).click()
    await page.getByRole('button', { name: 'Send label' }).click()
    await expect(page.getByRole('heading', { name: 'Your label is on its way' })).toBeVisible()
    const [link = ''] = await linksOf(page, returnNumber)
    expect(link).toBe(`/us/en/orders/returns/${returnNumber}/return-confirmation`)
    await context.clearCookies()
    await page.goto(link)
    return link
  }
  const { returnNumber } = await sandbox.newReturn('return-created', member.member)
  const link = await asksForMail(returnNumber)
  await page.locator('[data-flow=guestLookup]').getByRole('button', { name: 'Sign in' }).click()
  await signInPage(page).seesIt()
  await signInPage(page).triesPassword(member.member, samplePassword)
  await expect(page).toHaveURL(link)
  await expect(sheet(page)).toBeVisible()

  await context.clearCookies()
  const ofGuest = await sandbox.newOrder({ from: 'return-created', member: null })
  const { orderNumber, email } = ofGuest
  await page.goto(`/us/en/orders/returns/${orderNumber}/return-confirmation`)
  await lookup.email.fill(email ?? '')
  await lookup.submits()
  await expect(sheet(page)).toBeVisible()
  await asksForMail(orderNumber)
  await lookup.email.fill(email ?? '')
  await lookup.submits()
  await expect(sheet(page)).toBeVisible()
})
