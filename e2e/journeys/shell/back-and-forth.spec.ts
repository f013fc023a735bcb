import { pageAnswers } from '../../support/open-page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test('back and forth between documents, the list stands where it was left', async ({
  page,
  context,
  sandbox,
  history,
}) => {
  await signInAsNew(context, sandbox, { orders: 12 })
  await history.opens()
  await pageAnswers(page)
  await history.orders.nth(6).scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(500)
  const isWhereItWas = () =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThan(5)
  await page.goto('/sandbox')
  await page.goBack()
  await history.seesOrders(10)
  await isWhereItWas()
  await pageAnswers(page)
  await isWhereItWas()
  await page.goForward()
  await expect(page).toHaveURL('/sandbox')
  await page.goBack()
  await isWhereItWas()
  await history.openOrder((await history.numbers())[6] ?? '')
  await page.goBack()
  await history.seesOrders(10)
  await isWhereItWas()
})
