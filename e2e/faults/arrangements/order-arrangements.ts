import type { Page } from '@playwright/test'
import { cancellationPage } from '../../pages/cancellation.page.ts'
import { deliveryChangePage } from '../../pages/delivery-change.page.ts'
import { itemCancellationPage } from '../../pages/item-cancellation.page.ts'
import { orderDetailPage } from '../../pages/order-detail.page.ts'
import { reviewPage } from '../../pages/review.page.ts'
import { againLines } from '../../pages/shop.page.ts'
import { withdrawalPage } from '../../pages/withdrawal.page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import type { Arrange, World } from '../lib/stage.ts'

const newOrder = async ({ page, sandbox }: World, from: string) => {
  const member = await signInAsNew(page.context(), sandbox)
  return (await sandbox.newOrder({ from, member, country: 'us' })).orderNumber
}

export const cancelsOrder: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'cancellable')
  return {
    open: async (page) => {
      await orderDetailPage(page).opens(orderNumber)
      await cancellationPage(page).asks()
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }),
    done: (page) =>
      page
        .getByRole('dialog', { name: 'Your order is canceled' })
        .or(page.locator('section[data-status]').getByText('Canceled', { exact: true })),
    waysOn: ['Yes, cancel order', 'Cancel order'],
  }
}

export const cancelsItems: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'items-cancellable')
  const again = (page: Page) => itemCancellationPage(page).choosesOne()
  return {
    open: async (page) => {
      await itemCancellationPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => itemCancellationPage(page).confirm,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Your items are canceled' }),
    waysOn: ['Cancel these items', 'Review cancellation'],
  }
}

export const changesDelivery: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'delivery-open')
  const again = (page: Page) => deliveryChangePage(page).choosesDay()
  return {
    open: async (page) => {
      await deliveryChangePage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => deliveryChangePage(page).confirm,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Your delivery is changed' }),
    waysOn: ['Change delivery', 'Review changes'],
  }
}

export const withdraws: Arrange = async ({ page: first, sandbox }) => {
  const member = await signInAsNew(first.context(), sandbox, { country: 'de' })
  const { orderNumber } = await sandbox.newOrder({ from: 'withdrawable', member, country: 'de' })
  const again = (page: World['page']) => withdrawalPage(page).reviews()
  return {
    open: async (page) => {
      await withdrawalPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => withdrawalPage(page).confirm,
    done: (page) =>
      page.getByRole('heading', {
        level: 1,
        name: /^(We received your withdrawal|You’ve withdrawn from this order)$/,
      }),
    waysOn: ['Confirm withdrawal', 'Continue'],
  }
}

export const sendsReview: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'delivered')
  return {
    open: async (page) => {
      const review = reviewPage(page)
      await orderDetailPage(page).opens(orderNumber, '', '?enableWriteReview=true')
      await review.offers.first().click()
      await review.fillsIn()
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send review' }),
    done: (page) =>
      page
        .locator('[data-flow=review][data-state=thanked]')
        .or(page.locator('[data-item]').getByText('Review sent')),
    waysOn: ['Send review'],
  }
}

export const buysAgain: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'buy-again')
  const button = (page: World['page']) =>
    orderDetailPage(page).items.nth(againLines.fullPrice).locator('[data-action=buyItAgain]')
  return {
    open: (page) => orderDetailPage(page).opens(orderNumber),
    press: button,
    done: (page) =>
      page
        .getByLabel('Bag, 1 item', { exact: true })
        .or(page.getByRole('heading', { level: 1, name: 'Tempo Glide 3' })),
  }
}

/** The order's page fetches what finishes its payment by itself. */
export const preparesOnOrder: Arrange = async (world) => {
  const orderNumber = await newOrder(world, 'deferred-form')
  return {
    open: (page) => orderDetailPage(page).opens(orderNumber),
    done: (page) => page.locator('[data-action=finishPaying]'),
  }
}

const pays =
  (from: string, state: string): Arrange =>
  async (world) => {
    const orderNumber = await newOrder(world, from)
    return {
      open: async (page) => void (await page.goto(`/us/en/orders/sales/${orderNumber}/payment`)),
      done: (page) => page.locator(`[data-flow=deferredPayment][data-state="${state}"]`),
    }
  }

export const paysByForm = pays('deferred-form', 'ready')
export const paysByEarlierForm = pays('deferred-form-get-maya', 'ready')
export const paysByWallet = pays('deferred-wallet', 'scanning.byDevice')
