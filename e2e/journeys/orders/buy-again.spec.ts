import type { Page } from '@playwright/test'
import type { InferInput } from 'valibot'
import type { CartAnswer } from '../../../contract/shop/cart.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { isDialogAccessible } from '../../support/accessibility.ts'
import { changeAnswer, holdAnswers, loseNext, watchCalls } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { signInAsNew } from '../../support/sign-in.ts'

type WireBag = InferInput<typeof CartAnswer>

const addCall = '/cart/items/v1'
const { fullPrice, onSale, unpriced, retired } = againLines

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const turnsWheel = async (page: Page) => {
  await page.mouse.move(300, 600)
  await page.mouse.wheel(0, 400)
}

test('[BA-01][BA-02][HI-09] a double click on the list adds one; the mini cart says what, and leads on; the count is true after a reload', async ({
  page,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  const sent = watchCalls(page, 'POST', addCall)
  const additions = await holdAnswers(page, addCall)
  await history.opens('/us/en')
  await shop.buyAgain(orderNumber, onSale).dblclick()
  await expect(shop.buyAgain(orderNumber, onSale)).toHaveAttribute('data-state', 'adding')
  await shop.buyAgain(orderNumber, onSale).dispatchEvent('click')
  additions.letGo()

  await expect(shop.miniCart).toMatchAriaSnapshot(`
    - dialog "Added to your bag":
      - heading "Added to your bag" [level=2]
      - img /oodie in black/
      - paragraph: Warm-Up Fleece Hoodie
      - paragraph: Women’s hoodie
      - paragraph: /Size \\w+/
      - paragraph: /\\$56 , list price/
      - link "View bag (1)":
        - /url: /sandbox/shop/us/en/cart
      - link "Checkout":
        - /url: /sandbox/shop/us/en/checkout
      - button "Close"
  `)
  await expect(shop.miniCart.locator('s')).toHaveText('$70')
  await expect(shop.miniCart.getByRole('heading')).toBeFocused()
  expect(sent.map(({ body }) => body)).toEqual([
    { skuId: expect.stringMatching(/^sku-ch2001-135-\d$/), quantity: 1, country: 'us' },
  ])
  const before = await scrolled(page)
  await turnsWheel(page)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await scrolled(page)).toBe(before)
  await isDialogAccessible(page, 'mini cart')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(shop.miniCart).toBeHidden()

  const inBag = shop.buyAgain(orderNumber, onSale)
  await expect(inBag).toBeFocused()
  await expect(inBag).toHaveAccessibleName(/^View in bag ?: Warm-Up Fleece Hoodie$/)
  await expect(inBag).toHaveAttribute('href', '/sandbox/shop/us/en/cart')
  await shop.seesInBag(1)
  await turnsWheel(page)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)

  await shop.buyAgain(orderNumber, fullPrice).click()
  await expect(shop.miniCart.getByRole('link', { name: 'View bag (2)' })).toBeVisible()
  await expect(shop.miniCart.locator('s')).toHaveCount(0)
  const popup = await shop.miniCart.boundingBox()
  expect((popup?.x ?? 0) + (popup?.width ?? 0)).toBeGreaterThan(1200)
  await page.mouse.click(40, 500)
  await expect(shop.miniCart).toBeHidden()
  await page.reload()
  await shop.seesInBag(2)
  await expect(shop.buyAgain(orderNumber, onSale)).toHaveText(/^Buy again/)
})

test('[BA-01][OD-16] what cannot be added leads to the order URL with mid: refused, without items, without prices', async ({
  page,
  member,
  sandbox,
  ownOrder,
  history,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  const refused = watchCalls(page, 'POST', addCall)
  const leadsToShop = async (line: number, style: string) => {
    await history.opens('/us/en')
    await shop.buyAgain(orderNumber, line).click()
    await page.waitForURL(
      (url) =>
        url.pathname.startsWith('/sandbox/shop/us/en/t/') &&
        url.pathname.endsWith(style) &&
        /^m\d+$/.test(url.searchParams.get('mid') ?? ''),
    )
  }
  await leadsToShop(retired, '/AE5120-366')
  await leadsToShop(unpriced, '/AE5001-247')
  expect(refused.length).toBe(2)
  await sandbox.addFault({ call: `POST ${addCall}`, effect: 'status', status: 500, member: member.member })
  await leadsToShop(fullPrice, '/PR1043-205')
  let change: (bag: WireBag) => WireBag = (bag) => bag
  await changeAnswer<WireBag>(page, addCall, (bag) => change(bag))
  change = ({ payload: { data } }) => ({ payload: { data: { ...data, items: [] } } })
  await leadsToShop(fullPrice, '/PR1043-205')
  change = ({ payload: { data } }) => ({
    payload: { data: { ...data, items: data.items?.map((item) => ({ ...item, priceInfo: null })) } },
  })
  await leadsToShop(fullPrice, '/PR1043-205')
})

test('[BA-01] on the order’s own page a lost answer is asked for again, and adds one', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'buy-again' })
  const shop = shopPage(page)
  const sent = watchCalls(page, 'POST', addCall)
  await detail.opens(orderNumber)
  await loseNext(page, addCall, 'back')
  const button = detail.items.first().locator('[data-action=buyItAgain]')
  await button.click()
  await expect(button).toHaveText(/^Checking/)
  await expect(shop.miniCart.getByRole('link', { name: 'View bag (1)' })).toBeVisible()
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await page.keyboard.press('Escape')
  await expect(button).toHaveText(/^View in bag/)
  await shop.seesInBag(1)
})

test('[BA-02] a browser without an account has a bag, which goes along when its owner signs in', async ({
  page,
  context,
  sandbox,
}) => {
  const shop = shopPage(page)
  await page.goto('/us/en/orders/gift-card-lookup')
  await page.waitForFunction(() => 'shop' in window)
  await page.evaluate(() =>
    (window as unknown as { shop: { addToCart: (piece: object) => Promise<unknown> } }).shop.addToCart({
      skuId: 'sku-pr1043-205-3',
      quantity: 2,
    }),
  )
  await page.reload()
  await shop.seesInBag(2)
  const cookie = async () => (await context.cookies()).find(({ name }) => name === '__Host-baton-bag')
  expect(await cookie()).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
  await signInAsNew(context, sandbox)
  await page.goto('/us/en/orders')
  await shop.seesInBag(2)
  expect(await cookie()).toBeUndefined()
})
