import { readFileSync } from 'node:fs'
import { flows } from '../../machines/index.ts'
import { expect, test } from '../support/test.ts'
import { atlasPage } from './lib/atlas.page.ts'
import { screensFolder } from './lib/studio.ts'

test.describe('a designer', () => {
  test('opens one address, finds a state on the map and sees its real screen beside its chart', async ({
    page,
  }) => {
    const atlas = atlasPage(page)
    await atlas.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every process of the shop')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Cancellation \d/ })
      .click()
    await atlas.state('dialog.denied').click()
    await expect(page.getByRole('heading', { level: 2, name: 'dialog.denied', exact: true })).toBeVisible()
    await expect(atlas.screen.getByRole('dialog')).toHaveAccessibleName(/can’t be canceled anymore/)
    await expect(atlas.state('dialog.denied')).toHaveAttribute('aria-pressed', 'true')
  })

  test('sees it in any country, language, direction, width and theme, and in two of them side by side', async ({
    page,
  }) => {
    const atlas = atlasPage(page)
    await atlas.open('#/flows/cancellation/dialog.denied')
    await page.getByText('Real screen').click()
    await page.getByLabel('Language').selectOption('Arabic')
    await page.getByLabel('Country').selectOption('United Arab Emirates')
    await page.getByLabel('Theme').selectOption('Dark')
    const html = atlas.screen.locator('html')
    await expect(html).toHaveAttribute('dir', 'rtl')
    await expect(html).toHaveAttribute('lang', /^ar/)
    await expect(atlas.screen.getByRole('dialog')).toBeVisible()
    expect(await html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
    await page.getByLabel('Direction').selectOption('Left to right')
    await expect(html).toHaveAttribute('dir', 'ltr')
    await page.getByRole('button', { name: 'Two side by side' }).click()
    await expect(page.locator('iframe')).toHaveCount(2)
    await page.getByText('Beside it').click()
    const beside = page.getByRole('main').locator('details').filter({ hasText: 'Beside it' })
    await beside.getByLabel('Language').selectOption('Polish')
    await beside.getByLabel('Width').selectOption('768 px')
    const other = page.frameLocator('iframe').nth(1)
    await expect(other.locator('html')).toHaveAttribute('lang', /^pl/)
    await expect.poll(() => other.locator('html').evaluate(() => innerWidth)).toBe(768)
    await page.reload()
    await expect(page.frameLocator('iframe').nth(1).locator('html')).toHaveAttribute('lang', /^pl/)
  })

  test('reads what the state says, waits for and is called by', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.open('#/flows/cancellation/dialog.inProgress.shown')
    const panel = page.getByRole('region', { name: 'dialog.inProgress.shown', exact: true })
    await expect(panel.getByText('The four-lane bar moves')).toBeVisible()
    await expect(panel.getByText(/^Given the same page after a reload/)).toBeVisible()
    await panel.getByText(/texts, with their messages$/).click()
    await expect(panel.getByText(/claimKey of attempt has not answered/)).toBeVisible()
    await expect(
      panel.getByRole('row').filter({ hasText: 'Canceling your order' }).getByRole('cell'),
    ).toHaveCount(2)
    await panel.getByRole('link', { name: 'dialog.inProgress.hidden' }).first().click()
    await expect(
      page.getByRole('heading', { level: 2, name: 'dialog.inProgress.hidden', exact: true }),
    ).toBeVisible()
  })

  test('follows transitions by arrow keys, and keeps the place in the chart while screens come up', async ({
    page,
  }) => {
    const atlas = atlasPage(page)
    await atlas.open('#/flows/gift-card')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-state'))
    await page.getByRole('button', { name: '100 %' }).focus()
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('form')
    await page.keyboard.press('Enter')
    for (const state of ['form.accepting', 'form.accepting.entering']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('heading', { level: 2, name: state, exact: true })).toBeVisible()
      await expect(atlas.screen.getByRole('textbox').first()).toBeVisible()
      expect(await focused()).toBe(state)
    }
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('form.accepting')
  })

  test('sees all states of a flow at once, and where one leads', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.open('#/screens/gift-card')
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items.filter({ has: page.getByRole('heading', { name: 'balance' }) })).toBeVisible()
    await page.getByRole('heading', { name: 'balance' }).getByRole('link').click()
    await expect(atlas.screen.getByText('Balance', { exact: true })).toBeVisible()
    await atlas.screen
      .getByRole('link', { name: /podium/i })
      .first()
      .click()
    await expect(page.getByText(/^Leads to/)).toBeVisible()
  })

  test('finds a state by its name or by what it says', async ({ page }) => {
    await atlasPage(page).open()
    await page.getByRole('searchbox', { name: 'Find a flow or a state' }).fill('outsideWindow')
    const found = page
      .getByRole('navigation', { name: 'Atlas' })
      .getByRole('link', { name: 'dialog.outsideWindow' })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancellation')
    await page.getByRole('searchbox').fill('no such thing')
    await expect(page.getByText('Nothing found')).toBeVisible()
  })

  test('sees what a Korean guest can meet', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.open()
    await page.getByLabel('Met by').selectOption('A guest')
    await page.getByLabel('In', { exact: true }).selectOption('South Korea')
    // All that can happen to all flows is looked through, beside two other tests.
    await expect(page.getByText(new RegExp(`They meet \\d+ of ${flows.length} flows`))).toBeVisible({
      timeout: 60_000,
    })
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Return wizard/ })
      .click()
    await expect(atlas.state('recalling')).toHaveAttribute('data-mark', /dim/)
    await expect(atlas.state('choosing.confirmation')).not.toHaveAttribute('data-mark', /dim/)
  })

  test('takes a chart along, as a picture and for other programs', async ({ page }) => {
    await atlasPage(page).open('#/flows/cancellation')
    const take = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      const file = await download
      return { name: file.suggestedFilename(), body: readFileSync(await file.path()) }
    }
    const picture = await take('PNG')
    expect(picture.name).toBe('cancellation.png')
    expect(picture.body.subarray(1, 4).toString()).toBe('PNG')
    expect((await take('Mermaid')).body.toString()).toContain('stateDiagram-v2')
    expect((await take('SCXML')).body.toString()).toContain('<scxml')
    expect(JSON.parse((await take('XState JSON')).body.toString())).toMatchObject({ id: 'cancellation' })
    await expect(page.getByRole('link', { name: /^SVG/ })).toHaveAttribute(
      'href',
      'drawings/cancellation.svg',
    )
  })

  test('opens the same from a file, without any server', async ({ page }) => {
    await page.goto(`${screensFolder.href}index.html#/flows/gift-card/balance`)
    await expect(page.frameLocator('iframe').getByText('Balance', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All screens' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift card, screen by screen')
  })

  test('is told of an address that leads nowhere', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.open('#/flows/cancellation/dialog.nowhere')
    await expect(page.getByText('This chart has no state dialog.nowhere.')).toBeVisible()
    await atlas.open('#/flows/nothing')
    await expect(page.getByRole('alert')).toHaveText('There is no flow “nothing”.')
  })
})
