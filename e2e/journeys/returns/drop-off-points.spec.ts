import { expect, type Page } from '@playwright/test'
import { opensAsShell } from '../../pages/open-page.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessible, isAccessibleToo } from '../../support/accessibility.ts'
import { holdAnswers, loseNext, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import { dropPart } from '../../support/page-code.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'

const pointsCall = '/ship/drop_off_points/v1'
const carrierCall = '/ship/carrier_data/v1'
const providersCall = '/ship/provider_services/v1'

const pointsOn = (page: Page) => {
  const flow = page.locator('[data-flow=dropOffPoints]')
  return {
    flow,
    line: flow.getByRole('button', { name: /^Drop-off points|^نقاط التسليم/ }),
    rows: flow.locator('[data-point]'),
    button: (name: string) => flow.getByRole('button', { name }),
    search: flow.getByRole('textbox'),
    isAt: (state: string) => expect(flow).toHaveAttribute('data-state', state),
  }
}

/** Opens the wizard of a returnable order, and chooses the first item and a way back. */
const choosesWay = async (page: Page, orderNumber: string, prefix: string, way: string) => {
  const wizard = returnWizardPage(page)
  await page.goto(`${prefix}/orders/sales/${orderNumber}/return`)
  await wizard.seesStep('choosing.items')
  await wizard.ticks(0)
  await wizard.item(0).getByRole('radio').first().check()
  await wizard.goesOn()
  await wizard.chooses(way)
}

const memberOrder = async (
  sandbox: Sandbox,
  signsIn: (country?: string) => Promise<string>,
  country: string,
) => {
  const member = await signsIn(country)
  return (await sandbox.newOrder({ from: 'returnable', member, country })).orderNumber
}

test('[RM-10 A-9] in Germany a member sees where a parcel is taken before they choose, by carrier, and again where they are told to hand it in', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  const asked = watchCalls(page, 'GET', pointsCall)
  const points = pointsOn(page)
  await choosesWay(page, orderNumber, '/de/en', 'emeaDropoff|DHLP')
  await points.isAt('closed')
  await expect(points.line).toHaveText('Drop-off points near 00417')
  await expect(points.line).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toHaveLength(0)
  await points.line.click()
  await expect(points.rows).toHaveCount(3)
  await expect(points.rows.first()).toContainText('00417 Neustadt an der Au')
  await expect(points.rows.first()).toContainText(/Less than 1\skm|\d\skm/)
  await expect(points.flow).toContainText(/(Local shop|Locker|Post office|Counter in a store) · /)
  await expect(points.flow.getByText(/^Open (until|24 hours)|^Closed|^Hours unavailable/)).toHaveCount(3)
  await expect(points.flow).not.toContainText('No label needed')
  await isAccessibleToo(page, 'points in a card')
  const [link] = await points.flow.getByRole('link', { name: /^Directions to .+ in a new tab$/ }).all()
  await expect(link as NonNullable<typeof link>).toHaveAttribute(
    'href',
    /\/drop-off-points\/de-dhlp-\d{3}#directions$/,
  )
  await expect(link as NonNullable<typeof link>).toHaveAttribute('rel', 'noopener')
  const directions = page.waitForEvent('popup')
  await (link as NonNullable<typeof link>).click()
  await expect((await directions).locator('#directions')).toContainText('Neustadt an der Au')

  await returnWizardPage(page).chooses('emeaDropoff|HERM')
  await points.isAt('closed')
  await points.line.click()
  await expect(points.rows.first()).toHaveAttribute('data-point', /^de-herm-/)
  for (const way of ['emeaPickup|HERM', 'emeaStoreReturn']) {
    await returnWizardPage(page).chooses(way)
    await expect(points.flow).toHaveCount(0)
  }
  await returnWizardPage(page).chooses('emeaDropoff|HERM')
  await points.isAt('closed')
  await returnWizardPage(page).goesOn()
  await returnWizardPage(page).seesReturn()
  const steps = page.locator('[data-part="next-steps"]')
  await expect(steps.locator('[data-flow=dropOffPoints]')).toHaveAttribute('data-state', 'closed')
  await points.line.click()
  await expect(points.rows.first()).toHaveAttribute('data-point', /^de-herm-/)
  await isAccessibleToo(page, 'points beneath the steps')
  expect(asked).toHaveLength(3)
})

