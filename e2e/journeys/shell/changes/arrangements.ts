import { expect, type Locator, type Page } from '@playwright/test'
import type { CallerKind } from '../../../../contract/wire/call.ts'
import { cancellationPage } from '../../../pages/cancellation.page.ts'
import { curbsidePage } from '../../../pages/curbside.page.ts'
import { deliveryChangePage } from '../../../pages/delivery-change.page.ts'
import { exchangePage } from '../../../pages/exchange.page.ts'
import { guestCodePage } from '../../../pages/guest-code.page.ts'
import { itemCancellationPage } from '../../../pages/item-cancellation.page.ts'
import { notificationsPage, stopPage } from '../../../pages/notifications/notifications.page.ts'
import { onTheWayPage } from '../../../pages/on-the-way.page.ts'
import { orderDetailPage } from '../../../pages/order-detail.page.ts'
import { returnProofPage } from '../../../pages/papers/return-proof.page.ts'
import { returnWizardPage } from '../../../pages/return-wizard.page.ts'
import { bankRefundPage } from '../../../pages/returns/bank-refund.page.ts'
import { giftReturnPage } from '../../../pages/returns/gift-return.page.ts'
import { returnCancellationPage } from '../../../pages/returns/return-cancellation.page.ts'
import { againLines, shopPage } from '../../../pages/shop.page.ts'
import { withdrawalPage } from '../../../pages/withdrawal.page.ts'
import { announceArrival, linkOf } from '../../../support/curbside.ts'
import { receiptOf } from '../../../support/gifts/gift.ts'
import { admitFirst } from '../../../support/guest.ts'
import { codeTexted, newPhone, playParcel, stopLinkOf, toldBy } from '../../../support/notifications/told.ts'
import type { Sandbox } from '../../../support/sandbox.ts'

type World = {
  readonly page: Page
  readonly sandbox: Sandbox
  readonly caller: Exclude<CallerKind, 'member'>
}

type Arranged = {
  /** What is pressed to make the change; left out where the page begins by itself. */
  readonly press?: Locator
  /** The page says that it was made. */
  readonly isDone: () => Promise<void>
  /** What a page that is loaded anew says, where that is something else. */
  readonly isShown?: () => Promise<void>
  /** The page asks how its object is as well: that may tell it before the look-up does. */
  readonly isFollowed?: true
  /**
   * Nobody looks the outcome up: the browser keeps no key of it. The shopper sends the same again by its own key, or the page goes on
   * without the answer.
   */
  readonly isNotLookedUp?: true
  /** Loaded anew, the page asks for what stands and has nothing to look up. */
  readonly isKnownAnew?: true
  /** Sends the same again. */
  readonly again?: () => Promise<void>
}

/** Somebody who is not a member, on the page that makes the change. */
type Arrange = (world: World) => Promise<Arranged>

const newOrder = ({ sandbox }: World, from: string, country = 'us') =>
  sandbox.newOrder({ from, member: null, country })

/** A guest's order, and the browser is known as that guest's. */
const orderOfGuest = async (world: World, from: string, country?: string) => {
  const made = await newOrder(world, from, country)
  await admitFirst(world.page.context(), made.email ?? '')
  return made
}

const isDialog = (page: Page, title: string | RegExp) => () =>
  expect(page.getByRole('dialog')).toHaveAccessibleName(title)

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

const cancelsOrder: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'cancellable')
  const cancellation = cancellationPage(world.page)
  await orderDetailPage(world.page).opens(orderNumber)
  await cancellation.asks()
  return {
    press: inDialog(world.page, 'Yes, cancel order'),
    isDone: () => cancellation.seesView('complete'),
  }
}

const cancelsItems: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'items-cancellable')
  const items = itemCancellationPage(world.page)
  await items.opens(orderNumber)
  await items.choosesOne()
  return { press: items.confirm, isDone: items.seesCancelled }
}

