import type { Locator, Page } from '@playwright/test'
import { pageAnswers } from '../../pages/open-page.ts'
import { isAccessible, isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { giftCardOf, unknownCardNumber } from '../../support/gift-card.ts'
import { expect, test } from '../../support/test.ts'

const call = '/payment/giftcard_balance/v1'

const giftCard = (page: Page) => ({
  number: page.getByRole('textbox', { name: 'Card number' }),
  pin: page.getByRole('textbox', { name: 'PIN' }),
  submit: page.getByRole('button', { name: 'Check balance' }),
  caret: () =>
    page
      .getByRole('textbox', { name: 'Card number' })
      .evaluate((field) => (field as HTMLInputElement).selectionStart),
  paste: (text: string) =>
    page.getByRole('textbox', { name: 'Card number' }).evaluate((field, pasted) => {
      const input = field as HTMLInputElement
      input.focus()
      input.select()
      document.execCommand('insertText', false, pasted)
    }, text),
})

test('[GC-01] number and PIN lose no digit to the blanks and dashes that are pasted with them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/us/en/orders/gift-card-lookup')
  const { number, pin } = giftCard(page)
  await pageAnswers(page)
  const pasteInto = async (field: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
  }
  for (const written of [
    '  6006 - 0049 - 1277 - 3501 - 820  ',
    '6 0 0 6 0 0 4 9 1 2 7 7 3 5 0 1 8 2 0',
    'Card: 6006.0049.1277.3501.820\n',
  ]) {
    await number.fill('')
    await pasteInto(number, written)
    await expect(number).toHaveValue('6006 0049 1277 3501 820')
  }
  for (const written of [' 482913 ', '482-913', '4 8 2 9 1 3', '48 29 13\n']) {
    await pin.fill('')
    await pasteInto(pin, written)
    await expect(pin).toHaveValue('482913')
  }
  await page.keyboard.type('7')
  await expect(pin).toHaveValue('482913')
})

test('[GC-01] [GC-02] [GC-03] a card is typed, corrected and pasted; its balance shows in its currency', async ({
  page,
  sandbox,
}) => {
  const card = await giftCardOf(sandbox, 'us')
  const asked = watchCalls(page, 'POST', call)
  await page.goto('/us/en/orders/gift-card-lookup')
  const { number, pin, submit, caret, paste } = giftCard(page)

  await number.pressSequentially('60060049x12')
  await expect(number).toHaveValue('6006 0049 12')
  await expect(number).toHaveAttribute('maxlength', '24')
  await expect(pin).toHaveAttribute('readonly')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription('Still needed: the 19 digits of the card number.')
  await isAccessibleToo(page, 'gift card, entering')

  // In the middle: a digit goes in and out, and the caret stays with it.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('7')
  await expect(number).toHaveValue('6006 0074 912')
  const behind = await caret()
  expect([7, 8]).toContain(behind)
  await page.keyboard.press('Backspace')
  await expect(number).toHaveValue('6006 0049 12')
  await page.keyboard.type('8')
  await expect(number).toHaveValue('6006 0084 912')

  await paste('6006-0049-1277-3501-820')
  await expect(number).toHaveValue('6006 0049 1277 3501 820')
  await paste(' 6006 0049 1277 3501820')
  await expect(number).toHaveValue('6006 0049 1277 3501 820')
  await expect(pin).not.toHaveAttribute('readonly')
  await expect(submit).toHaveAccessibleDescription('Still needed: the 6 digits of the PIN.')
  await pin.fill('48291')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  expect(asked).toEqual([])
  await pin.fill(card.pin)
  await expect(submit).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')

  const balance = page.locator('[data-part=balance]')
  await expect(balance.getByRole('heading', { name: 'You have $65.50 left' })).toBeFocused()
  await expect(page.locator('[data-part=card]')).toContainText('•••• •••• •••• •••• 820')
  expect(asked.map(({ body }) => body)).toEqual([
    { accountNumber: card.accountNumber, pin: card.pin, currency: 'USD' },
  ])
  await isAccessible(page, 'gift card, balance')
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
  )
  expect([kept.includes(card.pin), kept.includes(card.accountNumber)]).toEqual([false, false])

  await balance.getByRole('button', { name: 'Check another card' }).click()
  await expect(number).toHaveValue('')
  await expect(number).toBeFocused()
})

test('[GC-02] [GC-03] a refused card, a host in trouble and too many tries each say so, with a way on', async ({
  page,
  sandbox,
}) => {
  const card = await giftCardOf(sandbox, 'gb')
  await page.goto('/gb/en/orders/gift-card-lookup')
  const { number, pin, submit } = giftCard(page)
  await number.fill(unknownCardNumber())
  await pin.fill('123456')
  await submit.click()
  const summary = page.getByRole('alert').filter({ hasText: /./ })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('We found no gift card with those numbers')
  await expect(page).toHaveTitle('Error: Check Your Gift Card Balance | Podium GB')
  await expect(submit).toHaveAccessibleDescription('Change the number or the PIN to try again.')
  await expect(number).toHaveAccessibleDescription(/Check card number and PIN against the card\.$/)
  await isAccessibleToo(page, 'gift card, refused')
  await summary.getByRole('link', { name: 'PIN' }).click()
  await expect(pin).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(summary).toBeHidden()
  await page.keyboard.type('6')
  await expect(pin).toHaveValue('123456')
  await expect(pin).toBeFocused()

  await page.route(`**/api${call}*`, (route) => route.fulfill({ status: 503, body: '<html>' }), { times: 1 })
  await number.fill(card.accountNumber)
  await pin.fill(card.pin)
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'Your balance isn’t available right now' })
  await expect(dialog).toBeVisible()
  await isDialogAccessible(page, 'gift card, not available')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await expect(pin).toHaveValue(card.pin)
  await page.route(`**/api${call}*`, (route) => route.abort(), { times: 1 })
  await submit.click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You have £24.99 left' })).toBeVisible()
  await expect.poll(() => sandbox.reports('gift card balance: unparsable 503')).not.toEqual([])

  const wrong = { accountNumber: unknownCardNumber(), pin: '123456', currency: 'GBP' }
  for (let index = 0; index < 5; index += 1) {
    expect((await page.request.post(`/api${call}`, { data: wrong })).status()).toBe(400)
  }
  await page.getByRole('button', { name: 'Check another card' }).click()
  await number.fill(wrong.accountNumber)
  await pin.fill(wrong.pin)
  await submit.click()
  await expect(summary).toContainText(/Too many attempts.*You can check a card again at \d+:\d\d/)
  await expect(submit).toHaveAccessibleDescription(/^You can check a card again at/)
  await isAccessibleToo(page, 'gift card, too many tries')
})

test('[GC-04] the page can be switched off by flag', async ({ page }) => {
  await page.goto('/us/en/orders/gift-card-lookup?flag.disableGiftCardLookup=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your gift card balance')
  await expect(page.getByText('You can’t check balances online right now.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0)
})
