import { expect, type Page } from '@playwright/test'
import { guestCodePage } from '../../pages/guest-code.page.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import type { Arrange } from '../lib/stage.ts'

const guestOf = async (sandbox: Sandbox) => {
  const { email, orderNumber } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl' })
  return { email: email ?? '', orderNumber }
}

const isAtCode = (page: Page) => page.getByRole('heading', { level: 1, name: 'Enter your code' })
const isOver = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This code doesn’t work any more' })
const isInside = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your orders' })

export const asksForCode: Arrange = async ({ sandbox }) => {
  const { email } = await guestOf(sandbox)
  const again = (page: Page) => guestCodePage(page).email.fill(email)
  return {
    open: async (page) => {
      await guestCodePage(page).opens()
      await again(page)
    },
    again,
    press: (page) => guestCodePage(page).send,
    // Within the minute after a code that was sent none is: that says as much.
    done: (page) => isAtCode(page).or(page.getByText('Too many codes')),
    waysOn: ['Send code', 'Try again'],
    effects: async (page) => (await guestCodePage(page).mailsTo(email)).length,
  }
}

/** A guest who has typed the code. */
export const triesCode: Arrange = async ({ sandbox }) => {
  const { email } = await guestOf(sandbox)
  const fills = async (page: Page) => {
    await guestCodePage(page).code.fill(await guestCodePage(page).codeSentTo(email))
  }
  const tabs: Page[] = []
  return {
    open: async (page) => {
      const guest = guestCodePage(page)
      await guest.opens()
      // A second tab types the code that the first one has asked for: another one comes only after a minute.
      if (tabs.length > 0) await guest.hasCodeFor(email)
      else await guest.asksFor(email)
      tabs.push(page)
      await fills(page)
    },
    again: fills,
    press: (page) => guestCodePage(page).show,
    // A code works once: of two tabs one comes in, and the other is told so.
    done: (page) => (tabs.length > 1 ? isInside(page).or(isOver(page)) : isInside(page)),
    waysOn: ['Show my orders', 'Try again', 'Send code'],
    effects: async () => 1,
  }
}

export const endsPass: Arrange = async ({ sandbox }) => {
  const { email, orderNumber } = await guestOf(sandbox)
  return {
    open: async (page) => {
      await guestCodePage(page).comesIn(email)
      await expect(page.locator(`[data-order="${orderNumber}"]`)).toBeVisible()
    },
    press: (page) => guestCodePage(page).done,
    // A page that was asked for while the pass ended has nothing to show any more and says so.
    done: (page) =>
      page.getByRole('heading', { level: 1, name: /^(See your orders with a code|Your hour is over)$/ }),
    waysOn: ['Done on this device', 'Try again'],
    effects: async (page) => {
      const session = (await (await page.request.get('/session')).json()) as { visitor: unknown }
      return session.visitor === null ? 1 : 0
    },
  }
}
