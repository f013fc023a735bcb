import { expect, type Page } from '@playwright/test'
import { notificationsPage, stopPage } from '../../pages/notifications/notifications.page.ts'
import { codeTexted, newPhone, playParcel, stopLinkOf, toldBy } from '../../support/notifications/told.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import type { Arrange, World } from '../lib/stage.ts'

const orderToTell = async ({ page, sandbox }: World): Promise<string> => {
  const member = await signInAsNew(page.context(), sandbox)
  const { orderNumber } = await sandbox.newOrder({ from: 'cancellable', member, country: 'us' })
  return orderNumber
}

export const choosesWays: Arrange = async (world) => {
  const orderNumber = await orderToTell(world)
  const again = async (page: Page) => notificationsPage(page).text.check()
  return {
    open: async (page) => {
      await notificationsPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    // It stays once it has saved, and would save again.
    press: (page) => notificationsPage(page).saveOnce,
    done: (page) => notificationsPage(page).saved,
    waysOn: ['Check again'],
  }
}

const typesNumber = async (page: Page, phone: string) => {
  const told = notificationsPage(page)
  await told.otherNumber.click()
  await told.phone.fill(phone)
}

export const asksForPhoneCode: Arrange = async (world) => {
  const orderNumber = await orderToTell(world)
  const phone = newPhone()
  const again = (page: Page) => typesNumber(page, phone)
  return {
    open: async (page) => {
      await notificationsPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => notificationsPage(page).send,
    done: (page) => notificationsPage(page).code,
    waysOn: ['Send code', 'Try again'],
    effects: async ({ request }) => (await toldBy(request, orderNumber, 'text', 'phoneCode')).length,
  }
}

export const confirmsPhone: Arrange = async (world) => {
  const orderNumber = await orderToTell(world)
  const phone = newPhone()
  const again = async (page: Page) => {
    const told = notificationsPage(page)
    await typesNumber(page, phone)
    await told.send.click()
    await told.code.fill(await codeTexted(page.request, orderNumber))
  }
  return {
    open: async (page) => {
      await notificationsPage(page).opens(orderNumber)
      await again(page)
    },
    again,
    press: (page) => notificationsPage(page).confirm,
    // A code works once: of two tabs one is told so.
    done: (page) =>
      page.getByText('Number confirmed').or(page.getByText('This code doesn’t work anymore')).first(),
    waysOn: ['Confirm number', 'Try again'],
    effects: async () => 1,
  }
}

export const stopsMessages: Arrange = async (world) => {
  const orderNumber = await orderToTell(world)
  await playParcel(world.page.request, orderNumber, 'OUT_FOR_DELIVERY')
  const newest = async () => {
    const [mail] = await toldBy(world.page.request, orderNumber, 'email')
    return stopLinkOf(mail?.text ?? '')
  }
  await expect.poll(newest).not.toBe('')
  const link = await newest()
  const opens = async (page: Page) => {
    await page.goto('about:blank')
    await page.goto(link)
  }
  const shown = (page: Page) => stopPage(page).heading('We’ve stopped the emails')
  return {
    open: opens,
    again: async (page) => {
      await opens(page)
      await stopPage(page).stop.or(shown(page)).first().waitFor()
    },
    press: (page) => stopPage(page).stop,
    done: shown,
    waysOn: ['Check again', 'Try again', 'Stop emails'],
  }
}
