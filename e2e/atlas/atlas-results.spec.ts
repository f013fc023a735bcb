import { expect, test } from '../support/test.ts'
import { atlasPage } from './lib/atlas.page.ts'
import { sampleResults, untaken } from './lib/sample-results.ts'

test.describe('a tester', () => {
  test('sees on the chart what was walked and what was not, and which path would get there', async ({
    page,
  }) => {
    const atlas = atlasPage(page)
    await atlas.has(sampleResults)
    await atlas.open('#/flows/cancellation')
    await expect(atlas.state(untaken.state)).toHaveAttribute('data-mark', 'covered')
    await page.getByLabel('Painted by').selectOption('Browser')
    await expect(atlas.state(untaken.state)).toHaveAttribute('data-mark', 'missing')
    await expect(
      page.locator(`text[data-transition="${quoted(untaken.transition)}"]`).first(),
    ).toHaveAttribute('data-mark', 'missing')
    const coverage = page.getByRole('region', { name: 'Coverage' })
    await expect(coverage.getByRole('row', { name: /states/ })).toContainText('15 of 16')
    await coverage.getByText(untaken.state, { exact: true }).click()
    await expect(coverage.getByText('Given an order placed ten minutes ago').first()).toBeVisible()
    await expect(coverage.getByText('When the 30 minutes are over').first()).toBeVisible()
    await expect(
      coverage.getByText(`npm run model -- cancellation --through "${untaken.state}"`),
    ).toBeVisible()
  })

  test('reads the paths through a state, with how they ended', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.has(sampleResults)
    await atlas.open('#/flows/cancellation/dialog.confirming')
    const paths = page.getByRole('region', { name: '1 path through dialog.confirming' })
    await expect(paths.getByText('passed in 12 ms')).toBeVisible()
    await paths.getByText(/^1 Given/).click()
    await expect(paths.getByText('npm run model -- cancellation --path 1')).toBeVisible()
    await expect(paths.getByText('passed in 1.4 s')).toBeVisible()
  })

  test('sees the coverage of all flows, the least covered first', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.has(sampleResults)
    await atlas.open('#/coverage')
    await expect(page.getByText('Headless run of November 24, 2026')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Cancellation' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancellation')
  })

  test('goes from a requirement to its transitions, tests and their last result', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.has(sampleResults)
    await atlas.open('#/requirements')
    const ids = page.getByRole('rowheader')
    await expect(ids).toHaveText(['ZZ-01', 'CA-02', 'CA-01'])
    await page.getByRole('button', { name: 'Id' }).click()
    await expect(ids).toHaveText(['CA-01', 'CA-02', 'ZZ-01'])
    await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Id' }).click()
    await expect(ids).toHaveText(['ZZ-01', 'CA-02', 'CA-01'])
    const row = page.getByRole('row', { name: /CA-02/ })
    await expect(row).toContainText('Failed')
    await row.getByText('2', { exact: true }).click()
    await expect(row.getByText('[CA-02] a shopper is too late')).toBeVisible()
    await row.getByRole('link', { name: 'Cancellation' }).click()
    await expect(page.getByLabel('Painted by')).toHaveValue('CA-02')
    await expect(
      page.locator(`text[data-transition="${quoted(untaken.transition)}"]`).first(),
    ).toHaveAttribute('data-mark', 'covered')
  })

  test('is told where no tests have run', async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.has(null)
    await atlas.open('#/coverage')
    await expect(page.getByText('No tests have run yet')).toBeVisible()
    await atlas.open('#/flows/cancellation')
    await expect(page.getByText('No tests have run yet')).toBeVisible()
    await expect(page.getByLabel('Painted by')).toHaveCount(0)
  })
})

/** A name inside a quoted attribute of a selector. */
function quoted(name: string): string {
  return name.replaceAll('"', '\\"')
}
