import { opensAsShell } from '../../pages/open-page.ts'
import { findFaults, isAccessibleToo } from '../../support/accessibility.ts'
import { changeFirstAnswer, changeOrder, type WireOrder, watchCalls } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

type WirePlace = { operationalDetails: { pickupHours: { regularHours: object }; operationHours?: object[] } }

/** The store has hours of its own today: none. */
const closedToday = (place: WirePlace) => {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date())
  const { regularHours } = place.operationalDetails.pickupHours
  const pickupHours = { regularHours, specialHours: [{ date, startTime: '00:00', duration: 'PT0H' }] }
  return { ...place, operationalDetails: { ...place.operationalDetails, pickupHours } }
}

/** The place says its hours as a list of days, in its own words. */
const listsDays = (place: WirePlace) => ({
  ...place,
  operationalDetails: {
    ...place.operationalDetails,
    pickupHours: null,
    operationHours: [
      { day: 'MONDAY', dayText: 'lundi', hours: { openingTime: '10:00', closingTime: '19:00' } },
      { day: 'SUNDAY', dayText: null, hours: { openingTime: '00:00', closingTime: '00:00' } },
    ],
  },
})

const withStatus = (status: string) => (order: WireOrder) => ({
  ...order,
  storePickup: order.storePickup && { ...order.storePickup, status },
})

test('[ST-01] [ST-02] [ST-03] where and when to fetch an order, loaded only where one is fetched', async ({
  page,
  sandbox,
  member,
}) => {
  await opensAsShell(page)
  const stores = watchCalls(page, 'GET', '/store/store_locations/v1/{id}')
  const shipped = await sandbox.newOrder({ from: 'shipped', member: member.member })
  await page.goto(`/us/en/orders/sales/${shipped.orderNumber}`)
  await expect(page.getByRole('heading', { name: 'Price', exact: true })).toBeVisible()
  const part = page.locator('[data-part="store-pickup"]')
  await expect(part).toHaveCount(0)
  expect(stores).toEqual([])

  const ready = await sandbox.newOrder({ from: 'pickup-ready', member: member.member })
  await page.goto(`/us/en/orders/sales/${ready.orderNumber}`)
  await expect(part.getByRole('heading', { name: 'Podium Harbour Street' })).toBeVisible()
  await expect(part.getByText('400 Harbour Street')).toBeVisible()
  await expect(part.getByRole('link', { name: /Call the store/ })).toHaveAttribute('href', 'tel:+15550101')
  await expect(part.locator('[data-part="week"] tr')).toHaveText([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
      (day) => new RegExp(`^${day}10:00 AM – 9:00 PM$`, 'u'),
    ),
    /^Sunday11:00 AM – 6:00 PM$/u,
  ])
  await expect(part.getByText(/^(Open until|Closed, opens)/)).toBeVisible()
  await changeFirstAnswer<WirePlace>(page, '/store/store_locations/v1/{id}', closedToday)
  await page.reload()
  await expect(part.locator('[data-part="today"]')).toHaveText(/^Today, .+: Closed$/)
  await expect(part.getByText(/^Closed, opens .+ at /)).toBeVisible()
  await expect(part.locator('[data-part="special-days"] [aria-current="date"]')).toHaveText(/Closed$/)
  await expect(part.locator('[data-part="week"] [aria-current="date"]')).toHaveCount(0)
  await isAccessibleToo(page, 'store pickup')

  const point = await sandbox.newOrder({ from: 'pickup-point', member: member.member, country: 'fr' })
  const points = watchCalls(page, 'GET', '/ship/pickup_points/v1/{id}')
  await page.goto(`/fr/en/orders/sales/${point.orderNumber}/pickup`)
  await expect(part.getByRole('heading', { name: 'Relais du Canal' })).toBeVisible()
  await expect(part.getByText('69999 Lyon')).toBeVisible()
  await expect(part.getByRole('row', { name: 'Monday 10:00 – 21:00' })).toBeVisible()
  expect(points).toHaveLength(1)
  for (const status of ['READY_FOR_PICK_UP', 'READY_FOR_CONSUMER_OR_CARRIER', 'READY_FOR_CARRIER']) {
    await changeOrder(page, withStatus(status))
    await page.reload()
    await expect(part.getByText('Ready for collection', { exact: true })).toBeVisible()
  }
})

