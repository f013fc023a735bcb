import type { Page } from '@playwright/test'
import { opensAsShell } from '../../../pages/open-page.ts'
import { twiceTheText } from '../../../support/large-text.ts'
import { expect, test } from '../../../support/own-order.ts'

test.use(twiceTheText)

/** What sticks out of its order, and words that have less than five letters' room. */
const faultsOf = (page: Page) =>
  page.locator('[data-flow=orderHistory]').evaluate((flow) => {
    const { left, right } = flow.getBoundingClientRect()
    const parts = [...flow.querySelectorAll('[data-order] *, [aria-busy] > div *')].filter(
      (part) => part.getClientRects().length > 0 && getComputedStyle(part).position !== 'absolute',
    )
    const sticksOut = parts.filter((part) => {
      const box = part.getBoundingClientRect()
      return box.left < left - 1 || box.right > right + 1
    })
    const squeezed = [...flow.querySelectorAll('h2, h3, [data-order] p')].filter(
      (part) => part.getBoundingClientRect().width < 2.5 * Number.parseFloat(getComputedStyle(part).fontSize),
    )
    return [...sticksOut, ...squeezed].map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`)
  })

for (const width of [320, 640, 1280, 1440]) {
  test(`at twice the text size the history and its skeleton hold at ${width} px`, async ({
    page,
    ownOrder,
    sandbox,
    member,
    history,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const from of ['long-title', 'delivered', 'returnable']) await ownOrder({ from })
    await opensAsShell(page)
    await sandbox.addFault({
      call: 'GET /orders/history/v1',
      effect: 'delay',
      ms: 3_000,
      member: member.member,
    })
    await page.goto('/orders')
    const bone = page.locator('[aria-busy=true] > div').first().locator('[class*=picture]').first()
    await expect(bone).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const held = await bone.boundingBox()
    await history.seesOrders(3)
    expect(await faultsOf(page)).toEqual([])
    const picture = await history.lines.first().locator('[class*=picture]').first().boundingBox()
    expect([picture?.x, picture?.width]).toEqual([held?.x, held?.width])
  })
}
