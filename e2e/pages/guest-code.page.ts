import { expect, type Page } from '@playwright/test'
import type { SandboxMail } from '../../contract/sandbox/sandbox-mails.ts'

/** Any other code. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The page of a guest's code, as a guest with an order in the Netherlands uses it. */
export const guestCodePage = (page: Page) => {
  const flow = page.locator('[data-flow=guestCode]')
  const heading = page.getByRole('heading', { level: 1 })
  const email = page.getByLabel('Email address')
  const send = page.getByRole('button', { name: 'Send code', exact: true })
  const code = page.getByLabel('6-digit code', { exact: true })
  const show = page.getByRole('button', { name: 'Show my orders', exact: true })
  const hasCode = page.getByRole('button', { name: 'I already have a code', exact: true })
  const again = page.getByRole('button', { name: 'Send a new code', exact: true })
  const done = page.getByRole('button', { name: 'Done on this device', exact: true })
  const seesHeading = (words: string) => expect(heading).toHaveText(words)
  const seesState = (state: string) => expect(flow).toHaveAttribute('data-state', state)
  const opens = async (country = 'nl') => {
    await page.goto(`/${country}/en/orders/code`)
    await expect(flow).toBeVisible()
  }
  const mailsTo = async (to: string) => {
    const answer = await page.request.get('/api/sandbox/mails', { params: { to, kind: 'guestCode' } })
    return (await answer.json()) as SandboxMail[]
  }
  /** The code of the newest message to somebody. */
  const codeSentTo = async (to: string): Promise<string> => {
    await expect.poll(async () => (await mailsTo(to)).length).toBeGreaterThan(0)
    const [newest] = await mailsTo(to)
    return /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? ''
  }
  const asksFor = async (to: string) => {
    await email.fill(to)
    await send.click()
    await seesHeading('Enter your code')
  }
  const hasCodeFor = async (to: string) => {
    await email.fill(to)
    await hasCode.click()
    await seesHeading('Enter your code')
  }
  const types = async (typed: string) => {
    await code.fill(typed)
    await show.click()
  }
  /** From the first page to the list. */
  const comesIn = async (to: string) => {
    await opens()
    await asksFor(to)
    await types(await codeSentTo(to))
    await seesHeading('Your orders')
  }
  return {
    flow,
    heading,
    email,
    send,
    code,
    show,
    hasCode,
    again,
    done,
    seesHeading,
    seesState,
    opens,
    mailsTo,
    codeSentTo,
    asksFor,
    hasCodeFor,
    types,
    comesIn,
  }
}