const changesDelivery: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'delivery-open')
  const delivery = deliveryChangePage(world.page)
  await delivery.opens(orderNumber)
  await delivery.choosesDay()
  return { press: delivery.confirm, isDone: delivery.seesChanged }
}

/** A return at its last step; of a store return the store and the shopper are told. */
const submitsReturn =
  (method: 'upsDropoff' | 'returnToStore'): Arrange =>
  async (world) => {
    const { orderNumber } = await orderOfGuest(world, 'returnable')
    const wizard = returnWizardPage(world.page)
    await wizard.opens(orderNumber, '?flag.enableDorisCommunication=true&flag.sendStoreReturnEmail=true')
    await wizard.picks(0, { reason: 'Too small' })
    await wizard.goesOn()
    await wizard.chooses(method)
    if (method === 'returnToStore') await wizard.choosesStore(0)
    return { press: wizard.button, isDone: async () => void (await wizard.seesReturn()) }
  }

const opensReturn = async (world: World): Promise<void> => {
  const { orderNumber } = await orderOfGuest(world, 'return-created')
  await world.page.goto(`/us/en/orders/returns/${orderNumber}/return-confirmation`)
}

const switchesMethod: Arrange = async (world) => {
  const { page } = world
  await opensReturn(world)
  await page.locator('[data-action="switch-method"]').click()
  await page.getByRole('dialog').locator('[data-method="upsPickup"]').getByRole('radio').check()
  return { press: inDialog(page, 'Switch'), isDone: isDialog(page, 'Your return method has changed') }
}

const cancelsReturn: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'return-created')
  const cancellation = returnCancellationPage(world.page)
  await cancellation.opens(orderNumber)
  return { press: cancellation.confirm, isDone: () => cancellation.sees('Your return is canceled') }
}

const provesReturn: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'return-created')
  const proof = returnProofPage(world.page)
  await proof.opens(orderNumber)
  await proof.number.fill('1Z999AA10123456784')
  return { press: proof.save, isDone: () => proof.seesState('proven') }
}

const sendsLabel: Arrange = async (world) => {
  const { page } = world
  await opensReturn(world)
  await page.getByRole('button', { name: 'Send by email', exact: true }).click()
  return { press: inDialog(page, 'Send label'), isDone: isDialog(page, 'Your label is on its way') }
}

const sendsBankDetails: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'return-cash', 'it')
  const refund = bankRefundPage(world.page)
  await refund.opens(orderNumber)
  await refund.fillsIn()
  await refund.reviews()
  return { press: refund.send, isDone: () => refund.seesConfirmation() }
}

const withdraws: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'withdrawable', 'de')
  const withdrawal = withdrawalPage(world.page)
  await withdrawal.opens(orderNumber)
  await withdrawal.reviews()
  const heading = world.page.getByRole('heading', { level: 1 })
  return {
    press: withdrawal.confirm,
    isDone: () => expect(heading).toHaveText('We received your withdrawal'),
    isShown: () =>
      expect(heading).toHaveText(/^(We received your withdrawal|You’ve withdrawn from this order)$/),
  }
}

/** A guest whom nobody else is, with an order in the Netherlands. */
const emailOfGuest = async (world: World): Promise<string> =>
  (await newOrder(world, 'shipped', 'nl')).email ?? ''

const triesAgain =
  ({ page }: World) =>
  () =>
    page.getByRole('button', { name: 'Try again' }).click()

const asksForCode: Arrange = async (world) => {
  const guest = guestCodePage(world.page)
  const email = await emailOfGuest(world)
  await guest.opens()
  await guest.email.fill(email)
  return {
    press: guest.send,
    isNotLookedUp: true,
    again: triesAgain(world),
    isDone: () => guest.seesHeading('Enter your code'),
    // A contact is kept in no storage of the browser: whoever loads the page anew is asked again.
    isShown: () => guest.seesHeading('See your orders with a code'),
  }
}

