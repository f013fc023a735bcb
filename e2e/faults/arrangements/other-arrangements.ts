import { expect, type Page } from '@playwright/test'
import { curbsidePage } from '../../pages/curbside.page.ts'
import { guestLookupPage } from '../../pages/guest-lookup.page.ts'
import { onTheWayPage } from '../../pages/on-the-way.page.ts'
import { orderDetailPage } from '../../pages/order-detail.page.ts'
import { giftReturnPage } from '../../pages/returns/gift-return.page.ts'
import { announceArrival, linkOf } from '../../support/curbside.ts'
import { giftCardOf } from '../../support/gift-card.ts'
import { receiptOf } from '../../support/gifts/gift.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import type { Arrange } from '../lib/stage.ts'

export const saysHere: Arrange = async ({ sandbox }) => {
  const { url } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  return {
    open: async (page) => {
      await page.goto(url)
      await curbsidePage(page).car.fill('Green estate')
    },
    again: (page) => curbsidePage(page).car.fill('Green estate'),
    press: (page) => curbsidePage(page).here,
    done: (page) => page.locator('[role=progressbar][aria-valuetext="You’re here"]'),
    waysOn: ['I’m here'],
  }
}

export const saysWhen: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'curbside', member, country: 'us' })
  const again = (page: Page) => onTheWayPage(page).types('25')
  return {
    open: async (page) => {
      await onTheWayPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => onTheWayPage(page).tell,
    done: (page) => onTheWayPage(page).expected,
    waysOn: ['Try again', 'Tell the store'],
  }
}

const isCancelled = (page: Page) => page.getByText('Your pickup is canceled', { exact: true })

const cancelsPickup = (open: (page: Page) => Promise<unknown>) => ({
  open: async (page: Page) => {
    await open(page)
    await page.getByRole('button', { name: 'Cancel pickup' }).click()
  },
  press: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel', exact: true }),
  done: (page: Page) => isCancelled(page).or(page.getByRole('link', { name: 'I’m here' })),
  waysOn: ['Yes, cancel', 'Cancel pickup'],
})

/** By the link at the curb. */
export const cancelsPickupAtCurb: Arrange = async ({ page: first, sandbox }) => {
  const { url, orderNumber } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const id = await announceArrival(first.request, linkOf(url, orderNumber))
  return cancelsPickup((page) => page.goto(`${url}&storeInteractionId=${id}`))
}

/** On the order's own page. */
export const cancelsPickupOfOrder: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox)
  const { url, orderNumber } = await sandbox.newOrder({ from: 'curbside', member, country: 'us' })
  await announceArrival(first.request, linkOf(url, orderNumber))
  return cancelsPickup((page) => orderDetailPage(page).opens(orderNumber))
}

export const returnsGift: Arrange = async ({ sandbox }) => {
  const receipt = receiptOf(await sandbox.newOrder({ from: 'gift', member: null, country: 'us' }))
  const again = async (page: Page) => {
    const gift = giftReturnPage(page)
    await gift.finds(receipt)
    await gift.seesState(/^open\./)
    if ((await gift.flow.locator('section[data-return]').count()) === 0) await gift.reviews()
  }
  return {
    open: async (page) => {
      await giftReturnPage(page).opens()
      await again(page)
    },
    again,
    press: (page) => giftReturnPage(page).confirm,
    done: (page) => giftReturnPage(page).flow.locator('section[data-return]').first(),
    waysOn: ['Try again', 'Look at the gift', 'Return the gift'],
  }
}

export const checksGiftCard: Arrange = async ({ sandbox }) => {
  const card = await giftCardOf(sandbox, 'us')
  const again = async (page: Page) => {
    await page.getByRole('textbox', { name: 'Card number' }).fill(card.accountNumber)
    await page.getByRole('textbox', { name: 'PIN' }).fill(card.pin)
  }
  return {
    open: async (page) => {
      await page.goto('/us/en/orders/gift-card-lookup')
      await again(page)
    },
    again,
    press: (page) => page.getByRole('button', { name: 'Check balance' }),
    done: (page) => page.getByRole('heading', { name: 'You have $65.50 left' }),
    waysOn: ['Check balance'],
    effects: async () => 1,
  }
}

export const looksUp: Arrange = async ({ sandbox }) => {
  const order = await sandbox.newOrder({ from: 'cancellable', member: null, country: 'us' })
  const again = (page: Page) => guestLookupPage(page).fills(order)
  return {
    open: async (page) => {
      await guestLookupPage(page).opens()
      await again(page)
    },
    again,
    press: (page) => guestLookupPage(page).button,
    done: (page) => page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` }),
    waysOn: ['Find order'],
    effects: async () => 1,
  }
}

export const signsOut: Arrange = async ({ page: first, sandbox }) => {
  await signInAsNew(first.context(), sandbox)
  const account = (page: Page) => page.getByRole('button', { name: /^Your account/ })
  return {
    open: async (page) => {
      await page.goto('/us/en/orders')
      await expect(account(page)).toBeVisible()
      await account(page).click()
    },
    press: (page) => page.getByRole('button', { name: 'Sign out', exact: true }),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Find your order' }),
    waysOn: ['Sign out', 'Your account'],
    effects: async (page) => {
      const { status } = (await (await page.request.get('/session')).json()) as { status: string }
      return status === 'guest' ? 1 : 0
    },
  }
}
