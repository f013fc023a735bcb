import { opensAsShell } from '../../pages/open-page.ts'
import { holdAnswers, watchCalls, watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { dropCodeOf } from '../../support/page-code.ts'

test('[SH-07] the title carries the shop and the country, the plain shop in the US and where none is named', async ({
  page,
  member,
  shell,
}) => {
  expect(member.member).toContain('@')
  for (const [prefix, suffix] of [
    ['', 'Podium'],
    ['/us', 'Podium'],
    ['/US/en', 'Podium'],
    ['/gb', 'Podium GB'],
    ['/de/en', 'Podium DE'],
  ] as const) {
    await page.goto(`${prefix}/orders`)
    await shell.seesHeading('Orders')
    await expect(page).toHaveTitle(`Member Orders | ${suffix}`)
  }
})

test('[SH-08] the gift card page has a canonical link and its description', async ({ page, shell }) => {
  await page.goto('/gb/en/orders/gift-card-lookup?from=mail')
  await shell.seesHeading('Check your gift card balance')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://podium.example/gb/en/orders/gift-card-lookup',
  )
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Check the balance on your gift card at podium.example',
  )
})

test('[SH-09] the Orders header shows, and hides for each of its reasons', async ({
  page,
  context,
  ownReturn,
  shell,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  const sales = `/orders/sales/${orderNumber}`
  const returns = `/orders/returns/${returnNumber}`
  const cases: readonly (readonly [path: string, shows: boolean])[] = [
    [sales, true],
    [returns, true],
    [`${returns}/return-detail-confirmation`, true],
    [`${returns}/refund-payment`, true],
    [`${returns}/refund-payment-confirmation`, true],
    ['/orders/gift-card-lookup', true],
    [`${sales}?memberHeader=false`, false],
    [`${sales}?standalone=true`, false],
    [`${sales}/return`, false],
    [`${returns}/return-confirmation`, false],
  ]
  for (const [path, shows] of cases) {
    await page.goto(path)
    await expect(shell.heading).toBeVisible()
    await expect(shell.ordersHeader, path).toHaveCount(shows ? 1 : 0)
  }
  await page.goto('/orders/RETURN')
  await shell.seesHeading('We can’t find this page')
  await context.clearCookies()
  await page.goto('/orders/gift-card-lookup')
  await expect(shell.heading).toBeVisible()
  await expect(shell.ordersHeader).toHaveCount(0)
})

test('[SH-10] a spinner stands for the page until session and settings are there', async ({
  page,
  member,
  history,
  shell,
}) => {
  await opensAsShell(page)
  expect(member.member).toContain('@')
  const settings = await holdAnswers(page, '/experience/settings/v1')
  let letSessionGo = () => {}
  const session = new Promise<void>((resolve) => {
    letSessionGo = resolve
  })
  await page.route('**/session', async (route) => {
    await session
    await route.fallback()
  })
  await page.goto('/orders')
  await expect(shell.spinner).toBeAttached()
  await expect(page.getByRole('banner')).toBeVisible()
  letSessionGo()
  await expect(shell.account).toBeVisible()
  await expect(shell.spinner).toBeAttached()
  await expect(page.locator('[data-flow=orderHistory]')).toHaveCount(0)
  settings.letGo()
  await history.seesState('empty')
  await expect(shell.spinner).toHaveCount(0)
})

const columnsOf = (widths: readonly (number | undefined)[]) => new Set(widths).size

/** Width of a scrollbar at most. */
const scrollbar = 15

test('[SH-11] layout follows the breakpoints 600, 960, 1440 and 1920', async ({
  page,
  opensOwnOrder,
  detail,
  shell,
}) => {
  await opensOwnOrder()
  const contentWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return (await page.locator('[data-flow=orderDetail]').boundingBox())?.width ?? 0
  }
  const side = page.getByRole('complementary', { name: 'About this order' })
  const isBeside = async () =>
    ((await side.boundingBox())?.y ?? 0) < ((await detail.groups.last().boundingBox())?.y ?? 0) + 40

  await contentWidth(599)
  await detail.quickAction('cancel').click()
  const sheet = async () => {
    const box = await detail.dialog.boundingBox()
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
    return { fromSideToSide: x === 0 && width >= 599 - scrollbar, bottom: Math.round(y + height) }
  }
  await expect.poll(sheet).toEqual({ fromSideToSide: true, bottom: 900 })
  await contentWidth(600)
  expect((await detail.dialog.boundingBox())?.width).toBe(480)
  await page.keyboard.press('Escape')

  await contentWidth(959)
  expect(await isBeside()).toBe(false)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await contentWidth(960)
  expect(await isBeside()).toBe(true)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()

  const wide = [
    await contentWidth(1439),
    await contentWidth(1440),
    await contentWidth(1919),
    await contentWidth(1920),
  ]
  expect(columnsOf([wide[0], wide[1]])).toBe(2)
  expect(columnsOf([wide[1], wide[2]])).toBe(1)
  expect(columnsOf([wide[2], wide[3]])).toBe(2)
  await expect(shell.heading).toBeVisible()
})

test('[SH-11] footers are 317 px high, 677 px on phones, and buttons at least 183 px wide', async ({
  page,
  opensOwnOrder,
}) => {
  await opensOwnOrder()
  for (const [width, height] of [
    [390, 677],
    [599, 677],
    [600, 317],
    [768, 317],
    [1280, 317],
    [1920, 317],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.round((await page.getByRole('contentinfo').boundingBox())?.height ?? 0), `at ${width}`).toBe(
      height,
    )
  }
  const widths = await page
    .locator('[data-part=quick-actions] :is(a, button)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(183)
})

test('[SH-12] the order detail page tracks one page view, other pages none', async ({
  page,
  ownReturn,
  history,
}) => {
  const { orderNumber, returnNumber } = await ownReturn('return-completed')
  const events = watchCalls(page, 'POST', '/telemetry/events/v1')
  const views = () =>
    events
      .flatMap(
        ({ body }) => (body as { events: { name: string; pageName: string; properties: object }[] }).events,
      )
      .filter(({ name }) => name === 'page view')
      .map(({ pageName, properties }) => ({ pageName, properties }))
  await history.opens()
  await history.openOrder(orderNumber)
  await expect.poll(views).toEqual([{ pageName: 'orderDetails', properties: {} }])
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await history.openOrder(returnNumber)
  await expect.poll(views).toHaveLength(2)
  await page.goto('/orders/gift-card-lookup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(views()).toHaveLength(2)
})

test('[SH-12] errors are reported under order detail and return confirmation by name', async ({
  page,
  sandbox,
  ownReturn,
  allowsOnConsole,
}) => {
  await opensAsShell(page)
  const reports = watchReports(page)
  const { orderNumber, returnNumber } = await ownReturn('return-created')
  const names = () => reports().map(({ code, pageName }) => [code, pageName])
  await sandbox.addFault({
    call: 'GET /orders/history/v1/{orderNumber}',
    effect: 'status',
    status: 500,
    orderNumber,
  })
  await page.goto(`/orders/sales/${orderNumber}`)
  await expect.poll(names).toEqual([['service-order-detail-failure', 'orderDetails']])
  allowsOnConsole(/^GoneCode: /)
  await dropCodeOf(page, 'orders/returns/$orderNumber/return-confirmation')
  await page.goto(`/orders/returns/${returnNumber}/return-confirmation`)
  await expect.poll(names).toEqual([
    ['service-order-detail-failure', 'orderDetails'],
    ['unknown orders error', 'returnConfirmation'],
  ])
})