test('[ST-01 A-34][ST-02] a store that says nothing of its hours is not called closed, in the order and at the car; a list of days is its week', async ({
  page,
  sandbox,
}) => {
  const order = await sandbox.newOrder({ from: 'hours-unknown', member: null, country: 'us' })
  await page.goto(order.url)
  await expect(page.getByRole('button', { name: 'I’m here' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Hours unavailable')
  await expect(page.getByRole('main').getByText(/closed/i)).toHaveCount(0)
  await page.getByLabel('Your car').fill('Silver pickup')
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We know you’re here' })).toBeVisible()

  const { member } = await sandbox.newMember()
  await signInFirst(page.context(), member)
  const own = await sandbox.newOrder({ from: 'hours-unknown', member })
  await page.goto(`/us/en/orders/sales/${own.orderNumber}/pickup`)
  const part = page.locator('[data-part="store-pickup"]')
  await expect(part.getByRole('heading', { name: 'Podium Ferry Tent' })).toBeVisible()
  await expect(part.getByText('Hours unavailable').first()).toBeVisible()
  await expect(part.locator('[data-part="week"]')).toContainText(
    'We don’t have this store’s hours. Call the store before you go.',
  )
  await expect(part.getByText(/closed/i)).toHaveCount(0)
  await isAccessibleToo(page, 'store without hours')

  await changeFirstAnswer<WirePlace>(page, '/store/store_locations/v1/{id}', listsDays)
  await page.reload()
  await expect(part.locator('[data-part="week"] tr')).toHaveText([
    /^lundi10:00 AM – 7:00 PM$/u,
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `${day}Hours unavailable`),
    'SundayClosed',
  ])
})

test('[ST-05] [ER-02] before it is ready: usually within two hours; and a store that does not load comes on the next try', async ({
  page,
  sandbox,
  member,
}) => {
  await opensAsShell(page)
  const { orderNumber } = await sandbox.newOrder({ from: 'pickup-preparing', member: member.member })
  await page.route('**/store/store_locations/v1/*', (route) => route.abort(), { times: 1 })
  await page.goto(`/us/en/orders/sales/${orderNumber}`)
  const part = page.locator('[data-part="store-pickup"]')
  await expect(part.getByText('Pickup orders are usually ready within two hours.')).toBeVisible()
  await expect(part.getByRole('alert')).toContainText('We couldn’t load the store’s details')
  expect(await findFaults(page, '[data-part="store-pickup"]')).toEqual([])
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('heading', { name: 'Podium Harbour Street' })).toBeVisible()
  await expect(part.getByRole('link', { name: 'I’m here' })).toHaveCount(0)
})

test('[ST-04] from the order to the curb and back: the pickup is cancelled there, once, by a PATCH', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber } = await sandbox.newOrder({ from: 'curbside', member })
  const detail = `/us/en/orders/sales/${orderNumber}`
  await page.goto(detail)
  const part = page.locator('[data-part="store-pickup"]')
  await part.getByRole('link', { name: 'I’m here' }).click()
  await page.getByLabel('Your car').fill('Silver pickup')
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We know you’re here' })).toBeVisible()

  await page.goto(detail)
  await expect(part.getByText('The store knows you’re here')).toBeVisible()
  await expect(part.getByRole('link', { name: 'Check its progress' })).toBeVisible()
  const patches = watchCalls(page, 'PATCH', '/store/order_pickups/v1/{id}')
  await part.getByRole('button', { name: 'Cancel pickup' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).dblclick()
  await expect(part.getByText('Your pickup is canceled')).toBeVisible()
  expect(patches.map(({ body }) => body)).toEqual([
    [{ op: 'replace', path: '/status', value: 'CANCELLED_CONSUMER' }],
  ])
  await page.reload()
  await expect(part.getByRole('link', { name: 'I’m here' })).toBeVisible()
})
