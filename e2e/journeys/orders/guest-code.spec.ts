import type { Page } from '@playwright/test'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import {
  listGuestOrders,
  redeemGuestCode,
  requestGuestCode,
} from '../../../contract/session/guest-code.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const flow = (page: Page) => page.locator('[data-flow=guestCode]')
const field = (page: Page) => page.getByLabel('Code', { exact: true })
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code' })
const showOrders = (page: Page) => page.getByRole('button', { name: 'Show my orders' })
const seesState = (page: Page, state: string) => expect(flow(page)).toHaveAttribute('data-state', state)

const typingFirst = 'code.open another.waiting'
const typing = (code: string, another = 'waiting') => `typing.code.${code} another.${another}`

/** The code of the newest message to somebody. */
const codeSentTo = async (page: Page, to: string): Promise<string> => {
  const mails = async () => {
    const answer = await page.request.get('/api/sandbox/mails', { params: { to, kind: 'guestCode' } })
    return (await answer.json()) as SandboxMail[]
  }
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0)
  const [newest] = await mails()
  return /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? ''
}

const asksFor = async (page: Page, email: string, country = 'nl') => {
  await page.goto(`/${country}/en/orders/code`)
  await page.getByLabel('Email address').fill(email)
  await sendCode(page).click()
  await expect(heading(page)).toHaveText('Enter your code')
}

test('[BY-20] look', async ({ page, sandbox }) => {
  const { email, orderNumber } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl' })
  const shot = (name: string) => page.screenshot({ path: `/tmp/gc/${name}.png`, fullPage: true })
  await page.goto('/nl/en/orders/details')
  await shot('lookup')
  await page.getByRole('link', { name: 'Get a code to see all your orders' }).click()
  await expect(heading(page)).toHaveText('See your orders with a code')
  for (const w of [390, 768, 1280, 1920]) { await page.setViewportSize({ width: w, height: 900 }); await shot(`contact-${w}`) }
  await page.getByLabel('Email address').fill('nobody@')
  await sendCode(page).click()
  await shot('contact-wrong')
  await page.getByLabel('Email address').fill(email ?? '')
  await sendCode(page).click()
  await expect(heading(page)).toHaveText('Enter your code')
  console.log(await flow(page).getAttribute('data-state'))
  for (const w of [390, 1280]) { await page.setViewportSize({ width: w, height: 900 }); await shot(`code-${w}`) }
  await page.emulateMedia({ colorScheme: 'dark' }); await shot('code-dark'); await page.emulateMedia({ colorScheme: 'light' })
  const code = await codeSentTo(page, email ?? '')
  await field(page).fill(code === '000000' ? '111111' : '000000')
  await showOrders(page).click()
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  await shot('wrong')
  await field(page).fill(`Your code is ${code}.`)
  await showOrders(page).click()
  await expect(heading(page)).toHaveText('Your orders')
  await expect(page.locator(`[data-order=${orderNumber}]`)).toBeVisible()
  for (const w of [390, 1280]) { await page.setViewportSize({ width: w, height: 900 }); await shot(`orders-${w}`) }
  await page.getByRole('button', { name: 'Done on this device' }).click()
  await expect(heading(page)).toHaveText('See your orders with a code')
  await shot('ended')
  await admitFirst(page.context(), email ?? '')
  await page.goto(`/nl/en/orders/sales/${orderNumber}`)
  await expect(heading(page)).toContainText(orderNumber)
  await shot('in-part')
})
