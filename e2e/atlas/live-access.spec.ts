import type { Page } from '@playwright/test'
import { findFaults, isAccessible, isAccessibleToo } from '../support/accessibility.ts'
import { expect, test } from '../support/live-chart.ts'
import { lookAt } from '../support/looks.ts'

const views = ['Log', 'By hand', 'Sequence', 'Recording'] as const
const narrowViews = ['Chart', 'Actors', ...views] as const

test('axe finds nothing in a window of its own, in any view, wide or narrow, light or dark', async ({
  live,
  watchesCancellation,
  cancellation,
}) => {
  test.slow()
  await watchesCancellation('denied')
  await cancellation.cancels()
  await cancellation.seesView('denied')
  const { window, panel } = await live.opensOwnWindow()
  await panel.choosesActor('Cancellation')
  for (const view of views) {
    await lookAt(window, { width: 1280, scheme: 'light' })
    await panel.shows(view)
    await isAccessible(window, view)
  }
  await lookAt(window, { width: 390, scheme: 'light' })
  for (const view of narrowViews) {
    await panel.shows(view)
    await isAccessibleToo(window, `${view}, narrow`)
    await lookAt(window, { width: 390, scheme: 'light' })
  }
  await panel.slider.press('ArrowLeft')
  await isAccessibleToo(window, 'looking back')
})

const reachedByTab = async (page: Page, presses: number): Promise<boolean> => {
  for (let press = 0; press < presses; press += 1) {
    const isThere = await page.evaluate(() => document.activeElement?.localName === 'baton-live')
    if (isThere) return true
    await page.keyboard.press('Tab')
  }
  return false
}

test('a page that is watched keeps its order of focus, with the button last, and has no fault of axe', async ({
  page,
  live,
  opensOwnOrder,
}) => {
  await live.switchesOn()
  await opensOwnOrder()
  expect(await findFaults(page)).toEqual([])
  expect(
    await page.evaluate(
      () => document.body.lastElementChild?.localName ?? document.body.innerHTML.slice(-80),
    ),
  ).toBe('baton-live')
  expect(await reachedByTab(page, 120)).toBe(true)
})

test('the whole panel is worked by keyboard', async ({ page, live, opensOwnOrder, cancellation }) => {
  await live.switchesOn()
  await opensOwnOrder()
  await live.launch.focus()
  await page.keyboard.press('Enter')
  const { panel } = live
  await panel.isOpen()
  await panel.view('Chart').focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.view('Log')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(panel.view('By hand')).toHaveAttribute('aria-selected', 'true')
  await panel.shows('Actors')
  const cancel = panel.actor('Cancellation')
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveAttribute('aria-current', 'true')
  await panel.view('Actors').focus()
  await page.keyboard.press('ArrowLeft')
  const send = panel.place.getByRole('button', { name: 'Send: the shopper asks to cancel' })
  await send.focus()
  await page.keyboard.press('Enter')
  await cancellation.seesView('confirming')
  await panel.slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panel.slider).toHaveAttribute('aria-valuetext', /^\d+ of \d+/)
  await page.keyboard.press('Escape')
  await expect(live.dock).toBeHidden()
  await expect(live.launch).toBeFocused()
  await cancellation.seesView('confirming')
})

test('the docked panel is sized by keys and by pointer, at the end of wide pages and at the bottom of small ones', async ({
  page,
  live,
  opensOwnOrder,
}) => {
  await live.switchesOn()
  await opensOwnOrder()
  await live.opens()
  const widthOf = async () => (await live.dock.boundingBox())?.width ?? 0
  const before = await widthOf()
  await live.grip.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(widthOf).toBe(before + 32)
  const box = await live.grip.boundingBox()
  if (!box) throw new Error('the grip is not there')
  await page.mouse.move(box.x + 5, 300)
  await page.mouse.down()
  await page.mouse.move(box.x - 60, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(widthOf).toBeGreaterThan(before + 80)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(live.grip).toHaveAttribute('aria-orientation', 'horizontal')
  const dock = await live.dock.boundingBox()
  expect([dock?.x, dock?.width, Math.round((dock?.y ?? 0) + (dock?.height ?? 0))]).toEqual([0, 390, 844])
  await page.reload()
  await live.panel.isOpen()
})