const triesCode: Arrange = async (world) => {
  const guest = guestCodePage(world.page)
  const email = await emailOfGuest(world)
  await guest.opens()
  await guest.asksFor(email)
  await guest.code.fill(await guest.codeSentTo(email))
  return {
    press: guest.show,
    isNotLookedUp: true,
    again: triesAgain(world),
    isDone: () => guest.seesHeading('Your orders'),
    // The browser has kept the pass before the code was tried: whoever loads the page anew is in, or types the code again.
    isShown: () => expect(guest.heading).toHaveText(/^(Your orders|Enter your code)$/),
  }
}

const endsPass: Arrange = async (world) => {
  const guest = guestCodePage(world.page)
  await guest.comesIn(await emailOfGuest(world))
  return {
    press: guest.done,
    isNotLookedUp: true,
    isDone: () => guest.seesHeading('See your orders with a code'),
    // The host has ended the pass, and the browser was not told to forget it.
    isShown: () => guest.seesHeading('Your hour is over'),
  }
}

const returnsGift: Arrange = async ({ page, sandbox }) => {
  const receipt = receiptOf(await sandbox.newOrder({ from: 'gift', member: null, country: 'us' }))
  const gift = giftReturnPage(page)
  await gift.opens()
  await gift.finds(receipt)
  await gift.seesState('open.items')
  await gift.reviews()
  const isDone = () => gift.seesState('open.instructions.ready')
  return {
    press: gift.confirm,
    isDone,
    isShown: async () => {
      await gift.finds(receipt)
      await expect(gift.flow.locator('section[data-return]')).toHaveCount(1)
    },
  }
}

const saysHere: Arrange = async (world) => {
  const { page } = world
  const { url } = await newOrder(world, 'curbside')
  const visit = curbsidePage(page)
  await page.goto(url)
  await visit.car.fill('Green estate')
  return { press: visit.here, isDone: () => visit.seesProgress(50, 'You’re here') }
}

const saysWhen: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'curbside')
  const visit = onTheWayPage(world.page)
  await visit.opens(orderNumber)
  await visit.types('25')
  return { press: visit.tell, isDone: () => expect(visit.expected).toBeVisible() }
}

const choosesWays: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'cancellable')
  const told = notificationsPage(world.page)
  await told.opens(orderNumber)
  await told.text.check()
  return {
    press: told.save,
    isDone: () => expect(told.saved).toBeVisible(),
    isShown: () => expect(told.text).toBeChecked(),
  }
}

const asksForPhoneCode: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'cancellable')
  const told = notificationsPage(world.page)
  await told.opens(orderNumber)
  await told.otherNumber.click()
  await told.phone.fill(newPhone())
  return {
    press: told.send,
    isNotLookedUp: true,
    again: triesAgain(world),
    isDone: () => expect(told.code).toBeVisible(),
    // A number is kept in no storage of the browser: whoever loads the page anew is at the choice again.
    isShown: () => expect(told.otherNumber).toBeVisible(),
  }
}

const confirmsPhone: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'cancellable')
  const told = notificationsPage(world.page)
  await told.opens(orderNumber)
  await told.otherNumber.click()
  await told.phone.fill(newPhone())
  await told.send.click()
  await told.code.fill(await codeTexted(world.page.request, orderNumber))
  return {
    press: told.confirm,
    isNotLookedUp: true,
    again: triesAgain(world),
    isDone: () => expect(world.page.getByText('Number confirmed')).toBeVisible(),
    isShown: () => expect(told.otherNumber).toBeVisible(),
  }
}

const stopsMessages: Arrange = async (world) => {
  const { page } = world
  const { orderNumber } = await newOrder(world, 'cancellable')
  await playParcel(page.request, orderNumber, 'OUT_FOR_DELIVERY')
  await expect.poll(async () => (await toldBy(page.request, orderNumber, 'email')).length).toBeGreaterThan(0)
  const [mail] = await toldBy(page.request, orderNumber, 'email')
  const stop = stopPage(page)
  await page.goto(stopLinkOf(mail?.text ?? ''))
  return {
    press: stop.stop,
    isDone: () => stop.seesState('stopped'),
    // The link stands in no storage of the browser: it is opened again.
    isShown: () => stop.seesState('unknown'),
    isKnownAnew: true,
  }
}

