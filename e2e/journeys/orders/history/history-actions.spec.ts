import type { Locator } from '@playwright/test'
import { pageAnswers } from '../../../pages/open-page.ts'
import { expect, test } from '../../../support/own-order.ts'

const clear = 'rgba(0, 0, 0, 0)'

/** Names of what a line offers; the black button in capitals, so that there is no mistaking it. */
const offersOf = (line: Locator) =>
  line.locator('[data-action]').evaluateAll(
    (all, none) =>
      all.map((one) => {
        const isBlack = getComputedStyle(one).backgroundColor !== none
        const name = (one as HTMLElement).dataset.action ?? ''
        return isBlack ? name.toUpperCase() : name
      }),
    clear,
  )

const rest = ['buyItAgain', 'shopSimilar']

test('a line shows one black button for what matters now, and the rest as links', async ({
  ownOrder,
  history,
}) => {
  const kinds: readonly [string, string[]][] = [
    ['delivered', ['RETURN', 'buyItAgain', 'trackShipment', 'shopSimilar']],
    ['picked-up', ['RETURN', ...rest]],
    ['shipped', ['TRACKSHIPMENT', ...rest]],
    ['pickup-ready', ['PICKUPCODE', ...rest]],
    ['payment-pending', ['FINISHPAYING', 'cancel', 'shopSimilar']],
    ['cancellable', ['cancel', 'shopSimilar']],
    ['cancelled', rest],
    ['cancellation-pending', ['shopSimilar']],
  ]
  const numbers: string[] = []
  for (const [from] of kinds) numbers.push(await ownOrder({ from }))
  await history.opens()
  for (const [index, [, expected]] of kinds.entries()) {
    const line = history
      .order(numbers[index] ?? '')
      .locator('[data-line]')
      .first()
    expect(await offersOf(line)).toEqual(expected)
  }
})

test('[RI-05] one tap on a line leads to the return with its item ticked', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  await history.opens()
  await pageAnswers(page)
  const second = history.order(orderNumber).locator('[data-line]').nth(1)
  const title = await second.getByRole('heading', { level: 3 }).textContent()
  await second.getByRole('link', { name: 'Return item' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}/return\\?selected=`))
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  const name = title?.split(': ').at(-1) ?? ''
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(new RegExp(name))
  await page.goBack()
  await expect(history.order(orderNumber)).toBeVisible()
})

test('one tap on a line asks whether to cancel; no means no, and the page asks once', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'cancellable' })
  await history.opens()
  await pageAnswers(page)
  await history.order(orderNumber).getByRole('link', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}$`))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('one tap on a line leads to the pickup code', async ({ page, ownOrder, history }) => {
  const orderNumber = await ownOrder({ from: 'pickup-ready' })
  await history.opens()
  await history.order(orderNumber).getByRole('link', { name: 'Show pickup code' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/sales/${orderNumber}/pickup$`))
})

test('a return reads as one: its number, its own answer, its label in one tap, and its page', async ({
  page,
  ownReturn,
  history,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  await history.opens()
  const back = history.order(returnNumber)
  await expect(back.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`Return ${returnNumber}$`))
  await expect(back.getByRole('link', { name: 'View return' })).toHaveAttribute(
    'href',
    `/orders/returns/${returnNumber}`,
  )
  await expect(back.getByRole('link', { name: 'View order' })).toHaveCount(0)
  expect(await offersOf(back.locator('[data-line]'))).toEqual(['RETURNLABEL', ...rest])
  const sold = history.order(orderNumber).locator('[data-status=returnCreated]')
  await expect(sold.locator('[data-action=viewReturn]')).toHaveAttribute(
    'href',
    `/orders/returns/${returnNumber}`,
  )
  expect((await offersOf(sold))[0]).toBe('VIEWRETURN')
  await back.getByRole('link', { name: 'Show label' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/returns/${returnNumber}/return-confirmation$`))
  await expect(page.locator('[data-part=return-label]')).toBeVisible()
})