test('where the code of the list is slow or does not come, that is said, and it is asked for again on demand', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const orderNumber = await memberOrder(sandbox, signsIn, 'nl')
  const points = pointsOn(page)
  await choosesWay(page, orderNumber, '/nl/en', 'emeaPaperless|PNLB')
  const code = await dropPart(page, 'src/features/drop-off-points/points-panel.tsx')
  await points.line.click()
  await expect(points.flow.getByRole('status')).toHaveText('Searching for drop-off points')
  code.drop()
  const alert = points.flow.getByRole('alert')
  await expect(alert).toContainText('We couldn’t load the drop-off points')
  await isAccessibleToo(page, 'points whose code did not come')
  await code.bringsBack()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(points.rows).toHaveCount(3)
})

test('in the Netherlands a parcel goes by a code: points that read codes, more of them, and those of another town', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const orderNumber = await memberOrder(sandbox, signsIn, 'nl')
  const points = pointsOn(page)
  await choosesWay(page, orderNumber, '/nl/en', 'emeaPaperless|PNLB')
  await points.line.click()
  await expect(points.flow.getByText('No label needed')).toHaveCount(3)
  const shown = points.flow.getByText(/^Showing \d+ of \d+$/)
  await expect(shown).toHaveText(/^Showing 3 of (?:[4-9]|\d\d)$/)
  const all = Number(/\d+$/.exec(await shown.innerText())?.[0])
  for (let seen = 3; seen < all; seen = Math.min(all, seen + 3)) {
    await points.button('Show more').click()
    await expect(points.rows).toHaveCount(Math.min(all, seen + 3))
  }
  await expect(points.button('Show more')).toHaveCount(0)
  const ids = await points.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-point')))
  expect(new Set(ids).size).toBe(all)
  for (const [place, town] of [
    ['Rotterdam', 'Rotterdam'],
    ['3599', 'Utrecht'],
  ] as const) {
    await points.search.fill(place)
    await points.search.press('Enter')
    await expect(points.rows.first()).toContainText(town)
  }
  await points.search.fill('Atlantis')
  await points.button('Search').click()
  await points.isAt('empty')
  await expect(points.flow.getByRole('status')).toContainText('No drop-off points there')
  await isAccessibleToo(page, 'no points')
})

test('in Australia a guest finds where to hand a parcel in, by keyboard alone, in kilometres and on a 12-hour clock', async ({
  page,
  context,
  sandbox,
}) => {
  const order = await sandbox.newOrder({ from: 'returnable', member: null, country: 'au' })
  await admitFirst(context, order.email ?? '')
  const points = pointsOn(page)
  await choosesWay(page, order.orderNumber, '/au/en', 'auDropoff')
  await points.line.focus()
  await page.keyboard.press('Enter')
  await expect(points.rows).toHaveCount(3)
  await expect(points.line).toBeFocused()
  await expect(points.rows.first()).toContainText('Coolamine Bay NSW 0291')
  await expect(points.flow).toContainText(/\d\skm/)
  await page.keyboard.press('Tab')
  await expect(points.search).toBeFocused()
  await page.keyboard.type('Sydney')
  await page.keyboard.press('Enter')
  await expect(points.rows.first()).toContainText('Sydney NSW')
  await expect(points.search).toBeFocused()
  await expect(points.flow).not.toContainText(/\b(?:1[3-9]|2[0-3]):\d\d\b/)
  const all = Number(
    /\d+$/.exec(
      await points.flow
        .getByText(/^Showing/)
        .last()
        .innerText(),
    )?.[0],
  )
  while ((await points.rows.count()) < all) {
    const before = await points.rows.count()
    await points.button('Show more').focus()
    await page.keyboard.press('Enter')
    await expect(points.rows).toHaveCount(Math.min(all, before + 3))
  }
  await expect(points.flow.locator(':focus')).toHaveCount(1)
  await points.line.focus()
  await page.keyboard.press('Space')
  await points.isAt('closed')
  await expect(points.line).toBeFocused()
})

test('slow, lost, refused and garbled answers of points leave the rest of the page as it is, and are tried again', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const orderNumber = await memberOrder(sandbox, signsIn, 'us')
  const points = pointsOn(page)
  await choosesWay(page, orderNumber, '/us/en', 'upsDropoff')
  const slow = await holdAnswers(page, pointsCall)
  await points.line.click()
  await points.isAt('loading')
  await isAccessibleToo(page, 'points on their way')
  await points.line.click()
  await points.isAt('closed')
  slow.letGo()
  await loseNext(page, pointsCall, 'there')
  await points.line.click()
  await points.isAt('failed')
  await expect(points.flow.getByRole('alert')).toContainText('We couldn’t load the drop-off points')
  await isAccessibleToo(page, 'points that did not come')
  for (const body of ['<h1>Hello</h1>', '', '{"objects":[{"point":{"id":7}}]}', '{"objects":"many"}']) {
    await page.route(
      `**${pointsCall}*`,
      (route) => route.fulfill({ status: 200, contentType: 'application/json', body }),
      { times: 1 },
    )
    await points.button('Try again').click()
    await points.isAt('failed')
  }
  await points.button('Try again').click()
  await expect(points.rows).toHaveCount(3)
  await expect(points.flow.locator(':focus')).toHaveCount(1)
  await expect(points.flow).toContainText(/\d\smi/)
  await loseNext(page, pointsCall, 'back')
  await points.button('Show more').click()
  await points.isAt('notAdded')
  await expect(points.rows).toHaveCount(3)
  await isAccessibleToo(page, 'points of which no more came')
  await points.button('Try again').click()
  await points.isAt('shown')
  expect(await points.rows.count()).toBeGreaterThan(3)
  await returnWizardPage(page).goesOn()
  await returnWizardPage(page).seesReturn()
})