/** By the link at the curb, or on the order's own page. */
const cancelsPickup: Arrange = async (world) => {
  const { page, caller } = world
  const { url, orderNumber } = await (caller === 'link' ? newOrder : orderOfGuest)(world, 'curbside')
  const id = await announceArrival(page.request, linkOf(url, orderNumber))
  if (caller === 'link') await page.goto(`${url}&storeInteractionId=${id}`)
  else await orderDetailPage(page).opens(orderNumber)
  await page.getByRole('button', { name: 'Cancel pickup' }).click()
  return {
    press: inDialog(page, 'Yes, cancel'),
    isDone: () => expect(page.getByText('Your pickup is canceled', { exact: true }).last()).toBeVisible(),
    isFollowed: true,
    ...(caller === 'guest' && {
      isShown: () => expect(page.getByRole('link', { name: 'I’m here' })).toBeVisible(),
    }),
  }
}

/** The payment's page prepares it by itself. */
const pays =
  (from: string, state: string): Arrange =>
  async (world) => {
    const { orderNumber } = await orderOfGuest(world, from)
    await world.page.goto(`/us/en/orders/sales/${orderNumber}/payment`)
    const flow = world.page.locator('[data-flow=deferredPayment]')
    return { isDone: () => expect(flow).toHaveAttribute('data-state', state) }
  }

const buysAgain: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'buy-again')
  const shop = shopPage(world.page)
  const detail = orderDetailPage(world.page)
  await detail.opens(orderNumber)
  return {
    press: detail.items.nth(againLines.fullPrice).locator('[data-action=buyItAgain]'),
    isDone: () => shop.seesInBag(1),
  }
}

const holdsExchange: Arrange = async (world) => {
  const { orderNumber } = await orderOfGuest(world, 'exchangeable')
  const exchange = exchangePage(world.page)
  const wizard = returnWizardPage(world.page)
  await wizard.opens(orderNumber)
  await wizard.picks(0, { reason: 'Too small' })
  await exchange.wants(0, 'Another size or color')
  await exchange.seesState(0, 'open.choosing')
  return {
    press: exchange.sizes(0).nth(4),
    isDone: () => exchange.seesState(0, 'open.held'),
    isKnownAnew: true,
  }
}

/** By id of the row: how somebody who is not a member makes the change. */
export const arrangements: Readonly<Record<string, Arrange>> = {
  cancelOrder: cancelsOrder,
  cancelItems: cancelsItems,
  changeDelivery: changesDelivery,
  captureReturn: submitsReturn('upsDropoff'),
  triggerDoris: submitsReturn('returnToStore'),
  sendStoreReturnEmail: submitsReturn('returnToStore'),
  holdExchange: holdsExchange,
  switchReturnMethod: switchesMethod,
  cancelReturn: cancelsReturn,
  sendReturnProof: provesReturn,
  dispatchReturnLabel: sendsLabel,
  sendBankRefund: sendsBankDetails,
  withdrawOrder: withdraws,
  requestGuestCode: asksForCode,
  redeemGuestCode: triesCode,
  endGuestPass: endsPass,
  returnGift: returnsGift,
  createPickup: saysHere,
  patchPickup: cancelsPickup,
  announceVisit: saysWhen,
  chooseNotifications: choosesWays,
  requestPhoneCode: asksForPhoneCode,
  confirmPhone: confirmsPhone,
  stopNotifications: stopsMessages,
  preparePaymentFormV1: pays('deferred-form-get-maya', 'ready'),
  preparePaymentFormV2: pays('deferred-form', 'ready'),
  prepareWalletPayment: pays('deferred-wallet', 'scanning.byDevice'),
  addToCart: buysAgain,
}
