import { guestCodePage, otherCode } from '../../pages/guest-code.page.ts'
import { holdAnswers } from '../../support/answers.ts'
import { giftCardOf } from '../../support/gift-card.ts'
import { test } from '../../support/test.ts'
import { keyboardOn } from './keyboard.ts'
import { isAsKept } from './transcript.ts'

test.describe('by keyboard alone, and what a screen reader says', () => {
  test.describe.configure({ timeout: 120_000 })

  // The reader itself stumbles over what has left the page before it was read.
  test.beforeEach(({ allowsOnConsole }) => allowsOnConsole(/getElementById is not a function/))

  test('a guest looks an order up', async ({ page, sandbox }) => {
    const { orderNumber = '', email = '' } = await sandbox.newOrder({ from: 'shipped', member: null })
    const keyboard = keyboardOn(page)
    await keyboard.opens('/us/en/orders/details')
    await keyboard.tabsTo(/^textbox, Order number/)
    await keyboard.types(orderNumber)
    await keyboard.tabsTo(/^textbox, Email/)
    await keyboard.types(email)
    await keyboard.tabsTo(/^button, Find order/)
    await keyboard.hears('Enter', new RegExp(`^heading.*${orderNumber}`))
    isAsKept('lookup', keyboard.transcript(), { NUMBER: orderNumber, ADDRESS: email })
  })

  test('a guest comes in by a code', async ({ page, sandbox }) => {
    const { email = '' } = await sandbox.newOrder({ from: 'shipped', member: null, country: 'nl' })
    const keyboard = keyboardOn(page)
    await keyboard.opens('/nl/en/orders/code')
    await keyboard.tabsTo(/^textbox, Email/)
    await keyboard.types(email)
    await keyboard.tabsTo(/^button, Send code/)
    await keyboard.hears('Enter', /^heading, Enter your code/)
    const code = await guestCodePage(page).codeSentTo(email)
    await keyboard.tabsTo(/^textbox, 6-digit code/)
    await keyboard.types(otherCode(code))
    await keyboard.tabsTo(/^button, Show my orders/)
    await keyboard.hears('Enter', /You have 4 tries left/)
    await keyboard.types(code)
    await keyboard.hears('Enter', /^heading, Your orders/)
    isAsKept('guest-code', keyboard.transcript(), {
      ADDRESS: email,
      CODE: code,
      OTHER: otherCode(code),
    })
  })

  test('a member cancels an order', async ({ page, member, sandbox }) => {
    const { orderNumber } = await sandbox.newOrder({ member: member.member })
    const answers = await holdAnswers(page, '/order_mgmt/ordermods/v1/jobs/{jobId}')
    const keyboard = keyboardOn(page)
    await keyboard.opens(`/us/en/orders/sales/${orderNumber}`)
    await keyboard.tabsTo(/^button, Cancel order/)
    await keyboard.hears('Enter', /Cancel this order/)
    await keyboard.tabsTo(/^button, Yes, cancel/)
    await keyboard.hears('Enter', /^heading, Canceling/)
    answers.letGo()
    await keyboard.isTold(/is canceled/)
    await keyboard.tabsTo(/^button, Done/)
    await keyboard.hears('Enter', new RegExp(orderNumber))
    isAsKept('cancel', keyboard.transcript(), { NUMBER: orderNumber })
  })

  test('a member returns an item', async ({ page, member, sandbox }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member: member.member })
    const keyboard = keyboardOn(page)
    await keyboard.opens(`/us/en/orders/sales/${orderNumber}/return`)
    await keyboard.tabsTo(/^checkbox/)
    await keyboard.press('Space')
    await keyboard.tabsTo(/^radio, Too big/)
    await keyboard.press('Space')
    await keyboard.tabsTo(/^button, Continue/)
    await keyboard.hears('Enter', /^heading, How will you send it back/)
    await keyboard.tabsTo(/^radio/)
    await keyboard.press('Space')
    await keyboard.tabsTo(/^button, Submit return/)
    await keyboard.hears('Enter', /^heading, Send it back/)
    isAsKept('return', keyboard.transcript(), { NUMBER: orderNumber })
  })

  test('a shopper waits at the curb', async ({ page, sandbox }) => {
    const { url, orderNumber } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
    const keyboard = keyboardOn(page)
    await keyboard.opens(url)
    await keyboard.tabsTo(/^textbox, Your car/)
    await keyboard.types('Green estate')
    await keyboard.tabsTo(/^button, I’m here/)
    await keyboard.hears('Enter', /We know you’re here/)
    isAsKept('curbside', keyboard.transcript(), { NUMBER: orderNumber })
  })

  test('a shopper asks what is left on a gift card', async ({ page, sandbox }) => {
    const card = await giftCardOf(sandbox, 'us')
    const keyboard = keyboardOn(page)
    await keyboard.opens('/us/en/orders/gift-card-lookup')
    await keyboard.tabsTo(/^textbox, Card number/)
    await keyboard.types(card.accountNumber)
    await keyboard.tabsTo(/^textbox, PIN/)
    await keyboard.types(card.pin)
    await keyboard.tabsTo(/^button, Check balance/)
    await keyboard.hears('Enter', /You have \$65\.50 left/)
    isAsKept('gift-card', keyboard.transcript(), {})
  })

  test('a member finishes a payment', async ({ page, member, sandbox }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'deferred-form', member: member.member })
    const keyboard = keyboardOn(page)
    await keyboard.opens(`/us/en/orders/sales/${orderNumber}`)
    await keyboard.tabsTo(/^link, Finish paying/)
    await keyboard.hears('Enter', /^heading, Finish paying/)
    await keyboard.tabsTo(/^button, Pay/)
    await keyboard.hears('Enter', /^heading, Continue to payment/)
    await keyboard.tabsTo(/^button, Continue now/)
    await keyboard.press('Enter')
    await keyboard.isOn(/\/sandbox\/pay/, 'Sandbox Pay')
    await keyboard.tabsTo(/^button, Pay/)
    await keyboard.press('Enter')
    await keyboard.isOn(/payment-confirmation/, 'Your order is paid')
    isAsKept('payment', keyboard.transcript(), { NUMBER: orderNumber })
  })
})
