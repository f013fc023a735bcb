import { reviewPage } from '../../pages/review.page.ts'
import { isDialogAccessible } from '../../support/accessibility.ts'
import { watchCalls, watchReports } from '../../support/answers.ts'
import { expect, test } from '../../support/own-order.ts'
import { dropPart } from '../../support/page-code.ts'

test('[OD-10] a member writes a review by keyboard, faults are told, and it is sent once from two tabs', async ({
  page,
  context,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const signatures = watchCalls(page, 'POST', '/reviews/signature/v1')
  const sent = watchCalls(page, 'POST', '/reviews/v1')
  const review = reviewPage(page)
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await expect(review.offers).toHaveCount(2)
  expect(signatures).toHaveLength(1)
  expect(Object.keys(signatures[0]?.body as object)).toEqual([
    'user_auth_token',
    'first_name',
    'last_name',
    'nick_name',
    'email',
    'email_confirmed',
    'issued_at',
  ])

  const other = await context.newPage()
  await other.goto(page.url())
  const otherReview = reviewPage(other)
  await otherReview.offers.first().click()
  await otherReview.fillsIn()

  await review.offers.first().focus()
  await page.keyboard.press('Enter')
  await expect(review.form).toBeVisible()
  await isDialogAccessible(page, 'the review form')
  await review.sends()
  await expect(review.summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(review.summary.getByRole('link')).toHaveText([
    'Pick one to five stars',
    'Write a title',
    'Write your review',
  ])
  await expect(review.title).toHaveAccessibleDescription('Write a title')
  await isDialogAccessible(page, 'the review form with faults')
  await review.summary.getByRole('link', { name: 'Pick one to five stars' }).press('Enter')
  await expect(review.stars(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(review.stars(3)).toBeChecked()
  await review.title.fill('Light')
  await review.text.fill('Too short')
  await expect(review.summary.getByRole('link')).toHaveText(['Write at least 20 characters'])
  await review.text.fill('Light, quick and dry in the rain.')
  await expect(review.summary).toHaveCount(0)
  await review.text.fill('Too short')
  await expect(review.summary).toBeVisible()
  await expect(review.text).toBeFocused()
  await review.text.fill('Light, quick and dry in the rain.')
  await expect(review.summary).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(review.dialog).toHaveAccessibleName('Thank you for your review')
  expect(
    sent.map(({ body, headers }) => [Object.keys(body as object), Boolean(headers['idempotency-key'])]),
  ).toEqual([[['orderNumber', 'lineId', 'rating', 'title', 'text', 'author', 'signature'], true]])
  await isDialogAccessible(page, 'thanks for a review')
  await review.dialog.getByRole('button', { name: 'Back to order' }).click()
  await expect(detail.items.first()).toContainText('Review sent')
  await expect(review.offers).toHaveCount(1)

  await otherReview.sends()
  await expect(otherReview.dialog).toHaveAccessibleName('You’ve already reviewed this')
  await page.reload()
  await expect(review.offers).toHaveCount(1)
})

test('[OD-10] without enableWriteReview=true or a signature there is no review, and the failure is logged', async ({
  page,
  member,
  sandbox,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const signatures = watchCalls(page, 'POST', '/reviews/signature/v1')
  const reports = watchReports(page)
  const review = reviewPage(page)
  await detail.opens(orderNumber, '', '?enableWriteReview=false')
  await expect(detail.items.first().locator('[data-action=buyItAgain]')).toBeVisible()
  await expect(page.locator('[data-flow=review]')).toHaveCount(0)
  expect(signatures).toEqual([])
  await sandbox.addFault({ call: 'POST /reviews/signature/v1', effect: 'status', member: member.upmId })
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await review.seesState('unavailable')
  await expect(review.offers).toHaveCount(0)
  await expect
    .poll(() => reports().map(({ code, devMessage }) => [code, devMessage]))
    .toEqual([['unknown orders error', 'review signature: problem 503 unavailable']])
})

test('where the code of reviews does not come, none is offered, and the order is there with all else', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const signatures = watchCalls(page, 'POST', '/reviews/signature/v1')
  const code = await dropPart(page, 'src/features/review/reviews.tsx')
  code.drop()
  const failed = page.waitForEvent('requestfailed')
  await detail.opens(orderNumber, '', '?enableWriteReview=true')
  await failed
  await expect(page.getByRole('button', { name: /^Buy again/ }).first()).toBeEnabled()
  await expect(reviewPage(page).offers).toHaveCount(0)
  expect(signatures).toHaveLength(0)
})