/** Goes on to the ways back of the first item: their keys, in the order of the page. */
const waysBack = async (page: Page, orderNumber: string): Promise<readonly (string | null)[]> => {
  const wizard = returnWizardPage(page)
  await page.goto(`/de/en/orders/sales/${orderNumber}/return`)
  // A look-up that is lost is tried again before the page does without.
  await wizard.seesStep('choosing.items', 30_000)
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  const cards = page.locator('[data-method]')
  await expect(cards.first()).toBeVisible()
  return cards.evaluateAll((each) => each.map((card) => card.getAttribute('data-method')))
}

/** Of Germany, where every carrier takes labels. */
const germanWays = [
  'emeaDropoff|DHLP',
  'emeaDropoff|HERM',
  'emeaPickup|HERM',
  'emeaPickup|UPSN',
  'emeaStoreReturn',
]

test('[RM-10 A-9] the look-up of carriers is asked beside the provider services, once', async ({
  page,
  sandbox,
  signsIn,
}) => {
  await opensAsShell(page)
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  const asked = [watchCalls(page, 'GET', carrierCall), watchCalls(page, 'GET', providersCall)]
  const providers = await holdAnswers(page, providersCall)
  const data = await holdAnswers(page, carrierCall)
  const ways = waysBack(page, orderNumber)
  await expect.poll(() => asked.map((calls) => calls.length)).toEqual([1, 1])
  providers.letGo()
  data.letGo()
  expect(await ways).toEqual(germanWays)
  expect(asked.map((calls) => calls.length)).toEqual([1, 1])
})

test('[RM-10 A-9] what the look-up says of carriers is obeyed', async ({ page, sandbox, signsIn }) => {
  await opensAsShell(page)
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  const answer = await page.request.get(`/api${carrierCall}?serviceCountryCode=DE`)
  const { objects } = (await answer.json()) as { readonly objects: readonly { readonly id: string }[] }
  const json = {
    objects: objects.map((carrier) => ({
      ...carrier,
      paperlessOnly: carrier.id === 'HERM',
      locating: carrier.id !== 'DHLP',
    })),
  }
  // The page waits for it for a second: it is ready when it is asked for.
  await page.route(`**${carrierCall}?*`, (route) => route.fulfill({ json }))
  expect(await waysBack(page, orderNumber)).toEqual(germanWays.filter((key) => key !== 'emeaDropoff|HERM'))
  await returnWizardPage(page).chooses('emeaDropoff|DHLP')
  await expect(page.locator('[data-flow=dropOffPoints]')).toHaveCount(0)
})

test('[RM-10 A-9] where the look-up of carriers is lost the ways are as the country has them', async ({
  page,
  sandbox,
  signsIn,
}) => {
  await opensAsShell(page)
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  await loseNext(page, carrierCall, 'there')
  expect(await waysBack(page, orderNumber)).toEqual(germanWays)
})

test('no page but those of ways back asks for carriers', async ({ page, sandbox, signsIn, detail }) => {
  await opensAsShell(page)
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  const asked = [watchCalls(page, 'GET', carrierCall), watchCalls(page, 'GET', pointsCall)]
  await page.goto('/de/en/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await detail.opens(orderNumber, '/de/en')
  expect(asked.map((calls) => calls.length)).toEqual([0, 0])
})

test('in Arabic points are told from right to left, names and addresses in their own letters', async ({
  page,
  sandbox,
  signsIn,
}) => {
  const orderNumber = await memberOrder(sandbox, signsIn, 'de')
  const points = pointsOn(page)
  await choosesWay(page, orderNumber, '/de/ar', 'emeaDropoff|DHLP')
  await points.line.click()
  await expect(points.rows).toHaveCount(3)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(points.rows.first().locator('bdi').nth(0)).toHaveText(/\p{Script=Latin}/u)
  await isAccessible(page, 'points in Arabic')
})
