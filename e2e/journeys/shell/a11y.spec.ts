import type { Page } from '@playwright/test'
import { findFaults, isAccessible, isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { changeFirstAnswer, holdAnswers, loseNext } from '../../support/answers.ts'
import { opensAsShell, pageAnswers } from '../../support/open-page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const cancelCall = '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder'
const jobCall = '/order_mgmt/ordermods/v1/jobs/{jobId}'

test.describe('axe finds nothing', () => {
  test.describe.configure({ timeout: 60_000 })

  for (const prefix of ['/us/en', '/ae/ar']) {
    test(`on the list of orders, empty and full, in ${prefix}`, async ({
      page,
      context,
      sandbox,
      history,
    }) => {
      const { member } = await sandbox.newMember({ orders: 6 })
      await signInFirst(context, member)
      for (const from of ['cancellable', 'pickup-ready', 'payment-pending', 'missing-picture', 'long-title'])
        await sandbox.newOrder({ from, member })
      await history.opens(prefix)
      await expect(history.orders.first()).toBeVisible()
      await (prefix === '/us/en' ? isAccessible : isAccessibleToo)(page, 'list')
    })

    test(`on an order, in ${prefix}`, async ({ page, member, sandbox, detail }) => {
      const { orderNumber } = await sandbox.newOrder({ from: 'discounted', member: member.member })
      await detail.opens(orderNumber, prefix)
      await (prefix === '/us/en' ? isAccessible : isAccessibleToo)(page, 'order')
      for (const from of ['payment-pending', 'in-store'] as const) {
        const other = await sandbox.newOrder({ from, member: member.member })
        await detail.opens(other.orderNumber, prefix)
        await isAccessibleToo(page, from)
      }
    })

    test(`on a return and its dialogs, in ${prefix}`, async ({ page, member, sandbox, detail }) => {
      const { orderNumber, returnNumber } = await sandbox.newReturn('return-in-process', member.member)
      await detail.opensReturn(returnNumber, prefix)
      await isAccessibleToo(page, 'return')
      await detail.opens(orderNumber, prefix, '?modal=return')
      await expect(detail.dialog).toBeVisible()
      await isDialogAccessible(page, 'return dialog')
    })

    test.describe(`in the cancellation, in ${prefix}`, () => {
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
  }

  test('in the view of a window that has ended', async ({ page, member, sandbox, detail, cancellation }) => {
    await page.clock.install()
    const { orderNumber } = await sandbox.newOrder({ member: member.member, ageMinutes: 25 })
    await detail.opens(orderNumber)
    await cancellation.asks()
    await pageAnswers(page)
    await page.clock.fastForward('06:00')
    await cancellation.seesView('outsideWindow')
    await isDialogAccessible(page, 'outside the window')
  })

  test('on an empty list, an unknown order and a page to come', async ({
    page,
    member,
    history,
    detail,
    shell,
  }) => {
    expect(member.member).toContain('@')
    await history.opens()
    await history.seesState('empty')
    await isAccessibleToo(page, 'empty list')
    await page.goto('/orders/sales/PF00AA00000')
    await detail.seesNotFound()
    await isDialogAccessible(page, 'unknown order')
    await page.goto('/orders/gift-card-lookup')
    await expect(shell.heading).toBeVisible()
    await isAccessibleToo(page, 'gift card')
  })

  test('where a list did not load', async ({ page, context, sandbox, history }) => {
    await opensAsShell(page)
    const { member } = await sandbox.newMember({ orders: 12 })
    await signInFirst(context, member)
    const trouble = { call: 'GET /orders/history/v1', effect: 'status', status: 500, member } as const
    await sandbox.addFault(trouble)
    await history.opens()
    await history.seesState('firstPageFailed')
    await isDialogAccessible(page, 'list did not load')
    await history.opens()
    await history.seesOrders(10)
    await sandbox.addFault(trouble)
    await history.showsMore()
    await history.seesState('ready.loadMoreFailed')
    await isDialogAccessible(page, 'more orders did not load')
  })

  test('where an order did not load', async ({ page, member, detail }) => {
    await changeFirstAnswer(page, '/orders/history/v1/{orderNumber}', () => member.member)
    await page.goto('/orders/sales/PF00AA00001')
    await detail.seesServiceError()
    await isDialogAccessible(page, 'order did not load')
  })

  test('on the sign-in page, also after a wrong password', async ({ page }) => {
    await page.goto('/session/sign-in?returnTo=/orders')
    await isAccessible(page, 'sign-in')
    await page.getByLabel('E-mail address').fill('nobody@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await isAccessibleToo(page, 'wrong password')
  })

  test("on the sandbox's page", async ({ page }) => {
    await page.goto('/sandbox')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessibleToo(page, 'sandbox')
  })
})

test('the check itself finds faults where there are any', async ({ page, member, history }) => {
  await history.opens()
  await history.seesState('empty')
  await pageAnswers(page)
  await page.evaluate((name) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = name
    paragraph.className = 'faint'
    const picture = document.createElement('img')
    picture.src = '/products/runner.svg'
    document.querySelector('main')?.append(paragraph, picture)
    const faint = new CSSStyleSheet()
    faint.replaceSync('.faint { color: #bbb; background: #fff }')
    document.adoptedStyleSheets.push(faint)
  }, member.member)
  expect((await findFaults(page)).map(({ id }) => id).sort()).toEqual(['color-contrast', 'image-alt'])
})

test('a keyboard is enough: list, order, cancel, done, and focus is where the change is', async ({
  page,
  member,
  sandbox,
  history,
  cancellation,
}) => {
  const { orderNumber } = await sandbox.newOrder({ member: member.member })
  const focused = page.locator(':focus')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if ((await focused.count()) > 0 && (await focused.textContent())?.trim() === name) return
    }
    throw new Error(`no Tab leads to "${name}"`)
  }
  await history.opens()
  await expect(history.order(orderNumber)).toBeVisible()
  await pageAnswers(page)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await tabTo('View order')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused()

  await tabTo('Cancel order')
  await page.keyboard.press('Enter')
  await cancellation.seesView('confirming')
  await expect(focused).toHaveText('Cancel this order?')
  await page.keyboard.press('Escape')
  await cancellation.seesNoDialog()
  await expect(focused).toHaveText('Cancel order')

  await page.keyboard.press('Enter')
  await tabTo('Yes, cancel order')
  await page.keyboard.press('Enter')
  await cancellation.seesView('complete')
  await expect(focused).toHaveText('Your order is cancelled')
  await tabTo('Done')
  await page.keyboard.press('Space')
  await cancellation.seesNoDialog()
  await expect(focused).toContainText(orderNumber)
  await cancellation.seesStatus('Cancelled')
})
