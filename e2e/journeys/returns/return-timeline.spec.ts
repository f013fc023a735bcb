import { isAccessibleToo } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

const day = 86_400_000

/** A day so many after an instant, as an American reads it. */
const daysAfter = (instant: string, days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(Date.parse(instant) + days * day)

test('[RC-03][RC-06] a return is found from its order, and tells on detail and history how much comes back, which way and by when', async ({
  page,
  request,
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member.member)
  const play = async (status: string) => {
    const answer = await request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
    expect(answer.status()).toBe(200)
  }
  await detail.opens(orderNumber, '/us/en')
  await detail.quickAction('viewReturns').click()
  await expect(page).toHaveURL(`/us/en/orders/returns/${returnNumber}`)
  const progress = page.locator('[data-part="return-progress"]')
  const steps = progress.getByRole('listitem')
  const payment = page.locator('[data-part="payment"]')
  await expect(progress).toHaveCount(1)
  await expect(steps).toHaveText([/^Requested/, 'On its way to us', 'Arrived and checked', 'Refunded'])
  await expect(progress.locator('[aria-current="step"]')).toContainText('Requested')
  await expect(page.getByText('See all updates')).toHaveCount(0)
  const total = await page.locator('[data-part="price"] dd').last().innerText()
  const way = (await payment.locator('li').first().innerText()).replace(/^C/, 'c')
  const requested = (await progress.locator('time').first().getAttribute('datetime')) ?? ''
  // 14 days to hand it over, 10 to travel, a week for the refund.
  const until = `Expect it by ${daysAfter(requested, 31)}.`
  await expect(payment).toContainText(until)
  await expect(progress).toContainText('Next: hand the package over.')
  await expect(detail.quickAction('track')).toHaveCount(0)
  const promise = `${total} will be refunded to your ${way}. ${until}`

  await page.goto('/us/en/orders')
  const listed = page.locator(`[data-order="${returnNumber}"] [data-part="return-money"]`)
  await expect(listed).toHaveText(promise)
  await isAccessibleToo(page, 'history with a return')

  await play('In Transit')
  await play('Received At Return Center')
  await page.goto(`/us/en/orders/returns/${returnNumber}`)
  await expect(progress.locator('[aria-current="step"]')).toContainText('Arrived and checked')
  await play('Return Processed')
  await page.reload()
  const today = new Date().toISOString()
  const seen = `It may take until ${daysAfter(today, 7)} to show in your account.`
  await expect(steps.last()).toContainText('Refunded')
  await expect(progress.locator('[aria-current="step"]')).toHaveCount(0)
  await expect(payment).toContainText(seen)
  await expect(page.getByText(/Expect it by|Next:/)).toHaveCount(0)
  await page.goto('/us/en/orders')
  await expect(listed).toHaveText(`${total} was refunded to your ${way} on ${daysAfter(today, 0)}. ${seen}`)

  await detail.opensReturn(
    (await sandbox.newReturn('return-completed', member.member)).returnNumber,
    '/us/en',
  )
  await expect(steps.last().locator('time')).toBeVisible()
  await expect(page.getByText(/Expect it by|It may take until|on its way/i)).toHaveCount(1)
  await expect(steps.nth(1)).toContainText('On its way to us')

  const denied = await sandbox.newReturn('return-denied', member.member)
  await page.goto('/us/en/orders')
  const other = page.locator(`[data-order="${denied.returnNumber}"]`)
  await expect(other).toBeVisible()
  await expect(other.locator('[data-part="return-money"]')).toHaveCount(0)
})
