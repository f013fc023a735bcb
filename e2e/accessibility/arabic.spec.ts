import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleToo, isDialogAccessible } from '../support/accessibility.ts'
import { holdAnswers, loseNext } from '../support/answers.ts'
import { signInFirst } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const cancelCall = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'
const jobCall = '/order_mgmt/ordermods/v1/jobs/{jobId}'

/** From right to left; what the charts' screens are in English the walks of the models look at. */
test.describe('axe finds nothing in Arabic', () => {
  test.describe.configure({ timeout: 60_000 })

  const prefix = '/ae/ar'
  test('on the list of orders, empty and full', async ({ page, context, sandbox, history }) => {
    const { member } = await sandbox.newMember({ orders: 6 })
    await signInFirst(context, member)
    for (const from of ['cancellable', 'pickup-ready', 'payment-pending', 'missing-picture', 'long-title'])
      await sandbox.newOrder({ from, member })
    await history.opens(prefix)
    await expect(history.orders.first()).toBeVisible()
    await isAccessible(page, 'list')
  })

  test('on an order', async ({ page, member, sandbox, detail }) => {
    const { orderNumber } = await sandbox.newOrder({ from: 'discounted', member: member.member })
    await detail.opens(orderNumber, prefix)
    await isAccessible(page, 'order')
    for (const from of ['payment-pending', 'in-store'] as const) {
      const other = await sandbox.newOrder({ from, member: member.member })
      await detail.opens(other.orderNumber, prefix)
      await isAccessibleToo(page, from)
    }
  })

  test('on a return and its dialogs', async ({ page, member, sandbox, detail }) => {
    const { orderNumber, returnNumber } = await sandbox.newReturn('return-in-process', member.member)
    await detail.opensReturn(returnNumber, prefix)
    await isAccessibleToo(page, 'return')
    await detail.opens(orderNumber, prefix, '?modal=return')
    await expect(detail.dialog).toBeVisible()
    await isDialogAccessible(page, 'return dialog')
  })

  test.describe('in the cancellation', () => {
    const isAt = (page: Page, view: string) =>
      expect(page.locator('[data-flow=cancellation]')).toHaveAttribute('data-state', view, {
        timeout: 15_000,
      })
    const confirm = (page: Page) => page.getByRole('dialog').getByRole('button').first().click()

    test('asking, under way and done', async ({ page, member, sandbox, detail }) => {
      const { orderNumber } = await sandbox.newOrder({ member: member.member })
      await detail.opens(orderNumber, prefix)
      await detail.quickAction('cancel').click()
      await isAt(page, 'confirming')
      await isAccessibleToo(page, 'confirming')
      const polls = await holdAnswers(page, jobCall)
      await confirm(page)
      await isAt(page, 'inProgress')
      await isDialogAccessible(page, 'in progress')
      polls.letGo()
      await isAt(page, 'complete')
      await isDialogAccessible(page, 'complete')
    })

    for (const [rule, view] of [
      ['pending', 'pending'],
      ['denied', 'denied'],
      ['failing', 'error'],
    ] as const) {
      test(view, async ({ page, member, sandbox, detail }) => {
        const { orderNumber } = await sandbox.newOrder({ member: member.member, rule })
        await detail.opens(orderNumber, prefix)
        await detail.quickAction('cancel').click()
        await confirm(page)
        await isAt(page, view)
        await isDialogAccessible(page, view)
      })
    }

    test('checking the outcome', async ({ page, member, sandbox, detail }) => {
      const { orderNumber } = await sandbox.newOrder({ member: member.member })
      await detail.opens(orderNumber, prefix)
      const outcome = await holdAnswers(page, '/idempotency/v1/{key}')
      await loseNext(page, cancelCall, 'back')
      await detail.quickAction('cancel').click()
      await confirm(page)
      await expect(page.locator('[data-flow=attempt]')).toHaveAttribute('data-state', /^checkingOutcome/)
      await isDialogAccessible(page, 'checking the outcome')
      outcome.letGo()
    })
  })
})
